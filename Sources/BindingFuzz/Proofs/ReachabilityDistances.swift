/// The minimum number of steps from each abstract state to a sought mechanism.
struct ReachabilityDistances {
    /// The distance of a state that does not reach it.
    static let unreachable = UInt8.max

    /// The minimum number of steps from each state of the graph.
    let steps: [UInt8]
    /// The number of states in which a case can begin. They are the first of the graph.
    let beginnings: Int
    /// The greatest distance that was measured.
    private let limit: Int
    private let mechanisms: (Int) -> Bool
    private let `guard`: UInt8

    /// Whether the sought mechanisms are farther than the limit from every beginning.
    var areOutOfReach: Bool { steps.prefix(beginnings).allSatisfy { Int($0) > limit || $0 == Self.unreachable } }

    static var within: Int { Int(TransitionRelation<TrueRules>.within) }

    /// Whether a hit is one of the sought mechanisms.
    func isLookedFor<Rules>(_ hit: TransitionRelation<Rules>.Hit) -> Bool {
        hit.guards & `guard` != 0 && mechanisms(Int(hit.mechanism))
    }

    /// Measures the distances to mechanisms.
    ///
    /// - Parameters:
    ///   - graph: the graph, as far as it is explored.
    ///   - mechanisms: whether a mechanism, by its index, is sought.
    ///   - guard: the guard that lets it pass.
    ///   - limit: the greatest distance that matters. What is farther counts as unreachable.
    init<Rules>(
        in graph: inout ReachabilityGraph<Rules>, to mechanisms: @escaping (Int) -> Bool, with guard: UInt8,
        within limit: Int
    ) {
        self.mechanisms = mechanisms
        self.guard = `guard`
        self.limit = limit
        beginnings = graph.beginnings
        let count = graph.states.count
        var steps = Array(repeating: Self.unreachable, count: count)
        var here: [Int32] = []
        var farther: [Int32] = []
        for position in graph.statesWithHits {
            for index in graph.hitsOfStates[Int(position)] {
                let hit = graph.hits[Int(index)]
                guard hit.guards & `guard` != 0, mechanisms(Int(hit.mechanism)) else { continue }
                if hit.step == TransitionRelation<Rules>.within {
                    here.append(position)
                } else {
                    farther.append(position)
                }
            }
        }
        guard !here.isEmpty || !farther.isEmpty else {
            self.steps = steps
            return
        }
        let reversed = graph.reversedEdges()
        var distance: UInt8 = 0
        while !here.isEmpty || !farther.isEmpty, Int(distance) <= limit {
            while let position = here.popLast() {
                let position = Int(position)
                guard steps[position] == Self.unreachable else { continue }
                steps[position] = distance
                for source in reversed.sources(of: position) {
                    if source >= 0 {
                        if steps[Int(source)] == Self.unreachable { here.append(source) }
                    } else if steps[Int(~source)] == Self.unreachable {
                        farther.append(~source)
                    }
                }
            }
            distance += 1
            swap(&here, &farther)
        }
        self.steps = steps
    }
}

/// The edges of a graph in reverse.
struct ReversedEdges {
    /// For each state, where its sources begin, and where those of the last one end.
    private let first: [Int32]
    private let all: [Int32]

    init<Rules>(of graph: borrowing ReachabilityGraph<Rules>) {
        let count = graph.states.count
        var first = Array(repeating: Int32(0), count: count + 1)
        for target in graph.targets { first[Int(target) + 1] += 1 }
        for position in 0..<count { first[position + 1] += first[position] }
        var filled = first
        var sources = Array(repeating: Int32(0), count: graph.targets.count)
        for source in 0..<count {
            for edge in graph.edges[source] {
                let edge = Int(edge)
                let target = Int(graph.targets[edge])
                let isWithin = graph.steps[edge] == TransitionRelation<Rules>.within
                sources[Int(filled[target])] = isWithin ? Int32(source) : ~Int32(source)
                filled[target] += 1
            }
        }
        self.first = first
        all = sources
    }

    /// The states from which an edge leads to a state. An edge within a step costs nothing. One of a step costs one, and its source
    /// is inverted.
    @inline(__always)
    func sources(of position: Int) -> ArraySlice<Int32> { all[Int(first[position])..<Int(first[position + 1])] }
}
