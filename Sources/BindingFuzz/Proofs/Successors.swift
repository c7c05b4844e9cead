/// The successors of abstract states by whole steps: from one state between two steps to the next, or while the case settles.
package struct Successors<Rules: TransitionRules> {
    /// The possible results of a step.
    package struct Outcome: Sendable {
        /// The states after the step, in no particular order. Empty if the case settles.
        package fileprivate(set) var states: Set<AbstractState> = []
        /// For each mechanism that occurs on the way, by its index, the guards that let it pass.
        package fileprivate(set) var failures: [Int: UInt8] = [:]
    }

    private struct Question: Hashable {
        let state: AbstractState
        /// The index of the class of the step, or -1 if the case settles.
        let step: Int
    }

    /// Every state in which a case can begin.
    package let beginnings: Set<AbstractState>
    private var relation: TransitionRelation<Rules>
    private var known: [Question: Outcome] = [:]

    /// Prepares the successors of an abstract configuration.
    package init(_ course: AbstractConfiguration, rules: Rules.Type) {
        relation = TransitionRelation(course, allowing: .all, rules: rules)
        beginnings = Set(relation.beginnings)
    }

    /// Returns the possible results of a step from a state between two steps.
    ///
    /// Another module asks for millions of states, so the generic rules are specialized here.
    ///
    /// - Parameter step: the class of the step, or nil if the case settles.
    @_specialize(where Rules == TrueRules)
    @_specialize(where Rules == WaitingRules)
    package mutating func outcome(of state: AbstractState, by step: StepClass?) -> Outcome {
        let question = Question(state: state, step: step?.index ?? -1)
        if let known = known[question] { return known }
        var outcome = Outcome()
        // The states in the middle of the step.
        var inner: Set<AbstractState> = []
        var rest: [AbstractState] = []
        relation.expand(state, by: step)
        while true {
            for hit in relation.hits { outcome.failures[Int(hit.mechanism), default: 0] |= hit.guards }
            for edge in relation.edges {
                if edge.state.batch == .none {
                    outcome.states.insert(edge.state)
                } else if inner.insert(edge.state).inserted {
                    rest.append(edge.state)
                }
            }
            guard let next = rest.popLast() else { break }
            relation.expand(next)
        }
        known[question] = outcome
        return outcome
    }
}
