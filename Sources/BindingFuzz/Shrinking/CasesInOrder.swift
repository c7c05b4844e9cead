/// The cases from one to another, in their order, that could be the smallest to reach a target.
///
/// Left out is only what cannot be: arguments that mean the same as a lower one, steps that surely
/// have no effect, and beginnings that can no longer get what the target needs in the steps that are left. Of a kind of
/// step that `CaseRequirements` and `CasePrefix` say nothing of, it is taken that it may do anything: that leaves out less,
/// and nothing wrongly.
struct CasesInOrder {
    private let first: Interleaving
    private let isFirstTried: Bool
    private let bound: Interleaving
    private let configuration: Configuration
    private let requirements: CaseRequirements
    /// Every step in order, with the requirements that it can meet.
    private let steps: [(step: Step, meets: UInt8)]
    private var candidate = Interleaving()

    /// - Parameters:
    ///   - first: where to begin.
    ///   - isFirstTried: whether it is left out itself.
    ///   - bound: where to end; it is left out itself.
    ///   - target: what is looked for.
    init(from first: Interleaving, isFirstTried: Bool, below bound: Interleaving, _ target: Shrinker.Target) {
        self.first = first
        self.isFirstTried = isFirstTried
        self.bound = bound
        configuration = target.configuration
        let requirements = CaseRequirements(target)
        self.requirements = requirements
        steps = Step.all.map { ($0, requirements.met(by: $0)) }
    }

    /// Visits the cases, from the smallest up.
    ///
    /// - Parameter visit: whether that was enough.
    /// - Returns: whether it was enough.
    mutating func visit(_ visit: (Interleaving) -> Bool) -> Bool {
        for length in first.steps.count...bound.steps.count {
            let isFirst = length == first.steps.count
            let isLast = length == bound.steps.count
            let least = isFirst ? first.items : 0
            let most = isLast ? bound.items : Interleaving.maximumItems
            guard least <= most else { continue }
            for items in least...most {
                candidate = Interleaving(items: items)
                let prefix = CasePrefix(
                    items: items, requirements: requirements.all, handlerRemoves: configuration.handler == .remove)
                let isAbove = !isFirst || items > first.items
                let isBelow = !isLast || items < bound.items
                if extend(prefix, by: length, isAbove: isAbove, isBelow: isBelow, visit) { return true }
            }
        }
        return false
    }

    /// Extends the candidate by so many steps, in order, until one is enough.
    ///
    /// - Parameters:
    ///   - isAbove: whether the candidate is already greater than the first case, however it goes on.
    ///   - isBelow: whether it is already smaller than the bound.
    private mutating func extend(
        _ prefix: CasePrefix, by remaining: Int, isAbove: Bool, isBelow: Bool, _ visit: (Interleaving) -> Bool
    ) -> Bool {
        if remaining == 0 { return isBelow && (isAbove || !isFirstTried) && visit(candidate) }
        guard prefix.unmet.nonzeroBitCount <= remaining else { return false }
        // Where every step that is left has to meet a requirement, most steps are passed over.
        let isTight = prefix.unmet.nonzeroBitCount == remaining
        let depth = candidate.steps.count
        let least = isAbove ? nil : first.steps[depth].position
        let limit = isBelow ? nil : bound.steps[depth].position
        var position = least ?? 0
        let end = limit ?? steps.count - 1
        while position <= end {
            defer { position += 1 }
            let (step, meets) = steps[position]
            if isTight && meets & prefix.unmet == 0 { continue }
            guard prefix.admits(step, remaining: remaining, configuration) else { continue }
            let next = prefix.appending(step, meeting: meets)
            guard next.unmet.nonzeroBitCount < remaining else { continue }
            candidate.steps.append(step)
            if extend(next, by: remaining - 1, isAbove: position != least, isBelow: position != limit, visit) {
                return true
            }
            candidate.steps.removeLast()
        }
        return false
    }
}
