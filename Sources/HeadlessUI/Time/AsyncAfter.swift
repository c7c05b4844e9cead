import Dispatch
import Foundation

extension DispatchQueue {
    /// Runs a closure on the queue at a deadline, on the clock of the host where there is one.
    ///
    /// Having no default arguments, it is preferred to Dispatch's.
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
    /// The time until a deadline, which was computed from the real time a little while ago.
    init(untilReal deadline: DispatchTime) {
        guard deadline != .distantFuture else {
            self = .never
            return
        }
        let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        self.init(untilRealDeadlineInNanoseconds: then > now ? Int64(clamping: then - now) : 0)
    }
}
