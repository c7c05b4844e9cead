/// The way from a post to a handler. Rules: `semantics`, section 5.
extension Reference {
    /// Where a delivery waits on its way.
    enum Hop { case blocks, commonBlocks, queue, exitObserver, commitObserver }

    /// A delivery of one post to one row.
    struct Delivered {
        /// The number of the row, which stands for its subscription.
        let row: Int
        /// The step that posted, or that deferred the post.
        let postStep: Int
        /// The hops that lie before it.
        var hops: [Hop]
    }

    /// What a closure keeps: the binding as it was when the closure was made. No update and no cancellation reaches it.
    struct CapturedBinding {
        /// The number of the row that made the closure.
        let row: Int
        let index: Int
        /// The step of the post that the handler was called for.
        let postStep: Int
        /// Whether the read comes after the suspension.
        var isRest = false
    }
}

extension Reference.Delivery {
    /// The hops of `receive(on:)`: `semantics`, section 1. Nil where a word is no way to deliver.
    init?(_ words: String) {
        var hops: [Reference.Hop] = []
        for word in words.split(separator: "+") {
            switch word {
            case "immediate": break
            case "runloop": hops.append(.blocks)
            case "common": hops.append(.commonBlocks)
            case "queue": hops.append(.queue)
            case "exit": hops.append(.exitObserver)
            case "runloop-exit": hops += [.blocks, .exitObserver]
            case "commit": hops.append(.commitObserver)
            default: return nil
            }
        }
        self.init(words: words, hops: hops)
    }
}

extension Reference.Run {
    /// Reaches the rows that are subscribed at this moment, in the order of their subscriptions, one after the other.
    mutating func post(from step: Int) {
        let reached = rows.subscribed
        tell(.posted(rows: reached.count, place))
        for row in reached where !isOver {
            goOn(Reference.Delivered(row: row, postStep: step, hops: configuration.delivery.hops))
        }
    }

    /// A hop runs what was handed to it.
    mutating func arrive(_ delivery: Reference.Delivered) {
        guard rows[delivery.row].isSubscribed else {
            tell(.dropped(row: rows[delivery.row].id))
            return
        }
        goOn(delivery)
    }

    /// Hands a delivery to its next hop, or calls the handler where none is left.
    private mutating func goOn(_ delivery: Reference.Delivered) {
        var delivery = delivery
        guard let hop = delivery.hops.first else {
            handle(row: delivery.row, postStep: delivery.postStep)
            return
        }
        delivery.hops.removeFirst()
        switch hop {
        case .blocks: blocks.append(.delivery(delivery, inCommonModes: false))
        case .commonBlocks: blocks.append(.delivery(delivery, inCommonModes: true))
        case .queue: queue.append(.delivery(delivery, inCommonModes: true))
        case .exitObserver: observers.append(Reference.Observer(watched: [.exit], delivery: delivery))
        case .commitObserver:
            observers.append(Reference.Observer(watched: [.beforeWaiting, .exit], delivery: delivery))
        }
    }

    /// The deliveries still pending for subscriptions that are not cancelled, at whichever hop, and the reads still
    /// pending, whatever has become of their row.
    var undelivered: Int {
        let waiting = (blocks + queue).count { work in
            switch work {
            case .action: false
            case .delivery(let delivery, _): rows[delivery.row].isSubscribed
            case .read: true
            }
        }
        return waiting + observers.count { rows[$0.delivery.row].isSubscribed }
    }
}
