/// Work that waits in the loop: a deferred action, or the next hop of a post's deliveries.
enum PendingWork: BitwiseCopyable {
    /// A mutation, and the step that deferred it.
    case mutation(Mutation, step: UInt16)
    /// A post, and the step that deferred it.
    case post(step: UInt16)
    /// The deliveries of the post with that number: the position of their chain in the lane group, and its remaining hops,
    /// beginning with the one in which they wait.
    ///
    /// The deliveries of one post are always adjacent, since nothing is scheduled between two of them. So one entry represents the
    /// deliveries to every row.
    case deliveries(post: UInt16, chain: UInt8, hops: Delivery)
    /// Adjacent reads that handlers have left to the main queue: the first one, and how many.
    case reads(first: UInt32, count: UInt32)
    /// The rest of these handlers, as far as they were suspended.
    case rests(first: UInt32, count: UInt32)
    /// An entry that already ran ahead of its turn, because it belongs to the common modes.
    case done

    /// Whether it runs while the loop tracks: only what `common` delivers does.
    var isCommon: Bool {
        if case .deliveries(_, _, let hops) = self { hops.firstHop == .common } else { false }
    }
}

/// The pending work of `RunLoop.main.perform`, `DispatchQueue.main.async` or one-shot observers, first in, first out.
struct PendingQueue: ~Copyable {
    /// A step adds at most ten entries to one queue. A step is a deferred action, a post, a `resume`, or none of these. So it adds
    /// at most one action and makes at most one post; a `resume` adds only one entry. If a chain has a run to itself, the
    /// deliveries of a post are at most one entry for each hop. The reads go to the main queue once. Together with the action, that
    /// is ten. If chains share a run, they have names, and three of them start in the blocks.
    private static let capacity = (Delivery.maximumHops + 2) * Interleaving.maximumSteps

    private var storage = FixedStorage<PendingWork>(count: capacity)
    private(set) var head = 0
    private(set) var tail = 0

    var isEmpty: Bool {
        @inline(__always) get { head == tail }
    }

    mutating func reset() {
        head = 0
        tail = 0
    }

    mutating func append(_ work: PendingWork) {
        storage[tail] = work
        tail &+= 1
    }

    mutating func removeFirst() -> PendingWork {
        let work = storage[head]
        head &+= 1
        return work
    }

    /// Takes the entry at a position ahead of its turn. The entries before it stay in place.
    mutating func remove(at position: Int) -> PendingWork {
        let work = storage[position]
        storage[position] = .done
        return work
    }

    /// The entry at a position from `head` up to `tail`.
    subscript(position: Int) -> PendingWork { storage[position] }
}

/// A post: the step that it comes from, and the subscriptions that it reached.
struct Post: BitwiseCopyable {
    var step: UInt16
    /// The number of the post, counted from 0.
    var number: UInt16
    /// For each container, by its ordinal, the subscription of the first row that is made after the post.
    var nextSubscription: SIMD4<UInt16>
}

/// A read that a handler has left to the main queue, with the binding that its closure captured.
struct CapturedRead: BitwiseCopyable {
    /// Each post makes one read for each row that it reaches, and these rows have different ids. The first elements and each
    /// mutation make at most 8 ids. So the maximum is reached if half of the steps are mutations and the others posts.
    static let capacity =
        Interleaving.maximumSteps / 2 * (Interleaving.maximumSteps / 2 + 1) * Interleaving.maximumItems

    /// The row as it was when the handler ran.
    var row: Row
    /// The number of the post that the handler was called for.
    var post: UInt16
    /// The lanes whose handlers have read and are suspended.
    var suspended: UInt16 = 0
}
