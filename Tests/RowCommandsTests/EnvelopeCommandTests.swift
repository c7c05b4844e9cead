import TestSupport
import Testing

@Suite struct `The envelope command` {
    @Test func `prints the requested configurations, and no progress for programs`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz("envelope", "--configurations", "macos/animated/exit/unguarded/index/read")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("1 of 1 configuration can read a stale index"))
        #expect(run.output.hasSuffix("guard\n  safe as long as no row is ever removed\n"))
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
