import Foundation
import TestSupport
import Testing

/// A run is a function of its case. Ten views get their answers through continuations, actors, task groups, streams, detached tasks
/// and dispatch queues.
@Suite(.runsCommands) struct `The run of a case with tasks` {
    /// More than the cores of a usual machine, so that they take the processors from each other.
    private static let processCount = 5

    @Test func `is the same in five fresh processes at once`() async throws {
        let caseCount = TestSize.of(small: 20, usual: 20, full: 1_000)
        let directory = try TemporaryDirectory()
        for index in 0..<caseCount {
            let runs = try (0..<Self.processCount).map { _ in
                try directory.start(
                    ["1", "\(index)", "1"], of: "taskviews", environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
            }.map { try $0.wait() }
            let first = try #require(runs.first)
            #expect(first.status == 0, "\(first.errors)")
            #expect(!first.output.isEmpty)
            for run in runs { #expect(run.output == first.output, "case \(index)") }
        }
    }
}
