import BindingFuzz
import LiveEngine

/// A row of a live run, and a post to it, as the relation between the states of a followed row has them: every state that they can
/// be in, as far as the run has shown.
struct AbstractLiveRow {
    /// The id of the row's element.
    let element: Int
    /// Which of the rows of the element it is, by its subscription, from 1.
    let subscription: Int
    /// Which of the posts that reach it, from 1.
    let post: Int
    private(set) var states: Set<AbstractState> = []
    /// Whether there is nothing more to follow.
    private(set) var isOver = false
    private let configuration: Configuration

    init(element: Int, subscription: Int, post: Int, under configuration: Configuration) {
        self.element = element
        self.subscription = subscription
        self.post = post
        self.configuration = configuration
    }

    /// The run begins.
    mutating func begin<Rules>(at moment: LiveMoment, _ successors: Successors<Rules>) {
        states = successors.beginnings.filter { agrees($0, with: moment) }
    }

    /// A step has been taken: what is left of the states is among what can come of it, and agrees with what the run shows.
    mutating func follow<Rules>(
        _ step: Step, from before: LiveMoment, to after: LiveMoment, _ successors: inout Successors<Rules>
    ) {
        let step = StepClass.of(step, in: before.place == .wait ? nil : before.place)
        isOver = hasEnded(at: after)
        var next: Set<AbstractState> = []
        for state in states { next.formUnion(successors.outcome(of: state, by: step).states) }
        states = next.filter { agrees($0, with: after) }
        // When a handler that was suspended has come to its end the run does not show.
        if configuration.handler == .await && isHandled(at: after) && states.isEmpty { isOver = true }
    }

    private func isMade(at moment: LiveMoment) -> Bool { (moment.subscriptions[element]?.number ?? 0) >= subscription }

    private func current(at moment: LiveMoment) -> RowSubscription? {
        moment.subscriptions[element].flatMap { $0.number == subscription ? $0 : nil }
    }

    private func isReceived(at moment: LiveMoment) -> Bool { current(at: moment).map { $0.received >= post } ?? false }

    private func isHandled(at moment: LiveMoment) -> Bool { current(at: moment).map { $0.handled >= post } ?? false }

    /// Whether the read that the handler has left to the main queue was made.
    private func isRead(at moment: LiveMoment) -> Bool {
        guard let current = current(at: moment) else { return false }
        return moment.accesses[element, default: 0] >= current.handledBefore + post
    }

    private func hasEnded(at moment: LiveMoment) -> Bool {
        guard isMade(at: moment) else { return false }
        guard let current = current(at: moment) else { return true }
        guard isHandled(at: moment) else { return current.isCancelled }
        // Of accesses that an earlier subscription is still to make nobody knows which is which.
        guard configuration.handler.isDeferred, subscription == 1 else { return true }
        return configuration.handler == .async && isRead(at: moment)
    }

    private func agrees(_ state: AbstractState, with moment: LiveMoment) -> Bool {
        let platform = configuration.platform
        guard (state.callout(on: platform) ?? .wait) == moment.place,
            state.willTrack(on: platform) == moment.isTracking,
            state.isThere == moment.elements.contains(element)
        else { return false }
        return rowAgrees(state, with: moment) && deliveryAgrees(state, with: moment)
    }

    private func rowAgrees(_ state: AbstractState, with moment: LiveMoment) -> Bool {
        guard isMade(at: moment) else { return state.row == .none }
        guard let current = current(at: moment), !current.isCancelled else { return state.row == .gone }
        guard state.row != .none, state.row != .gone else { return false }
        let isLive = moment.appeared.contains(element)
        if configuration.container == .lazy && isLive != (state.row == .live) { return false }
        if configuration.container == .eager && state.row != .live { return false }
        // Of a closure the run does not show what it has captured.
        guard state.tracked < AbstractState.Progress.read, let index = moment.indices[element] else { return true }
        let isBound = index < moment.elements.count && moment.elements[index] == element
        return state.isBound == isBound && state.isInRange == (index < moment.elements.count)
    }

    private func deliveryAgrees(_ state: AbstractState, with moment: LiveMoment) -> Bool {
        guard isReceived(at: moment) else { return state.tracked == AbstractState.Progress.none }
        guard isHandled(at: moment) else { return (1...AbstractState.Progress.lastHop).contains(state.tracked) }
        return isRead(at: moment)
            ? state.tracked > AbstractState.Progress.read : state.tracked == AbstractState.Progress.read
    }
}

/// What of a live run the relation lacks; nil where it has all.
func missing<Rules>(
    in live: LiveRun, of testCase: Interleaving, under configuration: Configuration, rules: Rules.Type
)
    -> String? where Rules: TransitionRules
{
    var successors = Successors(AbstractConfiguration(configuration), rules: rules)
    let subscriptions = live.moments.flatMap(\.subscriptions.values)
    let elements = live.moments.flatMap { Array($0.subscriptions.keys) + $0.elements }
    // One more of each than there are: what comes up in the step that a stale read has ended.
    var rows = (1...(elements.max() ?? 0) + 1).flatMap { element in
        (1...(subscriptions.map(\.number).max() ?? 0) + 1).flatMap { subscription in
            (1...(subscriptions.map(\.received).max() ?? 0) + 1).map {
                AbstractLiveRow(element: element, subscription: subscription, post: $0, under: configuration)
            }
        }
    }
    for index in rows.indices { rows[index].begin(at: live.moments[0], successors) }
    if let lost = rows.first(where: \.states.isEmpty) { return "row \(lost.element) has no beginning" }
    // What a stale read has ended has shown nothing since.
    for position in testCase.steps.indices.prefix(live.moments.count - 1) {
        let (before, after) = (live.moments[position], live.moments[position + 1])
        for index in rows.indices {
            rows[index].follow(testCase.steps[position], from: before, to: after, &successors)
        }
        rows.removeAll(where: \.isOver)
        if let lost = rows.first(where: \.states.isEmpty) {
            return "step \(position + 1): row \(lost.element), the subscription \(lost.subscription), post \(lost.post)"
        }
    }
    return lacksStaleRead(of: live, testCase, configuration, rows, &successors)
}

private func lacksStaleRead<Rules>(
    of live: LiveRun, _ testCase: Interleaving, _ configuration: Configuration, _ rows: [AbstractLiveRow],
    _ successors: inout Successors<Rules>
) -> String? {
    guard let stale = live.outcome.stale else { return nil }
    let moment = live.moments[min(stale.step, live.moments.count) - 1]
    let step = testCase.steps.indices.contains(stale.step - 1) ? testCase.steps[stale.step - 1] : nil
    let `class` = step.map { StepClass.of($0, in: moment.place == .wait ? nil : moment.place) }
    for row in rows where row.element == stale.row {
        for state in row.states {
            let failures = successors.outcome(of: state, by: `class`).failures
            for row in RowState.allCases {
                let mechanism = Mechanism(kind: stale.kind, place: stale.place, row: row)
                if failures[mechanism.index, default: 0] & configuration.guard.bit != 0 { return nil }
            }
        }
    }
    return "step \(stale.step): row \(stale.row) reads a stale index"
}
