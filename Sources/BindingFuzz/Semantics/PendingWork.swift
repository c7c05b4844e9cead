/// Something that waits in the loop: a deferred action, or the next hop of a post's deliveries.
enum PendingWork: BitwiseCopyable {
    /// A mutation, and the step that deferred it.
    case mutation(Mutation, step: UInt16)
    /// A post, and the step that deferred it.
    case post(step: UInt16)
    /// The deliveries of the post with that number, in a chain of the course: its position there, and what is left of it, from
    /// the hop on in which they wait.
    ///
    /// The deliveries of one post are always next to each other, since nothing is scheduled between two
    /// of them; so one entry stands for those to every row.
    case deliveries(post: UInt16, chain: UInt8, hops: Delivery)
    /// Reads that handlers have left to the main queue, next to each other: the first one, and how many.
    case reads(first: UInt32, count: UInt32)
    /// What is left to do for those of these handlers that were suspended.
    case rests(first: UInt32, count: UInt32)
    /// What ran ahead of its turn, since it belongs to the common modes.
    case done

    /// Whether it runs while the loop tracks: what `common` delivers.
    var isCommon: Bool {
        if case .deliveries(_, _, let hops) = self { hops.firstHop == .common } else { false }
    }
}

/// What `RunLoop.main.perform`, `DispatchQueue.main.async` or one-shot observers have pending, first in, first out.
struct PendingQueue: ~Copyable {
    /// A step adds at most ten entries to one queue. Each step is a deferred action, a post or a `resume`, or none of these, so it
    /// adds an action and makes a post at most; a `resume` adds one entry alone. On a course with a chain of its own the
    /// deliveries of a post are one entry for each hop at most, and it leaves its reads to the main queue once: with the action
    /// that makes ten. Where chains share a course, they have names, and three of these start in the blocks.
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

    /// Takes the entry at a position ahead of its turn; what is before it stays where it is.
    mutating func remove(at position: Int) -> PendingWork {
        let work = storage[position]
        storage[position] = .done
        return work
    }

    /// The entry at a position from `head` up to `tail`.
    subscript(position: Int) -> PendingWork { storage[position] }
}

/// One post: the step that it comes from, and which subscriptions it reached.
struct Post: BitwiseCopyable {
    var step: UInt16
    /// Counted from 0.
    var number: UInt16
    /// For each container, by its ordinal, the subscription that the first row made afterwards gets.
    var nextSubscription: SIMD4<UInt16>
}

/// A read that a handler has left to the main queue, with the binding that its closure captured.
struct CapturedRead: BitwiseCopyable {
    /// Each post makes one for each row that it reaches, and these have different ids. The first elements and each mutation make
    /// 8 ids at most, so it is the most where half of the steps are mutations and the others posts.
    static let capacity =
        Interleaving.maximumSteps / 2 * (Interleaving.maximumSteps / 2 + 1) * Interleaving.maximumItems

    /// The row as it was when the handler ran.
    var row: Row
    /// The number of the post that the handler was called for.
    var post: UInt16
    /// The lanes whose handlers have read and are suspended.
    var suspended: UInt16 = 0
}
