import TestSupport
import Testing

@Suite(.runsCommands) struct `A case's page` {
    private static let text = """
        bindfuzz 1
        items 2
        expect */*/*/*/index/* stale

        event
          perform remove 0
          post

        """

    @Test func `is written by the command, which exits as it does for text`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.text, to: "a.case")
        let pattern = ["--configurations", "ios/eager/runloop/unguarded/index/read"]
        let run = try folder.bindfuzz(["replay", "a.case", "--html", "page.html"] + pattern)
        #expect(run.status == 0)
        var outputs = OutputSnapshot()
        outputs.add("replay a.case --html page.html", run)
        #expect(try folder.read("page.html").hasPrefix("<!DOCTYPE html>"))
        #expect(try folder.bindfuzz("replay", "a.case", "--html", "page.html").status == 2)
        outputs.add("replay a.case a.case", try folder.bindfuzz("replay", "a.case", "a.case", "--html", "p.html"))
        try outputs.expect(named: "replay-page")
        #expect(try folder.bindfuzz("replay", "a.case", "--html", "p.html", "--format", "json").status == 64)
        let printed = try folder.bindfuzz("replay", "a.case", "--format", "html")
        #expect(printed.status == 2)
        #expect(try printed.output == folder.read("page.html"))
        #expect(try folder.files(in: ".") == ["a.case", "corpus", "page.html"])
    }
}
