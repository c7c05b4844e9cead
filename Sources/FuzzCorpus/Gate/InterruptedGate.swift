/// A gate that was interrupted before it had looked at everything. It has not passed, whatever it saw until then.
package enum InterruptedGate {
    /// The kind, in the word that programs know it by.
    package static let kind = "interrupted"
    /// What a CI server is told of it.
    package static let sentence = "The gate was interrupted before its end, so it has not passed. Run it again."
}

/// How far a gate is.
package enum GateStage: Hashable, Sendable {
    /// It replays the cases of the corpus.
    case replaying(done: Int, count: Int)
    /// It decides configurations.
    case deciding(done: Int, count: Int)
    /// It searches.
    case searching(cases: UInt64, count: UInt64, findings: Int)
    /// It shrinks what the last cases of the search have shown.
    case shrinking(done: Int, count: Int)
    /// It runs findings of the search again.
    case repeating(done: Int, count: Int)
}

/// Is told how far a gate is, between two pieces of its work, and says whether the gate is to go on. Once it has
/// said no it says so ever after. Any thread may ask.
package typealias GateWatch = @Sendable (GateStage) -> Bool
