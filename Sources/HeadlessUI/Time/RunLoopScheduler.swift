#if !canImport(Darwin)
    import Foundation

    /// The run loop as a scheduler. Immediate work runs as a block of the loop, as with `perform`, and later work in a timer;
    /// both run in the default mode. If there is a host, its clock drives the timers of the main loop.
    extension RunLoop: @retroactive Scheduler {
        /// The options, which are empty.
        public struct SchedulerOptions: Sendable {}

        public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current?.date ?? Date()) }
        /// The minimum tolerance, which is zero.
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
