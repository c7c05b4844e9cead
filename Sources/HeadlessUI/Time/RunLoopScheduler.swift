#if !canImport(Combine)
    import Foundation

    /// The run loop as a scheduler: work for now is a block of it, as of `perform`, and work for later a timer of it, both in
    /// the default mode. The timers of the main loop are on the clock of the host where there is one.
    extension RunLoop: @retroactive Scheduler {
        /// There are none.
        public struct SchedulerOptions: Sendable {}

        public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current?.date ?? Date()) }
        /// No tolerance is needed.
        public var minimumTolerance: SchedulerTimeType.Stride { 0 }

        /// Runs the work when the loop runs its blocks next.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            let action = SendableAction(action)
            perform { action.run() }
        }

        /// Runs the work at a date.
        public func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            _ = LoopTimer(on: self, in: .default, at: date.date, every: nil, action)
        }

        /// Runs the work at each of a series of dates.
        public func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            let timer = LoopTimer(on: self, in: .default, at: date.date, every: interval.timeInterval, action)
            return AnyCancellable { timer.invalidate() }
        }
    }
#endif
