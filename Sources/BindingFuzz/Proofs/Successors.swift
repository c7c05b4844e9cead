/// What can become of a followed row in one step, or while the case settles: whole steps of the relation, from one state between
/// two steps to the next one.
package struct Successors<Rules: TransitionRules> {
    /// What can come of a step.
    package struct Outcome: Sendable {
        /// The states after it, in no order that means anything; none where the case settles.
        package fileprivate(set) var states: Set<AbstractState> = []
        /// For each mechanism that comes up on the way, by its index, the guards that let it pass.
        package fileprivate(set) var failures: [Int: UInt8] = [:]
    }

    private struct Question: Hashable {
        let state: AbstractState
        /// The index of the class of the step; -1 where the case settles.
        let step: Int
    }

    /// Every state in which a case can begin.
    package let beginnings: Set<AbstractState>
    private var relation: TransitionRelation<Rules>
    private var known: [Question: Outcome] = [:]

    /// Prepares to answer for a course.
    package init(_ course: AbstractConfiguration, rules: Rules.Type) {
        relation = TransitionRelation(course, allowing: .all, rules: rules)
        beginnings = Set(relation.beginnings)
    }

    /// What can come of a state between two steps.
    ///
    /// It is asked for millions of states from another module, which could not make the rules out otherwise.
    ///
    /// - Parameter step: the class of the step that is taken; nil where the case settles.
    @_specialize(where Rules == TrueRules)
    @_specialize(where Rules == WaitingRules)
    package mutating func outcome(of state: AbstractState, by step: StepClass?) -> Outcome {
        let question = Question(state: state, step: step?.index ?? -1)
        if let known = known[question] { return known }
        var outcome = Outcome()
        // What is met in the middle of the step.
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
