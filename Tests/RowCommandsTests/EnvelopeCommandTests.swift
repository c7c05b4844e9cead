import TestSupport
import Testing

@Suite(.runsCommands) struct `The envelope command` {
    @Test func `tells of the configurations that it is asked for, and shows no progress to programs`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz("envelope", "--configurations", "macos/animated/exit/unguarded/index/read")
        #expect(run.status == 0)
        #expect(run.errors == "")
        try expectSnapshot(run.output, named: "envelope")
    }

    @Test(arguments: [
        ["--configurations", "macos/eager"], ["--format", "html"], ["--full", "--configurations", "*/*/*/*/*/*"],
    ])
    func `does not run with options that nobody can have meant`(options: [String]) throws {
        let run = try TemporaryDirectory().bindfuzz(["envelope"] + options)
        #expect(run.status == 64)
        #expect(run.output == "")
    }
}
