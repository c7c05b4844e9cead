/// The reachability graph: the reachable abstract states and the transitions between them, explored step by step.
struct ReachabilityGraph<Rules: TransitionRules> {
    /// The states that were found. The first ones are those in which a case can begin.
    private(set) var states: [AbstractState] = []
    /// The minimum number of steps that lead to each state.
    private(set) var depths: [UInt8] = []
    /// For each state, the ranges of its successors in `targets` and of its failures in `hits`. Both are empty if it was not
    /// expanded.
    private(set) var edges: [Range<Int32>] = []
    private(set) var hitsOfStates: [Range<Int32>] = []
    /// The successor states, and the classes of the steps that lead to them.
    private(set) var targets: [Int32] = []
    private(set) var steps: [UInt8] = []
    private(set) var hits: [TransitionRelation<Rules>.Hit] = []
    /// The states with a hit among their transitions.
    private(set) var statesWithHits: [Int32] = []
    /// The depth of the exploration, or -1 before the first one: every state that at most this many steps reach is expanded.
    private(set) var depth = -1

    /// The number of states in which a case can begin.
    let beginnings: Int
    private var relation: TransitionRelation<Rules>
    private var positions = StatePositions()
    /// The states that one more step reaches.
    private var next: [Int32] = []
    /// The edges in reverse; nil if none were asked for since the last step.
    private var reversed: ReversedEdges?

    init(_ course: AbstractConfiguration, allowing classes: StepClasses, rules: Rules.Type) {
        relation = TransitionRelation(course, allowing: classes, rules: rules)
        beginnings = relation.beginnings.count
        for state in relation.beginnings { next.append(meet(state, at: 0)) }
    }

    /// Whether every reachable state was expanded.
    var isComplete: Bool { next.isEmpty }

    /// Explores one more step.
    mutating func deepen() {
        depth += 1
        reversed = nil
        let depth = UInt8(truncatingIfNeeded: depth)
        var here = next
        next = []
        while let position = here.popLast() {
            let position = Int(position)
            // A state that was found one step farther may have been reached without that step.
            guard edges[position].isEmpty && hitsOfStates[position].isEmpty else { continue }
            relation.expand(states[position])
            let start = targets.count
            for edge in relation.edges {
                let isWithin = edge.step == TransitionRelation<Rules>.within
                let reached = isWithin ? depth : depth + 1
                let target = meet(edge.state, at: reached)
                if isKnown(target, by: edge.step, since: start) { continue }
                targets.append(target)
                steps.append(edge.step)
                if reached == depth {
                    if edges[Int(target)].isEmpty { here.append(target) }
                } else if depths[Int(target)] == reached {
                    next.append(target)
                }
            }
            edges[position] = Int32(start)..<Int32(targets.count)
            if !relation.hits.isEmpty {
                hitsOfStates[position] = Int32(hits.count)..<Int32(hits.count + relation.hits.count)
                hits += relation.hits
                statesWithHits.append(Int32(position))
            }
        }
        next.removeAll { !edges[Int($0)].isEmpty || !hitsOfStates[Int($0)].isEmpty }
    }

    /// Whether the edge is already there. A state has few successors by one step, so a linear search is fastest.
    private func isKnown(_ target: Int32, by step: UInt8, since start: Int) -> Bool {
        var index = targets.count
        while index > start && steps[index - 1] == step {
            index -= 1
            if targets[index] == target { return true }
        }
        return false
    }

    private mutating func meet(_ state: AbstractState, at depth: UInt8) -> Int32 {
        let position = positions.position(of: state, &states)
        if position == depths.count {
            depths.append(depth)
            edges.append(0..<0)
            hitsOfStates.append(0..<0)
        } else if depth < depths[position] {
            depths[position] = depth
        }
        return Int32(truncatingIfNeeded: position)
    }

    /// The edges in reverse, as far as the graph is explored.
    mutating func reversedEdges() -> ReversedEdges {
        if let reversed { return reversed }
        let edges = ReversedEdges(of: self)
        reversed = edges
        return edges
    }

    /// The accesses of the expanded states; see `TransitionRelation`.
    var accesses: [UInt16] { relation.accesses }

    /// The position of a state, or nil if it was not found.
    func position(of state: AbstractState) -> Int? { positions.find(state) }

    /// For each mechanism, by its index, the guards under which it is reached.
    var reached: [UInt8] {
        var guards = Array(repeating: UInt8(0), count: Mechanism.count)
        for hit in hits { guards[Int(hit.mechanism)] |= hit.guards }
        return guards
    }
}

/// The positions of states in a list: a hash table with open addressing.
private struct StatePositions {
    /// A state, and its position; -1 if the slot is free.
    private struct Slot {
        var state: AbstractState
        var position: Int32
    }

    private static let free = Slot(state: AbstractState(), position: -1)
    private var slots = Array(repeating: Self.free, count: 1 << 13)
    private var mask = 1 << 13 - 1

    @inline(__always)
    private func slot(_ state: AbstractState) -> Int {
        Int(truncatingIfNeeded: (state.bits &* 0x9e37_79b9_7f4a_7c15) &>> 20) & mask
    }

    func find(_ state: AbstractState) -> Int? {
        var slot = slot(state)
        while slots[slot].position >= 0 {
            if slots[slot].state == state { return Int(slots[slot].position) }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    /// The position of a state. A new state is added.
    @inline(__always)
    mutating func position(of state: AbstractState, _ states: inout [AbstractState]) -> Int {
        var slot = slot(state)
        while slots[slot].position >= 0 {
            if slots[slot].state == state { return Int(slots[slot].position) }
            slot = (slot &+ 1) & mask
        }
        slots[slot] = Slot(state: state, position: Int32(truncatingIfNeeded: states.count))
        states.append(state)
        if states.count * 2 > slots.count { grow() }
        return states.count - 1
    }

    private mutating func grow() {
        let before = slots
        slots = Array(repeating: Self.free, count: before.count * 2)
        mask = slots.count - 1
        for taken in before where taken.position >= 0 {
            var slot = slot(taken.state)
            while slots[slot].position >= 0 { slot = (slot &+ 1) & mask }
            slots[slot] = taken
        }
    }
}
