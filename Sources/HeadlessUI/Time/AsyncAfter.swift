import Dispatch
import Foundation

extension DispatchQueue {
    /// Runs a closure on the queue at a deadline. If there is a host, the deadline is on its clock.
    ///
    /// Overload resolution prefers this method to Dispatch's because it has no default arguments.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        guard let clock = VirtualClock.current else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        let date = clock.now + HostTime(untilReal: deadline)
        clock.schedule(at: date, as: .handOver) { [self] in
            clock.handOver(to: self) { whenDone in
                async(group: nil, qos: .unspecified, flags: []) {
                    work()
                    whenDone()
                }
            }
        }
    }
}

extension HostTime {
    /// Creates the time until a deadline that was computed from real time shortly before.
    init(untilReal deadline: DispatchTime) {
        guard deadline != .distantFuture else {
            self = .never
            return
        }
        let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        self.init(untilRealDeadlineInNanoseconds: then > now ? Int64(clamping: then - now) : 0)
    }
}
