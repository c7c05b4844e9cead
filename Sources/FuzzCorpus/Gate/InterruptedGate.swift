/// A gate that was stopped before its end. It has not passed, whatever its results until then.
package enum InterruptedGate {
    /// The identifier of this problem in machine-readable reports.
    package static let kind = "interrupted"
    /// The message for a CI server.
    package static let sentence = "The gate was interrupted, so it has not passed. Run it again."
}

/// The progress of a gate.
package enum GateStage: Hashable, Sendable {
    /// The gate replays the cases of the corpus.
    case replaying(done: Int, count: Int)
    /// The gate decides configurations.
    case deciding(done: Int, count: Int)
    /// The gate searches.
    case searching(cases: UInt64, count: UInt64, findings: Int)
    /// The gate shrinks the findings of the last cases of the search.
    case shrinking(done: Int, count: Int)
    /// The gate verifies the findings of the search.
    case repeating(done: Int, count: Int)
}

/// Receives the progress of a gate between two pieces of work, and returns whether to continue. After it has returned `false`, it
/// always does. Any thread may call it.
package typealias GateWatch = @Sendable (GateStage) -> Bool
