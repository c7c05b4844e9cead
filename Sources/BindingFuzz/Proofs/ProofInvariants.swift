/// What holds whenever a handler gets to its access, in every case there is: what a proof rests on.
public struct ProofInvariants: Sendable {
    /// How rows that stand in one way are when their accesses run in one place of the loop.
    public struct Moment: Hashable, Sendable {
        /// Where in the loop.
        public let place: Place
        /// How the row stands.
        public let row: RowState
        /// Whether an update of body can be due then.
        public let canBeDirty: Bool
        /// Whether the row's element can be out of the collection.
        public let canBeWithoutElement: Bool
        /// Whether the binding's index can name another element, or none.
        public let canBeStale: Bool
        /// Whether the element is out of the collection wherever the index is stale.
        public let isStaleOnlyWithoutElement: Bool
        /// Whether the guard lets any such access pass.
        public let passesGuard: Bool
        /// Whether the row has not disappeared.
        public let hasAppeared: Bool
    }

    public let configuration: Configuration
    /// The moments that there are, by place and row.
    public let moments: [Moment]
    /// How many states of a followed row were reached.
    public let states: Int

    /// Explores every state that can be reached.
    ///
    /// - Parameters:
    ///   - configuration: what is decided.
    ///   - classes: the steps that cases may have.
    public init(of configuration: Configuration, allowing classes: StepClasses = .all) {
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
    /// - Parameter accesses: bits for the standings, 8 added where an update is due.
    fileprivate init(_ configuration: Configuration, _ place: Place, _ row: RowState, _ accesses: UInt16) {
        var state = AbstractState()
        state.row = AbstractState.AbstractRow(row)
        let hasAppeared = TrueRules.hasAppeared(state, in: configuration.container)
        var (canBeDirty, canBeWithoutElement, canBeStale, passes) = (false, false, false, false)
        var isStaleOnlyWithoutElement = true
        for bit in Ordinals(accesses) {
            state.standing = bit & 7
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
