import Dispatch
import Foundation

/// A condition for which a script waits and which other threads bring about.
struct ScriptWait {
    let condition: () -> Bool
    let limit: TimeInterval
    let source: SourcePlace
    let deadline: DispatchTime
    let alarm: LoopAlarm

    init(_ condition: @escaping () -> Bool, _ limit: TimeInterval, _ source: SourcePlace) {
        self.condition = condition
        self.limit = limit
        self.source = source
        deadline = .now() + limit
        alarm = LoopAlarm(at: deadline)
    }

    var isOver: Bool { DispatchTime.now() >= deadline }
    /// The condition as a noun phrase.
    var description: String { "the condition of `until` at \(source.path):\(source.line)" }
}
