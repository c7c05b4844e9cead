/// A substitute delivery of some notifications to the `onReceive`s of a host. It tests which issues another delivery would fix.
///
/// The substitute applies to the publisher of the notifications, regardless of the operators between it and the `onReceive`.
/// It defers the values before they reach the first operator.
struct Redelivery {
    let names: Set<Notification.Name>
    let deliver: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>

    /// The delivery for the `onReceive` that is currently subscribing. Written on the main thread only.
    nonisolated(unsafe) private static var subscribing: Redelivery?

    /// Subscribes an `onReceive`.
    ///
    /// - Parameter redelivery: The substitute of the `onReceive`'s host; nil for most hosts.
    static func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P, by redelivery: Redelivery?)
    where S.Input == P.Output, S.Failure == P.Failure {
        guard let redelivery else { return publisher.subscribe(subscriber) }
        #if canImport(Darwin)
            // Combine's publisher has no hook, so the substitute applies only to a publisher without operators.
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

    /// Returns the substitute delivery for a subscription to a notification, if an `onReceive` is subscribing and its host has
    /// a substitute.
    static func of(_ name: Notification.Name) -> Redelivery? {
        guard let subscribing, Thread.isMainThread, subscribing.names.contains(name) else { return nil }
        return subscribing
    }

    /// Subscribes to a publisher of notifications through the substitute delivery.
    func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
    where P.Output == Notification, P.Failure == Never, S.Input == Notification, S.Failure == Never {
        // The substitute subscribes to the same publisher, and this subscription must not be substituted again.
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
    /// Delivers some notifications to the `onReceive`s of a host in another way. The code that makes the host's view calls
    /// this; existing subscriptions do not change.
    ///
    /// - Parameters:
    ///   - names: The names of the notifications, from any center and object.
    ///   - deliver: Returns the publisher that replaces a given publisher.
    package static func redeliver(
        _ names: Set<Notification.Name>,
        by deliver: @escaping (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>
    ) {
        Graph.current?.redelivery = Redelivery(names: names, deliver: deliver)
    }
}
