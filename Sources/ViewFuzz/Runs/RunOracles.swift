import FuzzEngine
import HeadlessUI

/// The oracles of one run.
///
/// A step shows its effect once the loop sleeps. The run takes the next step before that: a touch begins with the sleep before it.
@MainActor struct RunOracles {
    /// A step, and what was there as the loop slept before it.
    private struct Taken {
        let step: ViewStep
        /// The number of the step.
        let number: Int
        /// The row in which the user is about to act, as the id of its element; nil outside of rows.
        var row: String?
        /// The texts on screen, if somebody asks for them.
        var screen: [String]?
        /// The number of views that had been evaluated; nil if the loop has not slept.
        var evaluations: Int?
        /// The control that the user is about to operate, if it shows a value.
        var touched: SetControl?
        /// What the app had done.
        var activity = 0
    }

    /// Those that are on.
    let chosen: Set<Oracle>
    private let firstProgress: ProgressViews
    /// The events that have come in vain since the user has last acted, while a progress view was on screen.
    private var triedWithProgress: Set<String> = []
    private var typed = TypedTexts()
    private var settings = KeptSettings()
    private var elements: AddedElements?
    private var growth = EvaluationGrowth()
    private var current: Taken?
    /// Receives whether code of the app has done anything because of an action.
    private let noteEffect: (UserAction, Bool) -> Void
    /// The step before the current one, until the loop has slept after it.
    private var last: Taken?
    /// The user's actions before the last step, since the loop has slept.
    private var unseen: [Taken] = []

    /// - Parameters:
    ///   - host: The host, which shows the first screen.
    ///   - noteEffect: Receives each action with whether code of the app has done anything because of it, where that is known.
    init(_ chosen: Set<Oracle>, on host: Host, notingEffects noteEffect: @escaping (UserAction, Bool) -> Void) {
        self.chosen = chosen
        self.noteEffect = noteEffect
        firstProgress = host.progressViews
        elements = chosen.contains(.lostElement) ? AddedElements(on: host) : nil
    }

    /// Returns whether an issue is none of an oracle's, or of one that is on.
    func count(_ issue: RuntimeIssue) -> Bool {
        if case .mistake(let mistake) = issue.kind { chosen.contains(mistake.oracle) } else { true }
    }

    /// Notes that the run takes a step.
    ///
    /// - Parameters:
    ///   - step: The step; nil as the loop settles.
    ///   - number: The number of the step.
    mutating func begin(_ step: ViewStep?, _ number: Int, on host: Host) {
        // Nobody has seen what the user did by that alone.
        if let last, case .user = last.step {
            typed = TypedTexts()
            settings = KeptSettings()
            elements?.forget()
            unseen.append(last)
        }
        last = current
        current = step.map { Taken(step: $0, number: number) }
        if case .outside(let event) = step { host.noteCause("\(event)", isOfUser: false) }
    }

    /// Notes that the user acts now. Until then, the work of the step before may go on.
    func touch(in number: Int, on host: Host) { host.noteCause("\(number)", isOfUser: true) }

    /// Looks at the views as the loop sleeps.
    ///
    /// - Parameters:
    ///   - lost: The numbers of the steps without effect.
    ///   - events: The events of the definition.
    mutating func look(at host: Host, lost: [Int], events: [OutsideEvent]) {
        if let last {
            noteEffects(of: unseen + [last], lost: lost, on: host)
            look(at: last, on: host, isLost: lost.contains(last.number), events)
        }
        (last, unseen) = (nil, [])
        guard current != nil, current?.evaluations == nil else { return }
        current?.evaluations = host.evaluationCount
        current?.activity = host.activity
        guard case .user(let action)? = current?.step else { return }
        if !typed.isEmpty || !settings.isEmpty { current?.row = host.rowID(of: action) }
        if chosen.contains(.lostState) {
            current?.touched = host.setControl(of: action)
            host.forgetStateWrites()
        }
        if chosen.contains(.growingEvaluation), growth.hasMet(action) { current?.screen = host.texts }
    }

    /// Notes whether the app has done anything because of the steps between two sleeps of the loop. If it has after several steps,
    /// nobody knows which of them is why.
    private func noteEffects(of taken: [Taken], lost: [Int], on host: Host) {
        guard let first = taken.first, first.evaluations != nil else { return }
        let hadEffect = host.activity != first.activity
        guard !hadEffect || taken.count == 1 else { return }
        for one in taken where !lost.contains(one.number) {
            if case .user(let action) = one.step { noteEffect(action, hadEffect) }
        }
    }

    private mutating func look(at last: Taken, on host: Host, isLost: Bool, _ events: [OutsideEvent]) {
        if chosen.contains(.lostText) {
            for mistake in typed.take(last.step, in: last.row, on: host) { host.report(mistake) }
        }
        for mistake in elements?.take(last.step, on: host) ?? [] { host.report(mistake) }
        if chosen.contains(.lostState) {
            for mistake in settings.take(last.step, in: last.row, on: last.touched, host) {
                host.report(mistake)
            }
        }
        switch last.step {
        case .user(let action):
            triedWithProgress = []
            if chosen.contains(.growingEvaluation) { lookForGrowth(after: action, last, on: host) }
        case .outside(let event) where chosen.contains(.endlessProgress):
            let declared = events.first { $0.name == event.name }
            if host.progressViews.isMore(than: firstProgress), isLost || declared?.mayFindNothing == false {
                triedWithProgress.insert(event.name)
            } else {
                triedWithProgress = []
            }
        default: break
        }
    }

    private mutating func lookForGrowth(after action: UserAction, _ last: Taken, on host: Host) {
        // What is leaving is evaluated, too.
        guard host.secondsUntilAnimationsEnd == nil, let before = last.evaluations,
            let counts = growth.note(action, on: last.screen, count: host.evaluationCount - before)
        else { return }
        let words = ([action.verb.rawValue] + [action.label].compactMap { $0 }).joined(separator: " ")
        let list = counts.map(String.init).joined(separator: ", ")
        host.report(
            Mistake(
                .growingEvaluation, of: words,
                "'\(last.step)' on the same screen evaluates more views each time: \(list).",
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
