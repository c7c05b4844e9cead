import FuzzCampaign
import Foundation
import TestSupport
import Testing

/// What a campaign over an app's views learns is kept in its checkpoint.
@Suite(.runsCommands) struct `The feedback of the inbox's campaign` {
    /// A few epochs, of views that end no process.
    private static let learning = ["--seed", "4", "--cases", "260", "--block-size", "20"]
    private static let harmless = ["inbox", "quota", "settings"]

    /// The campaign in a directory, ended without warning once it has learned something, and not before the end.
    private static func begin(_ name: String, in directory: TemporaryDirectory) throws {
        let options = ["campaign", name] + learning + ["--jobs", "1"]
        let environment = [
            "BINDFUZZ_VIEWS": harmless.joined(separator: ","), "INBOX_HOLD": "\(name)/checkpoint.json",
        ]
        let begun = try directory.start(options, of: "inbox", environment: environment)
        // The checkpoint is written behind the file that it counts on.
        func hasLearned() -> Bool {
            let checkpoint = try? directory.read("\(name)/checkpoint.json")
            return checkpoint?.contains("\"epochs\":") ?? false
        }
        while begun.isRunning && !hasLearned() { usleep(10_000) }
        begun.send(9)
        _ = try begun.wait()
    }

    /// The files of a campaign that was ended once it had learned something, by their paths.
    private static let begun = Result<[String: Data], any Error> {
        let directory = try TemporaryDirectory()
        try begin("a", in: directory)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path("a"))
        let files = paths.compactMap { path in
            FileManager.default.contents(atPath: directory.path("a/\(path)")).map { (path, $0) }
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    /// Returns a directory with the campaign `a`, which was ended once it had learned something.
    private func withBegunCampaign() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        for (path, data) in try Self.begun.get() {
            let file = directory.url.appending(path: "a/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        return directory
    }

    private func resumed(_ name: String, in directory: TemporaryDirectory) throws -> CommandRun {
        try directory.inbox(["campaign", name, "--resume", "--jobs", "2"], views: Self.harmless)
    }

    @Test func `gives the same result when it is interrupted, whichever process learns from its cases`() throws {
        let directory = try TemporaryDirectory()
        let options = Self.learning + ["--jobs"]
        let whole = try directory.inbox(["campaign", "whole"] + options + ["1"], views: Self.harmless)
        let two = try directory.inbox(["campaign", "two"] + options + ["2"], views: Self.harmless)
        try Self.begin("cut", in: directory)
        let cut = try resumed("cut", in: directory)
        #expect(whole.status == 1, "\(whole.errors)")
        for (name, run) in [("two", two), ("cut", cut)] {
            #expect(run.output == whole.output, "\(name): \(run.errors)")
            #expect(try directory.texts(in: "\(name)/found") == directory.texts(in: "whole/found"))
            #expect(try directory.read("\(name)/lessons.json") == directory.read("whole/lessons.json"), "\(name)")
        }
    }

    @Test func `takes what is learned from its checkpoint`() throws {
        let directory = try withBegunCampaign()
        let file = try Data(directory.read("a/lessons.json").utf8)
        let content = try #require(CampaignSeal.content(of: file))
        var kept = try #require(try JSONSerialization.jsonObject(with: content) as? [String: Any])
        var epochs = try #require(kept["epochs"] as? [String])
        // Nobody who ran the cases of the epoch once more would come to nothing.
        epochs[0] = "[]"
        kept["epochs"] = epochs
        try directory.write(CampaignSeal.sealed(JSONSerialization.data(withJSONObject: kept)), to: "a/lessons.json")
        #expect(try resumed("a", in: directory).status == 1)
        let later = try #require(CampaignSeal.content(of: Data(directory.read("a/lessons.json").utf8)))
        let after = try #require(try JSONSerialization.jsonObject(with: later) as? [String: Any])
        let learned = try #require(after["epochs"] as? [String])
        #expect(learned.count == 8)
        #expect(learned.first == "[]")
    }

    private static let impossible =
        #"[{"view":"inbox","platform":"ios","sightings":[],"steps":["idle"],"keys":[],"kinds":[]}]"#

    private static let nested = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    private static let outOfRange = "[99999999999999999999999, 1e999, -1]"

    @Test(arguments: [impossible, "1", "", nested, outOfRange])
    func `rejects impossible feedback`(_ feedback: String) throws {
        let directory = try withBegunCampaign()
        let content = try #require(CampaignSeal.content(of: Data(directory.read("a/lessons.json").utf8)))
        var kept = try #require(try JSONSerialization.jsonObject(with: content) as? [String: Any])
        kept["epochs"] = [feedback] + (try #require(kept["epochs"] as? [String])).dropFirst()
        try directory.write(CampaignSeal.sealed(JSONSerialization.data(withJSONObject: kept)), to: "a/lessons.json")
        let forged = try resumed("a", in: directory)
        #expect(forged.status == 3)
        // The test below has the sentence in its snapshot.
        #expect(forged.errors.contains("a/lessons.json: error: "), "\(forged.errors)")
    }

    @Test func `says that what was learned is damaged, or missing, and what to do`() throws {
        let directory = try withBegunCampaign()
        let text = try directory.read("a/lessons.json")
        try directory.write(text.replacing("press", with: "pross", maxReplacements: 1), to: "a/lessons.json")
        let damaged = try resumed("a", in: directory)
        #expect(damaged.status == 3)
        try directory.write(String(repeating: "[", count: 100 << 20), to: "a/lessons.json")
        let huge = try resumed("a", in: directory)
        #expect(huge.status == 3)
        try directory.delete("a/lessons.json")
        let missing = try resumed("a", in: directory)
        #expect(missing.status == 3)
        var outputs = OutputSnapshot()
        outputs.add("campaign a --resume, with a changed lessons.json", damaged)
        outputs.add("campaign a --resume, with a huge lessons.json", huge)
        outputs.add("campaign a --resume, without lessons.json", missing)
        try outputs.expect(named: "damaged-feedback")
    }
}
