import Dispatch
import Foundation

/// What a script waits for that other threads bring about.
struct ScriptWait {
    let condition: () -> Bool
    let limit: TimeInterval
    let source: SourcePlace
    let deadline: DispatchTime

    init(_ condition: @escaping () -> Bool, _ limit: TimeInterval, _ source: SourcePlace) {
        self.condition = condition
        self.limit = limit
        self.source = source
        deadline = .now() + limit
        // The loop sleeps, so that somebody has to wake it when the time is over.
        let queue = DispatchQueue.global()
        queue.asyncAfter(deadline: deadline, qos: .unspecified) { CFRunLoopWakeUp(CFRunLoopGetMain()) }
    }

    var isOver: Bool { DispatchTime.now() >= deadline }
}
