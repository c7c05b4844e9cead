#if !canImport(Combine)
    import Foundation

    extension Publishers {
        /// When collected values are published.
        public enum TimeGroupingStrategy<Context: Scheduler> {
            /// Each time that an interval has passed.
            case byTime(Context, Context.SchedulerTimeType.Stride)
            /// Each time that an interval has passed, or there are a number of them.
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

        /// Publishes the values of an interval together.
        public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
            public typealias Output = [Upstream.Output]
            public typealias Failure = Upstream.Failure
            /// The publisher of the values.
            public let upstream: Upstream
            /// When they are published.
            public let strategy: TimeGroupingStrategy<Context>
            /// How the scheduler does its work.
            public let options: Context.SchedulerOptions?

            /// What collects the values of a publisher.
            public init(
                upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
            ) {
                self.upstream = upstream
                self.strategy = strategy
                self.options = options
            }

            /// Subscribes; the intervals begin with that.
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
        /// Publishes the values of each interval together; an interval without any publishes nothing.
        public func collect<S: Scheduler>(
            _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
        ) -> Publishers.CollectByTime<Self, S> {
            Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
        }
    }

    /// Values that wait for the end of an interval. Where the subscriber has not asked for any by then, they wait for the next.
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
