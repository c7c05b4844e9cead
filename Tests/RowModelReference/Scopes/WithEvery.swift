/// Runs a small scope exhaustively, and says for which values it failed.
///
/// The first failure ends it: the values come from the smallest up, so it is the one to look at.
///
/// - Parameters:
///   - label: what the values are.
///   - values: the scope.
///   - body: throws where something does not hold.
/// - Throws: `ScopeFailure` with the label and the value, inside the failures of the scopes around it.
func withEvery<Values: Sequence>(
    _ label: String, in values: Values, _ body: (Values.Element) throws -> Void
) throws(ScopeFailure) {
    for value in values {
        do {
            try body(value)
        } catch let failure as ScopeFailure {
            throw ScopeFailure("\(label) \(value), \(failure)")
        } catch {
            throw ScopeFailure("\(label) \(value): \(error)")
        }
    }
}

/// What does not hold, and for which values.
struct ScopeFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Throws where the condition does not hold; cheaper than `#require`, since a scope has millions of them.
func demand(_ condition: Bool, _ problem: @autoclosure () -> String) throws(ScopeFailure) {
    guard condition else { throw ScopeFailure(problem()) }
}

/// Throws where the two differ.
func demand<Value: Equatable>(
    _ value: Value, equals other: Value, _ what: @autoclosure () -> String
) throws(ScopeFailure) {
    guard value == other else { throw ScopeFailure("\(what()): \(value) is not \(other)") }
}

/// Every order of members of an alphabet, repetitions included; the shorter first.
func sequences<Member>(of alphabet: [Member], lengths: ClosedRange<Int>) -> [[Member]] {
    var all: [[Member]] = []
    var longest: [[Member]] = [[]]
    for length in 0...lengths.upperBound {
        if length > 0 { longest = longest.flatMap { sequence in alphabet.map { sequence + [$0] } } }
        if lengths.contains(length) { all += longest }
    }
    return all
}
