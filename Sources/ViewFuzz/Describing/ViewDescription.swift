import ArgumentParser
import FuzzEngine
import Foundation
import FuzzCommands
import FuzzReports
import HeadlessUI

/// The vocabulary and reports of views.
extension ViewSubject: DescribableSubject {
    /// The words for views in help and reports.
    package static var vocabulary: Vocabulary {
        Vocabulary(
            abstract:
                "Finds the orders of touches, events from outside and turns of the run loop in which the views of \(App.self) go wrong.",
            findingsHeading: "What goes wrong in the views",
            failureClause: "something goes wrong in a view",
            failureNoun: "failing run",
            mechanism: "what goes wrong, in which handler, and where in the loop",
            placeHeading: "run loop",
            reasonClause: "why it came to that: the handler, its place in the code and in the loop, and what was read",
            helpPreface: """
                VIEWS
                  \(App.views.map { JSONStringLiteral.of($0.name) }.joined(separator: ", "))
                  \(FuzzedViews<App>.variable)=a,b in the environment draws cases of these alone.


                """)
    }

    /// Returns a sentence about the platform, the delivery and the access.
    package static func meaning(of configuration: ViewConfiguration<App>) -> [String] {
        let platform =
            switch configuration.platform {
            case .iOS: "iOS: body is updated at the end of a touch, and when the loop is about to wait."
            case .macOS:
                "macOS: body is updated when the loop is about to wait, or its run ends; a click comes between two runs."
            }
        let delivery =
            switch configuration.otherDelivery {
            case .written: "Every publisher delivers as the app has it."
            case .standard(.runloop): "What may be delivered otherwise is received on RunLoop.main."
            case .standard(.queue): "What may be delivered otherwise is received on DispatchQueue.main."
            case .standard(.exit): "What may be delivered otherwise is received at the end of a run of the loop."
            case .standard(.commit):
                "What may be delivered otherwise is received behind the update, at the loop's wait or the end of its run."
            case .own(let scheduler):
                "What may be delivered otherwise is received on the app's scheduler '\(scheduler.name)'."
            }
        let access =
            switch configuration.access {
            case .index: "The bindings of ForEach find their element by its index, as SwiftUI's do."
            case .identity: "The bindings of ForEach find their element by its id, which SwiftUI's do not."
            }
        return [platform, delivery, access]
    }

    /// Returns how a run fails, as a phrase that can begin a sentence.
    package static func phrase(
        for mechanism: TextMechanism<ViewVerdict>, under configuration: ViewConfiguration<App>
    ) -> String {
        switch mechanism.verdict {
        case .broken: "it does not hold that \(mechanism.text)"
        case .trap: mechanism.text.isEmpty ? "the code traps" : "the code traps in \(mechanism.text)"
        case .exit: "the code ends its process \(mechanism.text)"
        default: mechanism.text.isEmpty ? "it \(meaning(of: mechanism.verdict))" : mechanism.text
        }
    }

    /// Returns what a verdict means for the user of the app, as a clause.
    package static func meaning(of verdict: ViewVerdict) -> String {
        switch verdict {
        case .clean: "does nothing wrong"
        case .crash: "uses a binding whose element is gone, and traps"
        case .corrupt: "uses a binding at whose index another element is, and goes on with that"
        case .issue: "does what SwiftUI warns of"
        case .broken: "does not keep a property"
        case .unsettled: "goes on without an end"
        case .trap: "traps"
        case .hang: "never comes back"
        case .exit: "ends its process"
        }
    }

    /// Returns the events on another thread, and the app's own work on other threads.
    package static func chances(in testCase: ViewCase<App>, _ outcomes: [ViewOutcome]) -> [String] {
        let events = testCase.steps.compactMap { step -> String? in
            guard case .outside(let outside) = step, outside.way == .background else { return nil }
            return "'\(step)' on another thread"
        }
        let work = outcomes.contains(where: \.hadOtherThreads) ? ["work of the app's on other threads"] : []
        return Array(Set(events)).sorted() + work
    }

    /// Returns the name of a case's view, or the numbers of the steps without effect.
    package static func details(of thing: DetailedThing<ViewSubject>) -> [JSONMember] {
        switch thing {
        case .testCase(let testCase):
            [JSONMember("view", testCase.view.isEmpty ? App.views.first?.name ?? "" : testCase.view)]
        // Listing these steps shows if a case has lost its meaning.
        case .outcome(let outcome) where !outcome.stepsWithoutEffect.isEmpty:
            [JSONMember("withoutEffect", outcome.stepsWithoutEffect)]
        case .outcome, .mechanism, .change: []
        }
    }

    /// Runs a case on the main thread, and reports each line of its story.
    package static func story(
        of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>,
        telling tell: (TimelineEntry) -> Void
    ) -> Story {
        withoutActuallyEscaping(tell) { tell in
            // The code calls it on this thread, before this method returns.
            nonisolated(unsafe) let tell = tell
            return MainActor.assumeIsolated {
                ViewJournal<App>(telling: tell).story(of: testCase, under: configuration)
            }
        }
    }
}

extension ViewSubject: CommandLineSubject {
    /// A check of each scheduler that the app defines.
    package static var preflightChecks: [PreflightCheck] {
        App.schedulers.map { scheduler in
            let name = scheduler.name
            return PreflightCheck("scheduler \(name)") { SchedulerTrial.of(name, App.self) }
        }
    }

    /// With few cases of views, additional starts show whether the shrinker always reaches the same result.
    package static var shrinkStarts: Int { 30 }
    /// The commands that only views have.
    package static var commands: [any ParsableCommand.Type] { [ExportCommand<App>.self, TestCommand<App>.self] }
}
