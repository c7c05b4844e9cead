import CoreFoundation
import Dispatch
import Foundation
import Locks

/// Wakes the main loop at a moment of real time, unless it is turned off before. An awakened loop takes another turn, which
/// must not be visible to code that does not wait for the alarm.
final class LoopAlarm: Sendable {
    private let isOff = Locked(false)

    init(at moment: DispatchTime) {
        let ring: @Sendable () -> Void = { [self] in
            if !isOff.withLock({ $0 }) { CFRunLoopWakeUp(CFRunLoopGetMain()) }
        }
        #if os(Linux)
            // The program's own function would take the host's time.
            DispatchLibrary.runOnAnyThread(at: moment, ring)
        #else
            DispatchQueue.global().asyncAfter(deadline: moment, qos: .unspecified, execute: ring)
        #endif
    }

    func turnOff() { isOff.withLock { $0 = true } }
}

/// The time for which work may keep the loop from sleeping.
struct Patience {
    /// The seconds of real time.
    let seconds: TimeInterval
    /// The end of that time, while work keeps the loop awake.
    private var deadline: DispatchTime?
    /// The alarm that ends the sleep in which the loop waits for another thread.
    private var alarm: LoopAlarm? { didSet { oldValue?.turnOff() } }

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    /// Notes that work keeps the loop awake; returns whether it has done so for too long.
    ///
    /// - Parameter isOffMain: Whether the work is on another thread, so that the loop may sleep meanwhile.
    mutating func isLost(isOffMain: Bool) -> Bool {
        let end = deadline ?? .now() + seconds
        deadline = end
        if isOffMain, alarm == nil { alarm = LoopAlarm(at: end) }
        return DispatchTime.now() >= end
    }

    /// Notes that no work keeps the loop awake any longer.
    mutating func renew() { (deadline, alarm) = (nil, nil) }
}
