#if !canImport(Darwin)
    import Foundation

    /// The subscribers of a subject, in the order of subscription. OpenCombine's subjects store theirs in a set, whose order
    /// differs between processes.
    ///
    /// A lock protects the list. Deliveries happen outside the lock, so that a subscriber may send, subscribe and cancel. A
    /// subscriber added during a delivery receives from the next one on. A canceled subscriber receives nothing.
    package final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
        private let lock = NSLock()
        private var conduits: [Conduit<Output, Failure>] = []
        private var completion: Subscribers.Completion<Failure>?
        private var upstreams: [any Subscription] = []
        private var isWanted = false

        /// Creates an empty list.
        package init() {}

        deinit {
            for upstream in upstreams { upstream.cancel() }
        }

        var isFinished: Bool { lock.withLock { completion != nil } }

        /// Adds a subscriber after all others. With `current`, a subscriber that has missed values receives the current one as soon
        /// as it requests some.
        package func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
        where S.Input == Output, S.Failure == Failure {
            let conduit = Conduit(AnySubscriber(subscriber), current: current) { [weak self] in
                self?.remove($0)
            } whenWanted: { [weak self] in
                self?.want()
            }
            let completion = lock.withLock {
                if self.completion == nil { conduits.append(conduit) }
                return self.completion
            }
            if let completion {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: completion)
            } else {
                subscriber.receive(subscription: conduit)
            }
        }

        /// Sends a value to every subscriber.
        package func send(_ output: Output) {
            for conduit in lock.withLock({ conduits }) { conduit.offer(output) }
        }

        /// Completes every subscriber and empties the list. Later calls do nothing.
        package func finish(_ completion: Subscribers.Completion<Failure>) {
            let finished = lock.withLock {
                guard self.completion == nil else { return [Conduit<Output, Failure>]() }
                self.completion = completion
                defer { conduits = [] }
                return conduits
            }
            for conduit in finished { conduit.finish(completion) }
        }

        /// Keeps an upstream subscription and requests unlimited values from it: at once, or when a subscriber first requests some.
        package func connect(_ upstream: any Subscription, isWantedAtOnce: Bool = false) {
            let isWanted = lock.withLock {
                upstreams.append(upstream)
                return self.isWanted || isWantedAtOnce
            }
            if isWanted { upstream.request(.unlimited) }
        }

        private func want() {
            let waiting = lock.withLock {
                defer { isWanted = true }
                return isWanted ? [] : upstreams
            }
            for upstream in waiting { upstream.request(.unlimited) }
        }

        private func remove(_ conduit: Conduit<Output, Failure>) {
            lock.withLock { conduits.removeAll { $0 === conduit } }
        }
    }

    /// The subscription of one subscriber.
    private final class Conduit<Output, Failure: Error>: Subscription {
        private let lock = NSLock()
        /// Held while the subscriber receives, so that it receives one value at a time, whatever the thread.
        private let delivery = NSRecursiveLock()
        private var downstream: AnySubscriber<Output, Failure>?
        private var demand = Subscribers.Demand.none
        private let current: (() -> Output)?
        private var hasMissed: Bool
        private let whenCancelled: (Conduit) -> Void
        private let whenWanted: () -> Void

        init(
            _ downstream: AnySubscriber<Output, Failure>, current: (() -> Output)?,
            whenCancelled: @escaping (Conduit) -> Void, whenWanted: @escaping () -> Void
        ) {
            self.downstream = downstream
            self.current = current
            hasMissed = current != nil
            self.whenCancelled = whenCancelled
            self.whenWanted = whenWanted
        }

        func offer(_ output: Output) {
            let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
                guard demand > .none else {
                    hasMissed = current != nil
                    return nil
                }
                demand -= 1
                hasMissed = false
                return self.downstream
            }
            if let downstream { deliver(output, to: downstream) }
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            let downstream = lock.withLock {
                defer { self.downstream = nil }
                return self.downstream
            }
            guard let downstream else { return }
            delivery.lock()
            defer { delivery.unlock() }
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            let (isActive, missing) = lock.withLock { () -> (Bool, AnySubscriber<Output, Failure>?) in
                self.demand += demand
                guard let downstream else { return (false, nil) }
                guard hasMissed, self.demand > .none else { return (true, nil) }
                self.demand -= 1
                hasMissed = false
                return (true, downstream)
            }
            if let missing, let current { deliver(current(), to: missing) }
            if isActive { whenWanted() }
        }

        func cancel() {
            let isFirst = lock.withLock {
                defer { downstream = nil }
                return downstream != nil
            }
            if isFirst { whenCancelled(self) }
        }

        private func deliver(_ output: Output, to downstream: AnySubscriber<Output, Failure>) {
            delivery.lock()
            let more = downstream.receive(output)
            delivery.unlock()
            if more > .none { lock.withLock { demand += more } }
        }
    }
#endif
