import BindingFuzz
import FuzzCorpus
import HeadlessUI
import Testing
import ViewFuzz

@Suite(.serialized) struct `A delivery in the place of another` {
    private func verdict(_ steps: String, _ view: String, under names: String) async throws -> ViewVerdict {
        try await onMainRunLoop { try Redelivered.verdict(of: steps, view, under: names) }
    }

    private let clearedRow = "press \"Clear\"\npost \"look\"\n"

    @Test func `a post is handled within itself as the code is written`() async throws {
        #expect(try await verdict(clearedRow, "direct", under: "ios/written/index") == .crash)
    }

    @Test(arguments: ["runloop", "queue", "exit", "commit", "mine"])
    func `a post that may be delivered otherwise is dropped once its row is gone`(delivery: String) async throws {
        #expect(try await verdict(clearedRow, "direct", under: "ios/\(delivery)/index") == .clean)
        #expect(Redelivered.heard == [])
    }

    @Test(arguments: ["runloop", "queue", "commit", "mine"])
    func `a post that may be delivered otherwise arrives once while its row is there`(delivery: String) async throws {
        #expect(try await verdict("post \"look\"\nidle\n", "direct", under: "ios/\(delivery)/index") == .clean)
        #expect(Redelivered.heard == ["row"])
    }

    @Test func `operators behind the publisher do not keep it from being delivered otherwise`() async throws {
        #expect(try await verdict(clearedRow, "mapped", under: "ios/written/index") == .crash)
        #expect(try await verdict(clearedRow, "mapped", under: "ios/runloop/index") == .clean)
    }

    @Test func `each of two merged publishers is delivered otherwise`() async throws {
        let steps = "post \"look\"\npost \"look again\"\n"
        #expect(try await verdict(steps, "merged", under: "ios/runloop/index") == .clean)
        #expect(Redelivered.heard == ["posted look", "posted look again", "merged", "merged"])
    }

    @Test func `a name that nobody has named is delivered as the code is written`() async throws {
        #expect(try await verdict(clearedRow, "unnamed", under: "ios/runloop/index") == .crash)
    }

    @Test func `a model's own subscription is delivered as the code is written`() async throws {
        #expect(try await verdict("post \"look\"\n", "model", under: "ios/runloop/index") == .clean)
        #expect(Redelivered.heard == ["model", "row"])
    }

    @Test func `posts keep their order`() async throws {
        let steps = "post \"look\"\npost \"look again\"\npost \"look\"\n"
        #expect(try await verdict(steps, "numbered", under: "macos/queue/index") == .clean)
        #expect(Redelivered.heard == ["look", "look again", "look"])
    }
}
