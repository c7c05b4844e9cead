#if !canImport(Combine)
    import Foundation

    /// The queue as a scheduler: work is an operation of it. Later work is on the clock of the host where there is one.
    extension OperationQueue: @retroactive Scheduler {
        /// The dates of a run loop's schedule.
        public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

        /// There are none.
        public struct SchedulerOptions: Sendable {}

        public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current?.date ?? Date()) }
        /// No tolerance is needed.
        public var minimumTolerance: SchedulerTimeType.Stride { 0 }

        /// Runs the work as an operation of the queue.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            let action = SendableAction(action)
            addOperation { action.run() }
        }

        /// Runs the work as an operation that is added to the queue at a date.
        public func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            _ = schedule(after: date, every: nil, action)
        }

        /// Runs the work as an operation that is added to the queue at each of a series of dates.
        public func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            schedule(after: date, every: interval, action)
        }

        /// A queue of Dispatch counts the time, and hands the work over to this one.
        private func schedule(
            after date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            let queue = self == .main ? DispatchQueue.main : DispatchQueue.global()
            let delay = DispatchQueue.SchedulerTimeType.Stride.seconds(now.distance(to: date).timeInterval)
            let moment = queue.now.advanced(by: delay)
            let operation: () -> Void = { [self] in
                self == .main ? action() : schedule(options: nil, action)
            }
            guard let interval else {
                queue.schedule(after: moment, tolerance: 0, options: nil, operation)
                return AnyCancellable {}
            }
            return queue.schedule(
                after: moment, interval: .seconds(interval.timeInterval), tolerance: 0, options: nil, operation)
        }
    }
#endif
