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
        Self.wakeLoop(after: limit)
    }

    /// Wakes the main loop when some seconds of the real clock are over: it sleeps, and somebody has to.
    static func wakeLoop(after seconds: TimeInterval) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, qos: .unspecified) {
            CFRunLoopWakeUp(CFRunLoopGetMain())
        }
    }

    var isOver: Bool { DispatchTime.now() >= deadline }
}
