import CoreFoundation
import Dispatch
import Foundation
import Synchronization

/// Wakes the main loop at a moment of the real clock, unless it is turned off before: a loop that is woken takes
/// another turn, which nobody must see who does not wait for it.
final class LoopAlarm: Sendable {
    private let isOff = Atomic(false)

    init(at moment: DispatchTime) {
        DispatchQueue.global().asyncAfter(deadline: moment, qos: .unspecified) { [self] in
            if !isOff.load(ordering: .relaxed) { CFRunLoopWakeUp(CFRunLoopGetMain()) }
        }
    }

    func turnOff() { isOff.store(true, ordering: .relaxed) }
}

/// How long something may keep the loop from its sleep.
struct Patience {
    /// The seconds of the real clock.
    let seconds: TimeInterval
    /// When they are over, while something does.
    private var deadline: DispatchTime?
    /// What ends the sleep then in which the loop waits for another thread.
    private var alarm: LoopAlarm? { didSet { oldValue?.turnOff() } }

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    /// Something does; returns whether it has done so for too long.
    ///
    /// - Parameter isOffMain: whether it is on another thread, so that the loop may sleep meanwhile.
    mutating func isLost(isOffMain: Bool) -> Bool {
        let end = deadline ?? .now() + seconds
        deadline = end
        if isOffMain, alarm == nil { alarm = LoopAlarm(at: end) }
        return DispatchTime.now() >= end
    }

    /// Nothing does any longer.
    mutating func renew() { (deadline, alarm) = (nil, nil) }
}
