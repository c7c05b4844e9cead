import FuzzCampaign
import FuzzEngine
import HeadlessUI
import Locks

/// Collects the handlers that the runs of a runner meet.
final class HandlerTally: Sendable {
    private let coverage = Locked(HandlerCoverage())

    /// Returns a log for a run. The progress marker of this process has each handler before it runs, because its code may end the
    /// process.
    func log() -> HandlerLog {
        HandlerLog { [self] name in
            guard coverage.withLock({ $0.run(name) }) else { return }
            ProgressMarker.record(handler: HandlerCoverage.number(of: name))
        }
    }

    /// Adds the handlers that a log has seen since the last call.
    ///
    /// - Parameters:
    ///   - view: The name of the fuzzed view.
    ///   - path: The steps of the run so far, as a person would say them.
    func add(_ log: HandlerLog, of view: String, after path: [String]) {
        let new = log.takeNew()
        guard !new.isEmpty else { return }
        coverage.withLock { coverage in
            for handler in new {
                coverage.see(handler.name, runBy: handler.trigger, in: view, after: path)
            }
        }
    }

    /// Puts handlers in the place of those since the last call of `take`.
    func put(_ handlers: HandlerCoverage) { coverage.withLock { $0 = handlers } }

    /// Returns the handlers since the last call.
    func take() -> HandlerCoverage {
        coverage.withLock { coverage in
            defer { coverage = HandlerCoverage() }
            return coverage
        }
    }
}

extension HandlerLog.Handler {
    /// The step or the event that runs the handler.
    fileprivate var trigger: String {
        switch modifier {
        case "onAppear", "task": "the appearance of its view"
        case "onDisappear": "the end of its view"
        case "onReceive": "a value of its publisher"
        case "onChange": "a change of its value"
        case "onPreferenceChange": "a change of its preference"
        case "onDelete": UserAction.Verb.delete.rawValue
        case "onMove": UserAction.Verb.move.rawValue
        case "onSubmit": UserAction.Verb.submit.rawValue
        case "refreshable": UserAction.Verb.refresh.rawValue
        case "onTapGesture": UserAction.Verb.tap.rawValue
        case "onLongPressGesture": UserAction.Verb.hold.rawValue
        case "onHover": UserAction.Verb.hover.rawValue
        case "onKeyPress": UserAction.Verb.key.rawValue
        case "dropDestination": UserAction.Verb.drop.rawValue
        case "onOpenURL": OutsideEvent.Kind.openURL.rawValue
        case "onContinueUserActivity": OutsideEvent.Kind.continueActivity.rawValue
        default: "a touch of its view"
        }
    }
}
