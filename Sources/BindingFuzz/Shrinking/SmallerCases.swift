/// The second stage of shrinking: every case that is smaller than a given one, from the smallest up.
///
/// Left out is only what cannot change the result: arguments that mean the same as a lower one, steps that surely
/// have no effect, and beginnings that can no longer get what the target needs in the steps that are left. Of a kind of
/// step that nothing is said of below, it is taken that it may do anything: that leaves out less, and nothing wrongly.
package struct SmallerCases {
    /// How many runs were made.
    package private(set) var executions = 0
    /// Whether the budget ended the search, so that nothing is known of the cases it did not come to.
    package private(set) var isExhausted = false

    private let bound: Interleaving
    private let target: Shrinker.Target
    private let budget: Int
    private let requirements: Requirements
    /// Every step in order, with the requirements that it can meet.
    private let steps: [(step: Step, meets: UInt8)]

    package init(than bound: Interleaving, target: Shrinker.Target, budget: Int) {
        self.bound = bound
        self.target = target
        self.budget = budget
        let requirements = Requirements(target)
        self.requirements = requirements
        steps = Step.all.map { ($0, requirements.met(by: $0)) }
    }

    /// The smallest case below the bound that reaches the target; nil where there is none, or the budget is used up.
    package mutating func first(_ plan: ExecutionPlan, _ model: inout Model) -> Interleaving? {
        for length in 0...bound.steps.count {
            let isLast = length == bound.steps.count
            for items in 0...(isLast ? bound.items : Interleaving.maximumItems) {
                var candidate = Interleaving(items: items)
                let prefix = Prefix(
                    items: items, requirements: requirements.all,
                    handlerRemoves: target.configuration.handler == .remove)
                let isBelow = !isLast || items < bound.items
                if extend(&candidate, prefix, by: length, isBelow: isBelow, plan, &model) { return candidate }
                if isExhausted { return nil }
            }
        }
        return nil
    }

    /// Extends a candidate by so many steps, in order, until one reaches the target.
    ///
    /// - Parameter isBelow: whether the candidate is already smaller than the bound, however it goes on.
    private mutating func extend(
        _ candidate: inout Interleaving, _ prefix: Prefix, by remaining: Int, isBelow: Bool,
        _ plan: ExecutionPlan, _ model: inout Model
    ) -> Bool {
        if remaining == 0 {
            guard isBelow else { return false }
            if executions == budget {
                isExhausted = true
                return false
            }
            executions += 1
            return model.mechanism(of: candidate, under: plan) == target.mechanism
        }
        guard prefix.unmet.nonzeroBitCount <= remaining else { return false }
        // Where every step that is left has to meet a requirement, most steps are passed over.
        let isTight = prefix.unmet.nonzeroBitCount == remaining
        let limit = isBelow ? nil : bound.steps[candidate.steps.count].position
        for position in 0...(limit ?? steps.count - 1) {
            let (step, meets) = steps[position]
            if isTight && meets & prefix.unmet == 0 { continue }
            guard prefix.admits(step, remaining: remaining, target.configuration) else { continue }
            let next = prefix.appending(step, meeting: meets)
            guard next.unmet.nonzeroBitCount < remaining else { continue }
            candidate.steps.append(step)
            let isFound = extend(
                &candidate, next, by: remaining - 1, isBelow: position != limit, plan, &model)
            if isFound { return true }
            candidate.steps.removeLast()
            if isExhausted { return false }
        }
        return false
    }
}

/// What every case that reaches a target has in it: bits, each met by a step of its own.
private struct Requirements {
    static let post: UInt8 = 1
    static let mutation: UInt8 = 2
    /// The callout that the handler runs in opens.
    static let callout: UInt8 = 4
    /// The loop runs after the mutation and before the post, since only an update lets a row go.
    static let update: UInt8 = 8
    /// A deferred mutation has an argument that only means something of its own once there are more elements.
    static let growth: UInt8 = 16
    /// The loop runs once more than to the callout.
    static let turn: UInt8 = 32

