import RowCommands
import TestSupport
import Testing

@Suite struct `The envelope command` {
    @Test func `tells of the configurations that it is asked for, and shows no progress to programs`() throws {
        let folder = try TemporaryDirectory()
        let run = try folder.bindfuzz("envelope", "--configurations", "macos/animated/exit/unguarded/index/read")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("1 of 1 configuration can read a stale index"))
        #expect(run.output.hasSuffix("no guard\n  safe as long as no row is ever let go\n"))
    }

    @Test(arguments: [
        ["--configurations", "macos/eager"], ["--format", "html"], ["--full", "--configurations", "*/*/*/*/*/*"],
    ])
    func `does not run with options that nobody can have meant`(options: [String]) throws {
        let run = try TemporaryDirectory().bindfuzz(["envelope"] + options)
        #expect(run.status == 64)
        #expect(run.output == "")
    }

    @Test func `finds what the copy beside the corpus says`() throws {
        let repository = Repository()
        let path = "corpus/\(EnvelopeDocument.path)"
        let text = EnvelopeDocument.text
        let isSame = try repository.has(path) && repository.text(of: path) == text
        if !isSame && isRecordingSnapshots { try repository.write(text, to: path) }
        #expect(isSame, "\(path) says something else; BINDFUZZ_RECORD_SNAPSHOTS=1 writes what is found now")
    }
}
