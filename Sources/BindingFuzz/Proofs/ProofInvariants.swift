/// The invariants of a proof: conditions that hold whenever a handler makes its access, in every case.
package struct ProofInvariants: Sendable {
    /// The invariants of rows in one state whose accesses run in one place of the loop.
    package struct Moment: Hashable, Sendable {
        /// The place in the loop.
        package let place: Place
        /// The state of the row.
        package let row: RowState
        /// Whether an update of body can be due then.
        package let canBeDirty: Bool
        /// Whether the row's element can be missing from the collection.
        package let canBeWithoutElement: Bool
        /// Whether the binding's index can name another element, or none.
        package let canBeStale: Bool
        /// Whether the element is missing from the collection whenever the index is stale.
        package let isStaleOnlyWithoutElement: Bool
        /// Whether the guard lets any of these accesses pass.
        package let passesGuard: Bool
        /// Whether the row has not disappeared.
        package let hasAppeared: Bool
    }

    /// The configuration that the invariants hold for.
    package let configuration: Configuration
    /// The moments that occur, by place and row.
    package let moments: [Moment]
    /// The number of abstract states that were reached.
    package let states: Int

    /// Explores every reachable state.
    ///
    /// - Parameters:
    ///   - configuration: the configuration to explore.
    ///   - classes: the steps that cases may have.
    package init(of configuration: Configuration, allowing classes: StepClasses = .all) {
        var graph = ReachabilityGraph(AbstractConfiguration(configuration), allowing: classes, rules: TrueRules.self)
        while !graph.isComplete { graph.deepen() }
        self.configuration = configuration
        states = graph.states.count
        let accesses = graph.accesses
        moments = Place.allCases.flatMap { place in
            RowState.allCases.compactMap { row in
                let bits = accesses[Int(place.rawValue) * RowState.allCases.count + Int(row.rawValue)]
                return bits == 0 ? nil : Moment(configuration, place, row, bits)
            }
        }
    }
}

extension ProofInvariants.Moment {
    /// - Parameter accesses: bits for the index states, 8 added if an update is due.
    fileprivate init(_ configuration: Configuration, _ place: Place, _ row: RowState, _ accesses: UInt16) {
        var state = AbstractState()
        state.row = AbstractState.AbstractRow(row)
        let hasAppeared = TrueRules.hasAppeared(state, in: configuration.container)
        var (canBeDirty, canBeWithoutElement, canBeStale, passes) = (false, false, false, false)
        var isStaleOnlyWithoutElement = true
        for bit in Ordinals(accesses) {
            state.indexState = bit & 7
            if bit & 8 != 0 { canBeDirty = true }
            if !state.isThere { canBeWithoutElement = true }
            if !state.isBound {
                canBeStale = true
                if state.isThere { isStaleOnlyWithoutElement = false }
            }
            let guards = Guard.passing(
                hasAppeared: hasAppeared, isInRange: state.isInRange, isThere: state.isThere)
            if guards & configuration.guard.bit != 0 { passes = true }
        }
        self.init(
            place: place, row: row, canBeDirty: canBeDirty, canBeWithoutElement: canBeWithoutElement,
            canBeStale: canBeStale, isStaleOnlyWithoutElement: isStaleOnlyWithoutElement, passesGuard: passes,
            hasAppeared: hasAppeared)
    }
}
