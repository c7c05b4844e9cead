#if !canImport(Darwin)
    import Dispatch
    import Foundation

    /// The queue as a scheduler. Work runs as a block of the queue. If there is a host, its clock times later work.
    extension DispatchQueue: @retroactive Scheduler {
        /// The options for a block of a queue.
        public struct SchedulerOptions {
            /// The quality of service.
            public var qos: DispatchQoS
            /// The flags of the block.
            public var flags: DispatchWorkItemFlags
            /// The group of the block.
            public var group: DispatchGroup?

            /// Creates options, by default without any effect.
            public init(
                qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
            ) {
                self.qos = qos
                self.flags = flags
                self.group = group
            }
        }

        public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.current?.dispatchTime ?? .now()) }
        /// The minimum tolerance, which is zero.
        public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

        /// Runs the work as a block of the queue.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            let options = options ?? SchedulerOptions()
            let action = SendableAction(action)
            async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
        }

        /// Runs the work as a block of the queue at a date.
        public func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            let options = options ?? SchedulerOptions()
            guard let clock = VirtualClock.current else {
                let action = SendableAction(action)
                return asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.run() }
            }
            clock.schedule(at: clock.time(of: date.dispatchTime), as: .handOver) { [self] in
                handOver(by: clock, options) { action() }
            }
        }

        /// Runs the work as a block of the queue at each of a series of dates.
        public func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            let options = options ?? SchedulerOptions()
            guard let clock = VirtualClock.current else {
                let source = DispatchSource.makeTimerSource(queue: self)
                source.setEventHandler(qos: options.qos, flags: options.flags, handler: action)
                source.schedule(
                    deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
                source.resume()
                return AnyCancellable { source.cancel() }
            }
            let ticket = Ticket()
            let appointment = clock.schedule(
                at: clock.time(of: date.dispatchTime), every: HostTime(seconds: interval.seconds), as: .handOver
            ) { [self] in
                handOver(by: clock, options) { ticket.runUnlessCancelled(action) }
            }
            return AnyCancellable {
                ticket.cancel()
                clock.cancel(appointment)
            }
        }

        private func handOver(by clock: VirtualClock, _ options: SchedulerOptions, _ action: @escaping () -> Void) {
            let action = SendableAction(action)
            clock.handOver(to: self) { whenDone in
                async(group: options.group, qos: options.qos, flags: options.flags) {
                    action.run()
                    whenDone()
                }
            }
        }
    }

    /// Records whether repeated work was canceled while a block with it is under way.
    private final class Ticket: @unchecked Sendable {
        private let lock = NSLock()
        private var isCancelled = false

        func cancel() {
            lock.withLock { isCancelled = true }
        }

        func runUnlessCancelled(_ action: () -> Void) {
            if !lock.withLock({ isCancelled }) { action() }
        }
    }

    extension VirtualClock {
        fileprivate var dispatchTime: DispatchTime {
            let (nanoseconds, isTooMuch) = UInt64(now.microseconds).multipliedReportingOverflow(by: 1_000)
            let (sum, isLate) = dispatchBeginning.uptimeNanoseconds.addingReportingOverflow(nanoseconds)
            return isTooMuch || isLate ? .distantFuture : DispatchTime(uptimeNanoseconds: sum)
        }

        fileprivate func time(of dispatchTime: DispatchTime) -> HostTime {
            guard dispatchTime != .distantFuture else { return .never }
            let (then, beginning) = (dispatchTime.uptimeNanoseconds, dispatchBeginning.uptimeNanoseconds)
            guard then > beginning else { return .zero }
            return HostTime(.nanoseconds(Int64(clamping: then - beginning)))
        }
    }
#endif
