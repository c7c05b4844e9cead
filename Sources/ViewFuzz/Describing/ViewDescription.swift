import ArgumentParser
import FuzzEngine
import Foundation
import FuzzCommands
import FuzzReports
import HeadlessUI

/// Views, told.
extension ViewSubject: DescribableSubject {
    package static var findingsHeading: String { "What goes wrong in the views" }
    package static var failureClause: String { "something goes wrong in a view" }
    package static var failureNoun: String { "failing run" }
    package static var placeHeading: String { "run loop" }

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

    package static func chances(in testCase: ViewCase<App>, _ outcomes: [ViewOutcome]) -> [String] {
        let events = testCase.steps.compactMap { step -> String? in
            guard case .outside(let outside) = step, outside.way == .background else { return nil }
            return "'\(step)' on another thread"
        }
        let work = outcomes.contains(where: \.hadOtherThreads) ? ["work of the app's on other threads"] : []
        return Array(Set(events)).sorted() + work
    }

    package static func members(of testCase: ViewCase<App>) -> [JSONMember] {
        [JSONMember("view", testCase.view.isEmpty ? App.views.first?.name ?? "" : testCase.view)]
    }

    /// The steps without effect, so that a case that has lost its meaning is noticed.
    package static func members(of outcome: ViewOutcome) -> [JSONMember] {
        outcome.stepsWithoutEffect.isEmpty ? [] : [JSONMember("withoutEffect", outcome.stepsWithoutEffect)]
    }

    package static func story(of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>) -> Story {
        story(of: testCase, under: configuration) { _ in }
    }

    package static func story(
        of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>,
        telling tell: (TimelineEntry) -> Void
    ) -> Story {
        withoutActuallyEscaping(tell) { tell in
            // Called on this thread, before this returns.
            nonisolated(unsafe) let tell = tell
            return MainActor.assumeIsolated {
                ViewJournal<App>(telling: tell).story(of: testCase, under: configuration)
            }
        }
    }
}

extension ViewSubject: CommandLineSubject {
    package static var abstract: String {
        "Finds the orders of touches, events from outside and turns of the run loop in which the views of \(App.self) go wrong."
    }

    package static var mechanismMeaning: String { "what goes wrong, in which handler, and where in the loop" }
    package static var whyMeaning: String {
        "why it came to that: the handler, its place in the code and in the loop, and what was read"
    }

    package static var configurationHelp: String {
        let own = App.schedulers.map(\.name)
        return """
            VIEWS
              \(App.views.map { JSONStringLiteral.of($0.name) }.joined(separator: ", "))
              \(FuzzedViews<App>.variable)=a,b in the environment draws cases of these alone.

            A configuration is platform/delivery/binding, as in macos/written/index; a pattern has * for parts that do not \
            matter:
              platform  ios, macos
              delivery  written, runloop, queue, exit, commit\(own.map { ", \($0)" }.joined()) (of what may be delivered otherwise)
              binding   index, identity (how the bindings of ForEach find their element)

            """
    }

    package static var trials: [String] { App.schedulers.map { SchedulerTrial.prefix + $0.name } }

    package static func trial(of name: String) -> PreflightCheck { SchedulerTrial.of(name, App.self) }

    package static func draw(only testCase: ViewCase<App>) {
        let view = testCase.view
        guard !view.isEmpty, !view.contains(",") else { return }
        draw(of: view)
    }

    /// Few cases of views show whether the shrinker comes to one result.
    package static var shrinkStarts: Int { 30 }
    package static var commands: [any ParsableCommand.Type] { [ExportCommand<App>.self, TestCommand<App>.self] }
}