    /// Which of these a case needs from the start.
    let all: UInt8
    /// The kinds of post that can reach the place; nil where all of them can.
    private let posts: [Step]?
    private let callout: LoopStep?
    private let update: LoopStep?
    private let needsTurn: Bool

    init(_ target: Shrinker.Target) {
        let isImmediate = target.configuration.delivery == .immediate
        let isLive = target.mechanism.row == .live
        var posts: [Step]?
        var callout: LoopStep?
        var needsUpdate = false
        if isImmediate {
            // Without a hop the handler runs where the post does.
            switch target.mechanism.place {
            case .event, .source, .timer:
                posts = [.post, .backgroundPost]
                // `event` opens by itself where no callout is open, so only the others need their step. Where
                // there is a callout to open after the mutation, that step is the one that updates.
                callout = target.mechanism.place == .source ? .source : target.mechanism.place == .timer ? .timer : nil
                needsUpdate = !isLive && callout == nil
            case .blocks: posts = [.perform(.post)]
            case .queue: posts = [.async(.post)]
            case .wait:
                posts = [.backgroundPost]
                needsUpdate = !isLive
            case .beforeWaiting, .exit: break
            }
        }
        self.posts = posts
        self.callout = callout
        // Awake, the loop is put to sleep by `idle` only.
        update = needsUpdate && target.mechanism.place == .wait ? .idle : nil
        var all = Requirements.post
        // A handler that removes can make the next one's index stale and let its row go; otherwise only a mutation can.
        if target.configuration.handler != .remove {
            all |= Requirements.mutation
            if needsUpdate { all |= Requirements.update }
        }
        if callout != nil { all |= Requirements.callout }
        // On macOS nothing updates between a click, or the loop's sleep, and the source that is opened next.
        needsTurn =
            target.configuration.platform == .macos && callout == .source && !isLive
            && target.configuration.handler != .remove
        if needsTurn { all |= Requirements.turn }
        self.all = all
    }

    /// The requirements that the step can meet; `update` only after a step that may let a row go.
    func met(by step: Step) -> UInt8 {
        switch step {
        case .loop(let loopStep):
            var met: UInt8 = loopStep == callout ? Requirements.callout : 0
            if update == nil || loopStep == update { met |= Requirements.update }
            return needsTurn ? met | Requirements.turn : met
        case .scroll, .reap:
            return 0
        default:
            switch step.action {
            case .post: return posts?.contains(step) ?? true ? Requirements.post : 0
            case .mutate(let mutation):
                return (mutation.changesOrder ? Requirements.mutation : 0) | (mutation.adds ? Requirements.growth : 0)
            case nil: return .max
            }
        }
    }
}

extension Mutation {
    /// Whether it can take an index away from its element.
    fileprivate var changesOrder: Bool {
        switch self {
        case .edit: false
        case .move(let source, let destination): source != destination
        default: true
        }
    }
}

extension Mutation {
    /// Whether it can make more elements of fewer.
    fileprivate var adds: Bool {
        switch self {
        case .clear, .remove, .move, .replace, .edit: false
        default: true
        }
    }

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

/// What is known of the state after the steps so far, without running them: bounds.
private struct Prefix {
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
            if index != 0 && (configuration.container != .lazy || Int(index) >= max(1, count)) { return false }
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

    func appending(_ step: Step, meeting meets: UInt8) -> Prefix {
        var next = self
        var met = hasChanged ? meets : meets & ~Requirements.update
        // Whether the elements have become enough is known from their number.
        met &= ~Requirements.growth
        // The step that opens the callout is not the one more.
        if met & unmet & Requirements.callout != 0 { met &= ~Requirements.turn }
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
            next.unmet |= Requirements.growth
        } else {
            next.unmet &= ~Requirements.growth
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
