#if !canImport(Combine)
    import Foundation

    extension Timer {
        /// A publisher of the date, at each of a series of dates: on the clock of the host where there is one. It begins when
        /// it is connected.
        public static func publish(
            every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) -> TimerPublisher {
            TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
        }

        /// Publishes the date, to all subscribers in the order of their subscription.
        public final class TimerPublisher: ConnectablePublisher {
            public typealias Output = Date
            public typealias Failure = Never

            /// The time between two dates, in seconds.
            public let interval: TimeInterval
            /// How late it may be, which is not used.
            public let tolerance: TimeInterval?
            /// The loop whose timer it is.
            public let runLoop: RunLoop
            /// The mode of the loop in which it fires.
            public let mode: RunLoop.Mode
            /// There are none.
            public let options: RunLoop.SchedulerOptions?
            private let subscribers = SubscriberList<Date, Never>()

            /// A publisher of the date every so many seconds.
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

            /// Subscribes, behind all who have subscribed before.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
                subscribers.add(subscriber)
            }

            /// Begins to count.
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
