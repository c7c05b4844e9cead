import BindingFuzz
import LiveEngine
import XCTest

/// What a case came to on the live engine.
struct LiveCase {
    let delivered: Int
    let skipped: Int
    let undelivered: Int
    let kind: VerdictKind?
    let place: Place?
    let offMain: Bool
}

/// Runs a case on the live engine, which does what the model does, however its handler is spelled.
@MainActor func live(_ steps: String, items: Int = 1, under configuration: Configuration) throws -> LiveCase {
    let lines = steps.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    let text = "bindfuzz 1\nitems \(items)\n\n" + lines.joined(separator: "\n") + "\n"
    let comparisons = Comparison.each(try CaseFile<RowModel>(text: text).testCase, under: configuration)
    for comparison in comparisons {
        XCTAssertEqual(comparison.differences, [], "\(steps) under \(configuration), \(comparison.spelling)")
    }
    let outcome = try XCTUnwrap(comparisons.first).live.outcome
    return LiveCase(
        delivered: outcome.delivered, skipped: outcome.skipped, undelivered: outcome.undelivered,
        kind: outcome.stale?.kind, place: outcome.stale?.place, offMain: outcome.offMain)
}
