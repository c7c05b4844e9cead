import HeadlessUI

/// The other run of a case with which the end of the run is compared.
package enum OtherRun: String, CaseIterable, Hashable, Sendable {
    /// Each `onReceive`, and each publisher of `setup.delivered`, gets its values later, on the main queue, and all work is done before
    /// the next event comes.
    case deferred
    /// The next two events from outside come in the other order.
    case exchanged
}

/// The steps of another run.
struct OtherSteps {
    let steps: [ViewStep]
    /// The oracle that compares the ends.
    let oracle: Oracle
    /// The numbers of the exchanged steps, from 1, which are the same in both runs; empty if none are exchanged.
    private(set) var numbers: [Int] = []
    /// Whether the answers come in the order of their requests in the run as written.
    private(set) var isInOrder = true

    /// - Parameters:
    ///   - steps: The steps as written.
    ///   - other: The other run.
    ///   - position: The position of the step that asks for it.
    /// - Returns: `nil` if there is no such run.
    init?(of steps: [ViewStep], in other: OtherRun, askedAt position: Int) {
        switch other {
        case .deferred:
            // While the main thread hangs, no work is done.
            guard !steps.contains(.stall) else { return nil }
            oracle = .deliveryDependence
            self.steps = steps.flatMap { step in
                switch step {
                case .user, .outside: [step, .loop(.idle)]
                default: [step]
                }
            }
        case .exchanged:
            guard let pair = EventPair(in: steps, after: position) else { return nil }
            self.steps = pair.exchanged(in: steps)
            oracle = pair.oracle
            isInOrder = pair.isInOrder
            numbers = [pair.first.position + 1, pair.second.position + 1]
        }
    }
}

/// Two events from outside that may as well come in the other order.
struct EventPair {
    let first, second: (position: Int, step: OutsideStep)

    /// Finds the next two events from outside. Nothing that the user does may come between them: the user reacts to the first.
    ///
    /// - Parameter position: The position before the pair.
    init?(in steps: [ViewStep], after position: Int) {
        var found: [(position: Int, step: OutsideStep)] = []
        search: for next in steps.indices.dropFirst(position + 1) where found.count < 2 {
            switch steps[next] {
            case .outside(let step): found.append((next, step))
            case .user, .stall, .compare: break search
            case .wait where !found.isEmpty && !found[0].step.kind.isAnswer: break search
            case .loop, .wait, .endAnimations, .evictRows, .job, .past: continue
            }
        }
        guard found.count == 2 else { return nil }
        (first, second) = (found[0], found[1])
        guard areAnswersToOneName || mayCommute else { return nil }
    }

    private var areAnswersToOneName: Bool {
        first.step.kind.isAnswer && second.step.kind.isAnswer && first.step.name == second.step.name
    }

    /// Whether the order has no meaning by itself. Events of one name are the values of a stream, and the system tells facts in order.
    private var mayCommute: Bool {
        !first.step.kind.isFromSystem && !second.step.kind.isFromSystem
            && (first.step.kind, first.step.name) != (second.step.kind, second.step.name)
    }

    /// The oracle that compares the two orders.
    var oracle: Oracle { areAnswersToOneName ? .answerOrder : .eventOrder }

    /// The number of the second request before the first one has its answer, from 1.
    private var secondOrdinal: Int { second.step.ordinal + (second.step.ordinal >= first.step.ordinal ? 1 : 0) }

    /// Whether the older of two requests gets its answer first. Other events have no order.
    var isInOrder: Bool { !areAnswersToOneName || first.step.ordinal < secondOrdinal }

    /// Returns the steps with the two events exchanged. A request keeps its answer, and its number counts those that still wait.
    func exchanged(in steps: [ViewStep]) -> [ViewStep] {
        var (early, late) = (second.step, first.step)
        if areAnswersToOneName {
            early.ordinal = secondOrdinal
            if late.ordinal > early.ordinal { late.ordinal -= 1 }
        }
        var steps = steps
        steps[first.position] = .outside(early)
        steps[second.position] = .outside(late)
        return steps
    }
}

extension ViewStep {
    /// Whether another run follows, with which the end is compared.
    var asksForOtherRun: Bool { if case .compare = self { true } else { false } }
}
