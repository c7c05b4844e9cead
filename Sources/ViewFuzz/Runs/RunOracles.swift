import FuzzEngine
import HeadlessUI

/// The oracles of one run.
@MainActor struct RunOracles {
    /// Those that are on.
    let chosen: Set<Oracle>
    private let firstProgress: ProgressViews
    /// The events that have arrived while the progress view was on screen and nothing else was under way.
    private var triedWithProgress: Set<String> = []
    private var typed = TypedTexts()
    private var growth = EvaluationGrowth()
    /// The step that is under way, with what was there before it.
    private var current: (step: ViewStep, row: String?, screen: [String]?, evaluations: Int)?

    /// - Parameter host: The host, which shows the first screen.
    init(_ chosen: Set<Oracle>, on host: Host) {
        self.chosen = chosen
        firstProgress = host.progressViews
    }

    /// Returns whether an issue is none of an oracle's, or of one that is on.
    func count(_ issue: RuntimeIssue) -> Bool {
        if case .mistake(let mistake) = issue.kind { chosen.contains(mistake.oracle) } else { true }
    }

    /// Looks at the last step before the next one is taken.
    ///
    /// - Parameter next: The next step; nil as the loop settles.
    mutating func begin(_ next: ViewStep?, on host: Host) {
        if let current, host.isAsleep { look(at: current, on: host) }
        guard let next else { return current = nil }
        var screen: [String]?
        var row: String?
        if case .user(let action) = next, !typed.isEmpty { row = host.rowID(of: action) }
        if case .user = next, chosen.contains(.growingEvaluation), growth.hasMet("\(next)") { screen = host.texts }
        current = (next, row, screen, host.evaluationCount)
        switch next {
        case .user: host.noteCause(isOfUser: true)
        case .outside(let event):
            host.noteCause(isOfUser: false)
            if chosen.contains(.endlessProgress), host.isAsleep { note(event, on: host) }
        default: break
        }
    }

    private mutating func note(_ event: OutsideStep, on host: Host) {
        if host.progressViews.isMore(than: firstProgress) {
            triedWithProgress.insert(event.name)
        } else {
            triedWithProgress = []
        }
    }

    private mutating func look(
        at last: (step: ViewStep, row: String?, screen: [String]?, evaluations: Int), on host: Host
    ) {
        if chosen.contains(.lostText) {
            for mistake in typed.take(last.step, in: last.row, on: host) { host.report(mistake) }
        }
        guard case .user(let action) = last.step, chosen.contains(.growingEvaluation),
            let counts = growth.note("\(last.step)", on: last.screen, count: host.evaluationCount - last.evaluations)
        else { return }
        let words = ([action.verb.rawValue] + [action.label].compactMap { $0 }).joined(separator: " ")
        host.report(
            Mistake(
                .growingEvaluation, of: words,
                "'\(last.step)' on the same screen evaluates more views each time: \(counts.map(String.init).joined(separator: ", ")).",
                advice:
                    "Something that the screen leaves behind still listens: end subscriptions and timers in onDisappear, and do not "
                    + "append to a list of observers each time."))
    }

    /// Asks the oracles that look once at the end, which evaluate everything.
    ///
    /// - Parameter events: The events of the definition. Each of them may end work until it has come in vain.
    func lookAtEnd(of host: Host, events: [OutsideEvent]) {
        guard !host.expectsWork else { return }
        let hasTriedAll = events.allSatisfy { triedWithProgress.contains($0.name) }
        host.checkAtRest(by: hasTriedAll ? chosen : chosen.subtracting([.endlessProgress]), since: firstProgress)
    }
}
