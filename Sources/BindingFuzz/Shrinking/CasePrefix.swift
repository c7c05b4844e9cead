/// What is known of the state after the steps so far, without running them: bounds.
struct CasePrefix {
    /// The requirements that no step has met yet.
    private(set) var unmet: UInt8
    /// No more elements than this.
    private var count: Int
    /// Whether `count` is the number of elements, not only a bound.
    private var isExact: Bool
    private var isCalloutOpen = false
    /// How many elements a deferred mutation needs for its arguments to mean something of their own.
    private var neededCount = 0
    /// Whether anything may have been removed.
    private var hasRemoved: Bool
    /// Whether a row may be let go at the next update, or was before.
    private var hasChanged = false

    init(items: Int, requirements: UInt8, handlerRemoves: Bool) {
        count = items
        unmet = requirements
        isExact = !handlerRemoves
        hasRemoved = handlerRemoves
        hasChanged = handlerRemoves
    }

    /// Whether the step may do what no earlier step in its place does.
    func admits(_ step: Step, remaining: Int, _ configuration: Configuration) -> Bool {
        let isEffective: Bool
        switch step {
        case .perform(.mutate(let mutation)), .async(.mutate(let mutation)):
            // What comes later may add elements before it runs; `growth` sees to it that it does.
            return hasDistinctArguments(mutation, count: remaining > 1 ? Interleaving.maximumItems : count)
        case .mutate(let mutation):
            guard hasDistinctArguments(mutation, count: count) else { return false }
            switch mutation {
            case .restore: isEffective = hasRemoved
            case .clear, .remove, .move, .replace, .edit: isEffective = count > 0
            default: isEffective = true
            }
        case .scroll(let index):
            if index != 0 && (!configuration.container.isLazy || Int(index) >= max(1, count)) { return false }
            isEffective = true
        case .reap:
            isEffective = hasChanged && configuration.container != .eager
        default:
            return true
        }
        // Even an action without an effect makes a touch or click where no callout is open.
        return isEffective || !isCalloutOpen
    }

    /// Whether no lower argument means the same with at most so many elements.
    private func hasDistinctArguments(_ mutation: Mutation, count: Int) -> Bool {
        switch mutation {
        case .edit(let index): index == 0
        case .move(let source, let destination) where source == destination: source == 0
        default: mutation.distinctCount <= count
        }
    }

    func appending(_ step: Step, meeting meets: UInt8) -> CasePrefix {
        var next = self
        var met = hasChanged ? meets : meets & ~CaseRequirements.update
        // Whether the elements have become enough is known from their number.
        met &= ~CaseRequirements.growth
        // The step that opens the callout is not the one more.
        if met & unmet & CaseRequirements.callout != 0 { met &= ~CaseRequirements.turn }
        next.unmet &= ~met
        if step.isAction { next.isCalloutOpen = true }
        switch step {
        case .mutate(let mutation): next.apply(mutation, isDeferred: false)
        case .perform(.mutate(let mutation)), .async(.mutate(let mutation)):
            next.neededCount = max(neededCount, mutation.distinctCount)
            next.apply(mutation, isDeferred: true)
        case .scroll: next.hasChanged = true
        case .loop(let loopStep): next.isCalloutOpen = loopStep != .idle
        case .reap: break
        default: if case nil = step.action { next.forget() }
        }
        if next.neededCount > next.count {
            next.unmet |= CaseRequirements.growth
        } else {
            next.unmet &= ~CaseRequirements.growth
            next.neededCount = 0
        }
        return next
    }

    /// After a step that may do anything: nothing is known of the state, nor that a requirement is left.
    private mutating func forget() {
        unmet = 0
        count = Interleaving.maximumItems
        isExact = false
        isCalloutOpen = false
        hasRemoved = true
        hasChanged = true
    }

    private mutating func apply(_ mutation: Mutation, isDeferred: Bool) {
        hasChanged = true
        if isDeferred { isExact = false }
        switch mutation {
        case .insert: count = min(Interleaving.maximumItems, count + 1)
        case .restore: if hasRemoved { count = min(Interleaving.maximumItems, count + 1) }
        case .reload(let newCount) where isExact: count = Int(newCount)
        case .clear: if isExact { count = 0 }
        case .remove: if isExact { count = max(0, count - 1) }
        case .move, .replace, .edit: break
        default:
            count = Interleaving.maximumItems
            isExact = false
        }
        switch mutation {
        case .insert, .restore, .move, .edit: break
        default: hasRemoved = true
        }
    }
}

extension Mutation {
    /// The fewest elements with which no lower argument means the same.
    fileprivate var distinctCount: Int {
        switch self {
        case .remove(let index), .replace(let index), .edit(let index): index == 0 ? 0 : Int(index) + 1
        case .insert(let index), .restore(let index): Int(index)
        case .move(let source, let destination): source == destination ? 0 : max(Int(source), Int(destination)) + 1
        default: 0
        }
    }
}
