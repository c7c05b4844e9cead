/// Has notifications of some names reach the `onReceive`s of a host in another way than the view's code says: a trial of what
/// that would heal.
///
/// What counts is the publisher of the notifications, whatever operators stand between it and the `onReceive`: its values are
/// put off before they reach the first of them.
struct Redelivery {
    let names: Set<Notification.Name>
    let deliver: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>

    /// That of the `onReceive` that subscribes just now. Written on the main thread only.
    nonisolated(unsafe) private static var subscribing: Redelivery?

    /// Subscribes an `onReceive`.
    ///
    /// - Parameter redelivery: that of its host; nil for nearly all.
    static func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P, by redelivery: Redelivery?)
    where S.Input == P.Output, S.Failure == P.Failure {
        guard let redelivery else { return publisher.subscribe(subscriber) }
        #if canImport(Combine)
            // Combine's own publisher asks nobody, so that only one with no operators behind it can be told.
            if let notifications = publisher as? NotificationCenter.Publisher,
                redelivery.names.contains(notifications.name),
                let other = redelivery.deliver(notifications.eraseToAnyPublisher())
                    as? AnyPublisher<P.Output, P.Failure>
            {
                return other.subscribe(subscriber)
            }
        #endif
        whileSubscribing(redelivery) { publisher.subscribe(subscriber) }
    }

    /// What a subscription to a publisher of notifications is to be delivered by, where it is one of an `onReceive` whose
    /// host says so.
    static func of(_ name: Notification.Name) -> Redelivery? {
        guard let subscribing, Thread.isMainThread, subscribing.names.contains(name) else { return nil }
        return subscribing
    }

    /// Subscribes to a publisher of notifications by way of the other delivery.
    func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
    where P.Output == Notification, P.Failure == Never, S.Input == Notification, S.Failure == Never {
        // The other delivery subscribes to the same publisher, and to that without a detour.
        Redelivery.whileSubscribing(nil) { deliver(publisher.eraseToAnyPublisher()).subscribe(subscriber) }
    }

    private static func whileSubscribing(_ redelivery: Redelivery?, _ body: () -> Void) {
        let outer = subscribing
        subscribing = redelivery
        defer { subscribing = outer }
        body()
    }
}

extension Host {
    /// Has notifications of some names reach the `onReceive`s of a host in another way. For the code that makes the view of
    /// the host to call: what has subscribed already is not changed.
    ///
    /// - Parameters:
    ///   - names: those of the notifications, of whichever centre and object.
    ///   - deliver: returns what is subscribed to in the place of a publisher.
    package static func redeliver(
        _ names: Set<Notification.Name>,
        by deliver: @escaping (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>
    ) {
        Graph.current?.redelivery = Redelivery(names: names, deliver: deliver)
    }
}
