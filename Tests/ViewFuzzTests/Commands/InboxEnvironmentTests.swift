import TestSupport
import Testing

@Suite(.runsCommands) struct `The inbox's commands` {
    @Test func `refuse a view that is not there, and a strategy that is none, as usage`() throws {
        let directory = try TemporaryDirectory()
        let view = try directory.inbox("gate", views: ["inbx"])
        #expect(view.status == 64)
        #expect(
            view.errors.hasPrefix("inbox: error: expected names of views in BINDFUZZ_VIEWS: inbox, "), "\(view.errors)")
        let strategy = try directory.inbox("gate", environment: ["BINDFUZZ_STRATEGY": "rnadom"])
        #expect(strategy.status == 64)
        #expect(strategy.errors.contains("found 'rnadom'; did you mean 'random'?"), "\(strategy.errors)")
    }
}
