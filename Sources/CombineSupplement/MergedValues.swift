#if !canImport(Darwin)
    import Foundation

    /// A subscription that merges the values of several publishers for one subscriber, in the order of their arrival.
    ///
    /// If the subscriber's demand is unlimited, so is the demand on the publishers. Otherwise it requests one value from each
    /// publisher, which waits until the subscriber requests it. The subscription completes when all publishers have finished and no
    /// value waits, or when one has failed.
    final class MergedValues<Output, Failure: Error>: Subscription, @unchecked Sendable {
        private let lock = NSLock()
        /// Held while the subscriber receives, so that it receives one value at a time, whatever the thread.
        private let delivery = NSRecursiveLock()
        private var downstream: AnySubscriber<Output, Failure>?
        private var upstreams: [(any Subscription)?]
        private var waiting: [(index: Int, output: Output)] = []
        private var unfinishedCount: Int
        private var demand = Subscribers.Demand.none
        private var isAskedForAll = false

        init(_ downstream: AnySubscriber<Output, Failure>, count: Int) {
            self.downstream = downstream
            upstreams = Array(repeating: nil, count: count)
            unfinishedCount = count
        }

        func subscribe<P: Publisher>(_ publisher: P, at index: Int) where P.Output == Output, P.Failure == Failure {
            publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: { [self] in begin($0, at: index) },
                    receiveValue: { [self] in receive($0, at: index) },
                    receiveCompletion: { [self] in finish($0) }))
        }

        /// Completes at once if there is no publisher.
        func finishIfEmpty() {
            if upstreams.isEmpty { end().downstream?.receive(completion: .finished) }
        }

        func request(_ demand: Subscribers.Demand) {
            delivery.lock()
            defer { delivery.unlock() }
            let all = lock.withLock { () -> [(any Subscription)?] in
                self.demand += demand
                guard self.demand == .unlimited, !isAskedForAll else { return [] }
                isAskedForAll = true
                return upstreams
            }
            while deliverWaiting() {}
            for upstream in all { upstream?.request(.unlimited) }
            finishIfDone()
        }

        func cancel() {
            for upstream in end().upstreams { upstream?.cancel() }
        }

        private func begin(_ upstream: any Subscription, at index: Int) {
            let (isActive, isAskedForAll) = lock.withLock {
                if downstream != nil { upstreams[index] = upstream }
                return (downstream != nil, self.isAskedForAll)
            }
            if isActive {
                upstream.request(isAskedForAll ? .unlimited : .max(1))
            } else {
                upstream.cancel()
            }
        }

        private func receive(_ output: Output, at index: Int) -> Subscribers.Demand {
            delivery.lock()
            defer { delivery.unlock() }
            let downstream = lock.withLock { () -> AnySubscriber<Output, Failure>? in
                guard demand > .none, waiting.isEmpty else {
                    waiting.append((index, output))
                    return nil
                }
                demand -= 1
                return self.downstream
            }
            guard let downstream else { return .none }
            let more = downstream.receive(output)
            return lock.withLock {
                demand += more
                return isAskedForAll ? .none : .max(1)
            }
        }

        private func deliverWaiting() -> Bool {
            let next = lock.withLock { () -> (AnySubscriber<Output, Failure>, Output, (any Subscription)?)? in
                guard let downstream, demand > .none, let first = waiting.first else { return nil }
                waiting.removeFirst()
                demand -= 1
                return (downstream, first.output, isAskedForAll ? nil : upstreams[first.index])
            }
            guard let (downstream, output, upstream) = next else { return false }
            let more = downstream.receive(output)
            lock.withLock { demand += more }
            upstream?.request(.max(1))
            return true
        }

        private func finish(_ completion: Subscribers.Completion<Failure>) {
            delivery.lock()
            defer { delivery.unlock() }
            guard case .failure = completion else {
                lock.withLock { unfinishedCount -= 1 }
                return finishIfDone()
            }
            let ended = end()
            for upstream in ended.upstreams { upstream?.cancel() }
            ended.downstream?.receive(completion: completion)
        }

        private func finishIfDone() {
            if lock.withLock({ unfinishedCount == 0 && waiting.isEmpty }) {
                end().downstream?.receive(completion: .finished)
            }
        }

        private func end() -> (downstream: AnySubscriber<Output, Failure>?, upstreams: [(any Subscription)?]) {
            lock.withLock {
                defer {
                    downstream = nil
                    waiting = []
                    upstreams = upstreams.map { _ in nil }
                }
                return (downstream, downstream == nil ? [] : upstreams)
            }
        }
    }
#endif
