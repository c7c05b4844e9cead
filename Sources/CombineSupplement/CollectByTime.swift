#if !canImport(Darwin)
    import Foundation

    extension Publishers {
        /// The condition that publishes the collected values.
        public enum TimeGroupingStrategy<Context: Scheduler> {
            /// An interval has passed.
            case byTime(Context, Context.SchedulerTimeType.Stride)
            /// An interval has passed, or a number of values has been collected.
            case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

            fileprivate var scheduler: Context {
                switch self {
                case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
                }
            }

            fileprivate var interval: Context.SchedulerTimeType.Stride {
                switch self {
                case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
                }
            }

            fileprivate var limit: Int {
                switch self {
                case .byTime: .max
                case .byTimeOrCount(_, _, let count): count
                }
            }
        }

        /// A publisher that collects the values of an interval.
        public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
            public typealias Output = [Upstream.Output]
            public typealias Failure = Upstream.Failure
            /// The publisher of the values.
            public let upstream: Upstream
            /// The condition that publishes the collected values.
            public let strategy: TimeGroupingStrategy<Context>
            /// The options for the scheduler.
            public let options: Context.SchedulerOptions?

            /// Creates a publisher that collects the values of another one.
            public init(
                upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.strategy = strategy
                self.options = options
            }

            /// Attaches a subscriber. The first interval begins with the subscription.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let (scheduler, interval) = (strategy.scheduler, strategy.interval)
                let collected = CollectedValues<Upstream.Output, Failure>(
                    AnySubscriber(subscriber), limit: strategy.limit)
                collected.timer = scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) { [weak collected] in collected?.deliver() }
                upstream.subscribe(
                    AnySubscriber(
                        receiveSubscription: { collected.begin($0) },
                        receiveValue: { collected.receive($0) },
                        receiveCompletion: { collected.finish($0) }))
            }
        }
    }

    extension Publisher {
        /// Collects the values of each interval. An interval without values publishes nothing.
        public func collect<S: Scheduler>(
            _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
        ) -> Publishers.CollectByTime<Self, S> {
            Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
        }
    }

    /// The values collected during an interval. Without demand at its end, they wait for the end of the next one.
    private final class CollectedValues<Value, Failure: Error>: Subscription, @unchecked Sendable {
        private let lock = NSLock()
        private let delivery = NSRecursiveLock()
        private let limit: Int
        private var downstream: AnySubscriber<[Value], Failure>?
        private var upstream: (any Subscription)?
        private var values: [Value] = []
        private var demand = Subscribers.Demand.none
        var timer: (any Cancellable)?

        init(_ downstream: AnySubscriber<[Value], Failure>, limit: Int) {
            self.downstream = downstream
            self.limit = limit
        }

        func begin(_ subscription: any Subscription) {
            lock.withLock { upstream = subscription }
            downstream?.receive(subscription: self)
            if lock.withLock({ downstream != nil }) { subscription.request(.unlimited) }
        }

        func receive(_ value: Value) -> Subscribers.Demand {
            let isFull = lock.withLock {
                values.append(value)
                return values.count >= limit
            }
            if isFull { deliver() }
            return .none
        }

        func deliver() {
            delivery.lock()
            defer { delivery.unlock() }
            let next = lock.withLock { () -> (AnySubscriber<[Value], Failure>, [Value])? in
                guard let downstream, !values.isEmpty, demand > .none else { return nil }
                demand -= 1
                defer { values = [] }
                return (downstream, values)
            }
            guard let (downstream, values) = next else { return }
            let more = downstream.receive(values)
            lock.withLock { demand += more }
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { deliver() }
            delivery.lock()
            defer { delivery.unlock() }
            end().downstream?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            lock.withLock { self.demand += demand }
        }

        func cancel() {
            end().upstream?.cancel()
        }

        private func end() -> (downstream: AnySubscriber<[Value], Failure>?, upstream: (any Subscription)?) {
            timer?.cancel()
            return lock.withLock {
                defer {
                    downstream = nil
                    upstream = nil
                    values = []
                }
                return (downstream, upstream)
            }
        }
    }
#endif
