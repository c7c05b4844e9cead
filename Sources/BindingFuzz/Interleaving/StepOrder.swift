/// The order of steps that "a smaller case" is defined by. Rules: `semantics`, section 6.
extension Step: Comparable {
    /// Whether the left one comes first.
    public static func < (left: Step, right: Step) -> Bool {
        left.rank < right.rank
    }

    /// A number that orders as the steps do: the kind, then the deferred action, then the arguments.
    var rank: UInt32 {
        switch self {
        case .post: Step.rank(kind: 0)
        case .mutate(let mutation): Step.rank(kind: mutation.kindRank, mutation.argumentRank)
        case .scroll(let index): Step.rank(kind: 9, UInt32(index) << 8)
        case .reap: Step.rank(kind: 10)
        case .loop(let step): Step.rank(kind: 11 + UInt32(step.rawValue))
        case .perform(let action): Step.rank(kind: 15, action.rank)
        case .async(let action): Step.rank(kind: 16, action.rank)
        case .backgroundPost: Step.rank(kind: 17)
        }
    }

    private static func rank(kind: UInt32, _ rest: UInt32 = 0) -> UInt32 {
        kind << 24 | rest
    }
}

extension DeferredAction {
    fileprivate var rank: UInt32 {
        switch self {
        case .post: 0
        case .mutate(let mutation): mutation.kindRank << 16 | mutation.argumentRank
        }
    }
}

extension Mutation {
    fileprivate var kindRank: UInt32 {
        switch self {
        case .clear: 1
        case .remove: 2
        case .insert: 3
        case .restore: 4
        case .move: 5
        case .replace: 6
        case .reload: 7
        case .edit: 8
        }
    }

    fileprivate var argumentRank: UInt32 {
        switch self {
        case .clear: 0
        case .remove(let index), .insert(let index), .restore(let index), .replace(let index), .edit(let index):
            UInt32(index) << 8
        case .reload(let count): UInt32(count) << 8
        case .move(let source, let destination): UInt32(source) << 8 | UInt32(destination)
        }
    }
}
