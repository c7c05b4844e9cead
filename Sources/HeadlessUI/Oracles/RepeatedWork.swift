/// Work that views have started, and that goes on by itself.
extension Graph {
    /// Work that goes on: the code that has started it, and what it is.
    private struct Work {
        let action: ViewAction
        let noun: String
        /// The object to which it has subscribed; nil for other work.
        var source: ObjectIdentifier?

        /// Whether the view that has started it has gone.
        var isLeft: Bool { action.node?.node == nil }
    }

    private var work: [Work] {
        clock.repeatingOrigins.map { Work(action: $0, noun: "timer") }
            + observedNotifications.allOrigins.map {
                Work(action: $0.action, noun: "observer of '\($0.name.rawValue)'")
            } + subscriptions
    }

    /// The subscriptions to publishers. If a view begins several with one object in one step, one counts: each may do something else.
    private var subscriptions: [Work] {
        var seen: Set<[Int]> = []
        return observedPublishers.all.compactMap { start in
            let view = start.action.node.map { ObjectIdentifier($0).hashValue } ?? 0
            let key = [start.step, start.source.hashValue, view, start.action.line]
            guard seen.insert(key).inserted else { return nil }
            return Work(action: start.action, noun: "subscription of a publisher", source: start.source)
        }
    }

    /// The work that one piece of code has started more often than there are views of it, so that each event is handled several times.
    var repeatedWork: [Mistake] {
        let places = Dictionary(grouping: work) { WorkPlace($0.action, $0.noun, $0.source) }
        return places.compactMap { place, work -> Mistake? in
            guard place != nil, let first = work.first else { return nil }
            let views = Set(work.filter { !$0.isLeft }.compactMap { $0.action.node.map { ObjectIdentifier($0) } })
            guard work.count > max(1, views.count) else { return nil }
            let name = first.action.nameInView
            return Mistake(
                .repeatedWork, of: name,
                "The \(name) has started \(work.count) times the \(first.noun), and each of them goes on: an event is handled "
                    + "\(work.count) times.",
                advice:
                    "End it in onDisappear and before it is started again, or use onReceive, which ends with its view.")
        }.sorted { $0.subject < $1.subject }
    }

    /// The timers that go on although the view that started them has gone.
    var workAfterEnd: [Mistake] {
        let left = clock.repeatingOrigins.filter { $0.node != nil && $0.node?.node == nil }
        return Set(left.map(\.nameInView)).sorted().map { name in
            Mistake(
                .workAfterEnd, of: name, "A timer that the \(name) has started still runs, and the view has gone.",
                advice:
                    "Invalidate the timer in onDisappear, or use onReceive with Timer.publish, which ends with its view."
            )
        }
    }
}

/// The place of code that starts work.
private struct WorkPlace: Hashable {
    let name: String
    let file: UInt
    let line: Int
    let noun: String
    let source: ObjectIdentifier?

    /// Returns nil for code without a known place, such as a body.
    init?(_ action: ViewAction, _ noun: String, _ source: ObjectIdentifier?) {
        guard let place = action.place, action.node != nil else { return nil }
        (name, line, self.noun, self.source) = (action.name, place.line, noun, source)
        file = UInt(bitPattern: place.file.utf8Start)
    }
}
