import TestSupport
import Testing

@Suite(.runsCommands) struct `The inbox's commands` {
    @Test func `refuse a view that is not there, and a strategy that is none, as usage`() throws {
        let directory = try TemporaryDirectory()
        let view = try directory.inbox("gate", views: ["inbx"])
        #expect(view.status == 64)
        let strategy = try directory.inbox("gate", environment: ["BINDFUZZ_STRATEGY": "rnadom"])
        #expect(strategy.status == 64)
        var outputs = OutputSnapshot()
        outputs.add("gate, with BINDFUZZ_VIEWS=inbx", view)
        outputs.add("gate, with BINDFUZZ_STRATEGY=rnadom", strategy)
        try outputs.expect(named: "environment")
    }
}
