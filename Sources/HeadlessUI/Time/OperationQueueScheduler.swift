#if !canImport(Darwin)
    import Foundation

    /// The queue as a scheduler. Work runs as an operation of the queue. If there is a host, its clock times later work.
    extension OperationQueue: @retroactive Scheduler {
        /// The dates on a run loop's schedule.
        public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

        /// The options, which are empty.
        public struct SchedulerOptions: Sendable {}

        public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current?.date ?? Date()) }
        /// The minimum tolerance, which is zero.
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

        /// Schedules work on a Dispatch queue, which hands the work to this queue when it is due.
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
