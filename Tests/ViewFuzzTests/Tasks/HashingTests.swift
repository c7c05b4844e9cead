import TestSupport
import Testing

/// A view that shows the elements of a set in the order of their hashes. Eight elements have 40,320 orders.
@Suite(.runsCommands) struct `The hashes of a case` {
    @Test func `are the same in each process that runs it, whatever the environment says`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("bindfuzz 1\nview \"surroundings\"\n\npress \"Set\"\nidle\n", to: "a.case")
        let runs = try ["0", ""].map { value in
            try directory.start(
                ["replay", "a.case"], of: "taskviews", environment: ["SWIFT_DETERMINISTIC_HASHING": value])
        }.map { try $0.wait() }
        for run in runs { #expect(run.status == 0, "\(run.errors)") }
        #expect(runs[0].output.contains("name 7"), "\(runs[0].output)")
        #expect(runs[0].output == runs[1].output)
    }
}
