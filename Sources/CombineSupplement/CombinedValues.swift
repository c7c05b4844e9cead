#if !canImport(Darwin)
    import Foundation

    /// A subscription that combines the latest values of several publishers for one subscriber. It delivers whenever one publisher
    /// has a new value, once all have one.
    ///
    /// A subscriber without demand gets the latest values when it next requests some. The subscription completes when all
    /// publishers have finished, or when one has failed.
    final class CombinedValues<Output, Failure: Error>: Subscription, @unchecked Sendable {
        private let lock = NSLock()
        /// Held while the subscriber receives, so that it receives one value at a time, whatever the thread.
        private let delivery = NSRecursiveLock()
        private var downstream: AnySubscriber<Output, Failure>?
        private var upstreams: [(any Subscription)?]
        private var hasValue: [Bool]
        private var finishedCount = 0
        private var demand = Subscribers.Demand.none
        private var isWanted = false
        private var isStale = false
        private let values: () -> Output

        /// Creates a subscription for a number of publishers. It calls `values` only after all have a value.
        init(_ downstream: AnySubscriber<Output, Failure>, count: Int, values: @escaping () -> Output) {
            self.downstream = downstream
            self.values = values
            upstreams = Array(repeating: nil, count: count)
            hasValue = Array(repeating: false, count: count)
        }

        /// Subscribes to one of the publishers. `store` keeps its values.
        func subscribe<P: Publisher>(_ publisher: P, at index: Int, _ store: @escaping (P.Output) -> Void)
        where P.Failure == Failure {
            publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: { [self] in begin($0, at: index) },
                    receiveValue: { [self] value in
                        receive(at: index) { store(value) }
                        return .none
                    },
                    receiveCompletion: { [self] in finish($0) }))
        }

        func request(_ demand: Subscribers.Demand) {
            delivery.lock()
            defer { delivery.unlock() }
            let waiting = lock.withLock { () -> [(any Subscription)?] in
                self.demand += demand
                defer { isWanted = true }
                return isWanted ? [] : upstreams
            }
            if lock.withLock({ isStale }) { deliver() }
            for upstream in waiting { upstream?.request(.unlimited) }
        }

        func cancel() {
            for upstream in end().upstreams { upstream?.cancel() }
        }

        private func begin(_ upstream: any Subscription, at index: Int) {
            let (isActive, isWanted) = lock.withLock {
                if downstream != nil { upstreams[index] = upstream }
                return (downstream != nil, self.isWanted)
            }
            if !isActive {
                upstream.cancel()
            } else if isWanted {
                upstream.request(.unlimited)
            }
        }

        private func receive(at index: Int, _ store: () -> Void) {
            delivery.lock()
            defer { delivery.unlock() }
            lock.withLock {
                store()
                hasValue[index] = true
                isStale = hasValue.allSatisfy { $0 }
            }
            deliver()
        }

        private func deliver() {
            let next = lock.withLock { () -> (AnySubscriber<Output, Failure>, Output)? in
                guard let downstream, isStale, demand > .none else { return nil }
                demand -= 1
                isStale = false
                return (downstream, values())
            }
            guard let (downstream, output) = next else { return }
            let more = downstream.receive(output)
            lock.withLock { demand += more }
        }

        private func finish(_ completion: Subscribers.Completion<Failure>) {
            delivery.lock()
            defer { delivery.unlock() }
            let isLast = lock.withLock {
                finishedCount += 1
                if case .failure = completion { return true }
                return finishedCount == upstreams.count
            }
            guard isLast else { return }
            let ended = end()
            if case .failure = completion {
                for upstream in ended.upstreams { upstream?.cancel() }
            }
            ended.downstream?.receive(completion: completion)
        }

        private func end() -> (downstream: AnySubscriber<Output, Failure>?, upstreams: [(any Subscription)?]) {
            lock.withLock {
                defer {
                    downstream = nil
                    upstreams = upstreams.map { _ in nil }
                }
                return (downstream, downstream == nil ? [] : upstreams)
            }
        }
    }

    /// The latest value of a publisher.
    final class Latest<Value> {
        var value: Value?
    }
#endif
