import Foundation
import TestSupport
import Testing

/// Every transcript in the README and in the articles is real output.
@Suite struct `The README's and the articles' transcripts` {
    private let repository = Repository()

    @Test(.serialized, arguments: (try? DocumentationPage.paths(in: Repository())) ?? [])
    func `show what the commands print`(path: String) throws {
        let page = try DocumentationPage(path: path, in: repository)
        let folder = try TemporaryDirectory()
        try folder.delete("corpus")
        try FileManager.default.copyItem(at: repository.url("corpus"), to: folder.url.appending(path: "corpus"))
        var recorded = page.text
        for transcript in page.blocks(of: "").compactMap(Transcript.init) where isRun(transcript) {
            let new = try transcript.rerun(in: folder)
            let advice = "\(path) shows something else; BINDFUZZ_RECORD_SNAPSHOTS=1 records what is printed now"
            #expect(transcript.text == new, "\(advice)")
            recorded = recorded.replacing("\n```\n\(transcript.text)```\n", with: "\n```\n\(new)```\n")
        }
        if recorded != page.text && isRecordingSnapshots { try repository.write(recorded, to: path) }
    }

    /// Whether a transcript is checked: `.ci/run` has another gate, so that those with a gate are left to `scripts/nightly`.
    private func isRun(_ transcript: Transcript) -> Bool {
        TestSize.isFull || isRecordingSnapshots || !transcript.commands.contains { $0.hasPrefix("bindfuzz gate ") }
    }

    @Test func `are in the README, and show each command that decides or explains`() throws {
        let pages = try DocumentationPage.all(in: repository)
        let commands = pages.map { $0.blocks(of: "").compactMap(Transcript.init).flatMap(\.commands) }
        #expect(commands.first?.isEmpty == false, "README.md has no transcript")
        for name in ["replay", "prove --configurations", "prove --explain", "envelope", "advise"] {
            let isShown = commands.joined().contains { $0.hasPrefix("bindfuzz \(name) ") }
            #expect(isShown, "no page has a transcript of bindfuzz \(name)")
        }
    }

    @Test func `have commands with continuation lines, and none or more lines of output`() throws {
        let block = "$ printf a \\\n    b\nab\n$ swift run -c release true\n$ echo c\nd\n"
        let transcript = try #require(Transcript(block))
        #expect(transcript.commands == ["printf a \\\n    b", "true", "echo c"])
        let now = try transcript.rerun(in: TemporaryDirectory())
        #expect(now == "$ printf a \\\n    b\na$ swift run -c release true\n$ echo c\nc\n")
        #expect(Transcript("bindfuzz 1\n") == nil)
    }
}
