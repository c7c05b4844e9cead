import ArgumentParser
import FuzzEngine
import Foundation
import FuzzCommands
import FuzzReports
import HeadlessUI
import RowReports

/// The vocabulary and reports of views.
extension ViewSubject: DescribableSubject {
    /// The words for views in help and reports.
    package static var vocabulary: Vocabulary {
        Vocabulary(
            abstract:
                "Finds the orders of touches, outside events and run-loop turns in which the views of \(App.self) fail.",
            findingsHeading: "View failures",
            failureClause: "a view fails",
            failureNoun: "failing run",
            mechanism: "the binding or the function that fails, and how it fails",
            placeHeading: "run loop",
            reasonClause:
                "the reason for the failure: the handler, its place in the code and in the run loop, and its access",
            helpPreface: """
                VIEWS
                  \(App.allViews.map { JSONStringLiteral.of($0.name) }.joined(separator: ", "))
                  \(FuzzedViews<App>.variable)=a,b in the environment restricts the search to these views.


                """)
    }

    /// Returns a sentence about the platform, the delivery and the access.
    package static func meaning(of configuration: ViewConfiguration<App>) -> [String] {
        let platform =
            switch configuration.platform {
            case .iOS: "iOS: body is updated at the end of a touch, and when the run loop is about to wait."
            case .macOS:
                "macOS: body is updated when the run loop is about to wait, or its run ends; clicks come between two runs."
            }
        let delivery =
            switch configuration.otherDelivery {
            case .written: "Every publisher delivers as the app specifies."
            case .standard(.runloop): "Publishers marked by setup.delivered deliver on RunLoop.main."
            case .standard(.queue): "Publishers marked by setup.delivered deliver on DispatchQueue.main."
            case .standard(.exit): "Publishers marked by setup.delivered deliver at the end of a run of the run loop."
            case .standard(.commit):
                "Publishers marked by setup.delivered deliver after the update of body, before the run loop waits "
                    + "or its run ends."
            case .own(let scheduler):
                "Publishers marked by setup.delivered deliver on the app's scheduler '\(scheduler.name)'."
            }
        let access =
            switch configuration.access {
            case .index: "The bindings of ForEach find their element by its index, as in SwiftUI."
            case .identity: "The bindings of ForEach find their element by its id, unlike in SwiftUI."
            }
        return [platform, delivery, access]
    }

    /// Returns the platform, the delivery and the bindings in a few words.
    package static func gloss(of configuration: ViewConfiguration<App>) -> String? {
        let delivery =
            switch configuration.otherDelivery {
            case .written: "publishers as the app has them"
            default: "publishers of setup.delivered by another way"
            }
        let access =
            switch configuration.access {
            case .index: "bindings of ForEach by index, as in SwiftUI"
            case .identity: "bindings of ForEach by id, unlike in SwiftUI"
            }
        return "\(configuration.platform), \(delivery), \(access)"
    }

    /// Returns how a run fails, as a phrase that can begin a sentence.
    package static func phrase(
        for mechanism: TextMechanism<ViewVerdict>, under configuration: ViewConfiguration<App>
    ) -> String {
        switch mechanism.verdict {
        case .broken: "the property '\(mechanism.text)' does not hold"
        case .trap: mechanism.text.isEmpty ? "the code traps" : "the code traps: \(mechanism.text)"
        case .crash, .corrupt:
            mechanism.text.isEmpty ? "a stale binding is used" : "a stale binding is used: \(mechanism.text)"
        case .exit: "the code ends its process: \(mechanism.text)"
        default: mechanism.text.isEmpty ? "it \(meaning(of: mechanism.verdict))" : mechanism.text
        }
    }

    /// Returns what a verdict means for the user of the app, as a clause.
    package static func meaning(of verdict: ViewVerdict) -> String {
        switch verdict {
        case .clean: "does not fail"
        case .crash: "uses a binding to a missing element, and traps"
        case .corrupt: "uses a binding to the wrong element, and continues"
        case .issue: "causes a runtime warning of SwiftUI"
        case .silent: "goes wrong without a trap"
        case .broken: "violates a property"
        case .unsettled: "never settles"
        case .trap: "traps"
        case .hang: "hangs"
        case .exit: "ends its process"
        }
    }

    /// Returns the events on another thread, and the app's own work on other threads.
    package static func chances(in testCase: ViewCase<App>, _ outcomes: [ViewOutcome]) -> [String] {
        let events = testCase.steps.compactMap { step -> String? in
            guard case .outside(let outside) = step, outside.way == .background else { return nil }
            return "'\(step)' on another thread"
        }
        let work = outcomes.contains(where: \.hadOtherThreads) ? ["work of the app on other threads"] : []
        return Array(Set(events)).sorted() + work
    }

    /// Returns the name of a case's view and its assumptions, or the numbers of the steps without effect.
    package static func details(of thing: DetailedThing<ViewSubject>) -> [JSONMember] {
        switch thing {
        case .testCase(let testCase):
            [JSONMember("view", testCase.view.isEmpty ? App.allViews.first?.name ?? "" : testCase.view)]
                + (testCase.assumptions.areDefaults
                    ? [] : [JSONMember("assumptions", testCase.assumptions.others.map(\.description))])
        // Listing these steps shows if a case has lost its meaning.
        case .outcome(let outcome) where !outcome.stepsWithoutEffect.isEmpty:
            [JSONMember("withoutEffect", outcome.stepsWithoutEffect)]
        case .outcome, .mechanism, .change: []
        }
    }

    /// Returns the name of the case's view, and whether it is a preview.
    package static func subjectText(of testCase: ViewCase<App>) -> [LabelledText] {
        guard let view = App.view(named: testCase.view) else { return [] }
        let name = JSONStringLiteral.of(view.name)
        return [LabelledText(label: "View", text: view.isPreview ? "the preview \(name)" : name)]
    }

    /// Returns what a case assumes about SwiftUI.
    package static func assumptions(
        of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>
    ) -> [AssumptionText] {
        testCase.assumptions.areDefaults ? [.nothing] : testCase.assumptions.texts
    }

    /// Runs a case on the main thread, and reports each line of its story.
    package static func story(
        of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>,
        reporting report: (TimelineEntry) -> Void
    ) -> Story {
        withoutActuallyEscaping(report) { report in
            // The code calls it on this thread, before this method returns.
            nonisolated(unsafe) let report = report
            return MainActor.assumeIsolated {
                ViewJournal<App>(reporting: report).story(of: testCase, under: configuration)
            }
        }
    }
}

extension ViewSubject: CommandLineSubject {
    /// The options for steps to avoid or to prefer, and for the beginning of cases.
    package typealias Steering = StepSteeringOptions<ViewSubject>
    /// The option that fixes an assumption about SwiftUI.
    package typealias Assuming = FixedAssumptionOptions<ViewSubject>

    /// A case runs under all configurations, in a separate process if it traps, so 400 take up to a minute.
    package static var gateCases: UInt64 { 400 }
    /// Leaves time to verify the last findings within two minutes.
    package static var gateTime: Duration? { .seconds(100) }
    /// A check of each scheduler that the app defines.
    package static var preflightChecks: [PreflightCheck] {
        App.schedulers.map { scheduler in
            let name = scheduler.name
            return PreflightCheck("scheduler \(name)") { SchedulerCheck.of(name, App.self) }
        }
    }

    /// With few cases of views, additional starts show whether the shrinker always reaches the same result.
    package static var shrinkStarts: Int { 30 }
    /// The commands that only views have.
    package static var commands: [any ParsableCommand.Type] { [ExportCommand<App>.self, TestCommand<App>.self] }
}
