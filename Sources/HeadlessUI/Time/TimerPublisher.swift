#if !canImport(Darwin)
    import Foundation

    extension Timer {
        /// Returns a publisher that emits the date at each of a series of dates. If there is a host, they are on its clock. The
        /// publisher starts when it is connected.
        public static func publish(
            every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) -> TimerPublisher {
            TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
        }

        /// A publisher that emits the date to all subscribers, in the order of their subscriptions.
        public final class TimerPublisher: ConnectablePublisher {
            public typealias Output = Date
            public typealias Failure = Never

            /// The time between two dates, in seconds.
            public let interval: TimeInterval
            /// The tolerance of the timer, which has no effect.
            public let tolerance: TimeInterval?
            /// The loop on which the timer runs.
            public let runLoop: RunLoop
            /// The mode in which the timer fires.
            public let mode: RunLoop.Mode
            /// The options, which have no effect.
            public let options: RunLoop.SchedulerOptions?
            private let subscribers = SubscriberList<Date, Never>()

            /// Creates a publisher that emits the date at an interval in seconds.
            public init(
                interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
                options: RunLoop.SchedulerOptions? = nil
            ) {
                self.interval = interval
                self.tolerance = tolerance
                self.runLoop = runLoop
                self.mode = mode
                self.options = options
            }

            /// Adds a subscriber behind the existing ones.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
                subscribers.add(subscriber)
            }

            /// Starts the timer.
            public func connect() -> any Cancellable {
                let first = RunLoop.main.now.date.addingTimeInterval(interval)
                let timer = LoopTimer(on: runLoop, in: mode, at: first, every: interval) { [subscribers] in
                    subscribers.send(RunLoop.main.now.date)
                }
                return AnyCancellable { timer.invalidate() }
            }
        }
    }
#endif
