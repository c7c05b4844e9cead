import FuzzCampaign
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `What a campaign may remove` {
    private static let options = [
        "--seed", "3", "--cases", "400", "--configurations", "ios/eager/runloop/*/index/read", "--block-size", "100",
    ]

    @Test func `--overwrite removes what the campaign has written, and leaves every other file in its folders`() throws
    {
        let directory = try TemporaryDirectory()
        #expect(try directory.campaign("a", Self.options).status == 0)
        let found = try directory.texts(in: "a/found")
        #expect(!found.isEmpty)
        let strange = ["found/mine.case", "found/out-of-range-wait-live-99.case", "workers/notes.txt", "notes.txt"]
        for name in strange { try directory.write("mine", to: "a/\(name)") }
        let again = try directory.campaign("a", ["--overwrite"] + Self.options + ["--shard", "1/2"])
        #expect(again.status == 0)
        for name in strange { #expect(try directory.read("a/\(name)") == "mine", "\(name)") }
        // A shard of a half shows less, and what the whole had found besides is gone.
        let left = try directory.files(in: "a/found").filter { !strange.contains("found/\($0)") }
        #expect(try directory.campaign("b", Self.options + ["--shard", "1/2"]).status == 0)
        #expect(try left == directory.files(in: "b/found"))
    }

    @Test func `--overwrite refuses a corpus, and whatever else has no valid settings or checkpoint`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.campaign("whole", Self.options).status == 0)
        let cases = try directory.texts(in: "whole/found")
        let settings = try directory.read("whole/settings.json")
        let strange: [(name: String, files: [String: String])] = [
            ("corpus-1", Dictionary(uniqueKeysWithValues: cases.map { ("found/\($0.key)", $0.value) })),
            ("corpus-2", ["sequences/a.cases": "mine"]),
            ("corpus-3", ["workers/1-1": "mine"]),
            ("corpus-4", ["summary.txt": "mine"]),
            ("corpus-5", ["settings.json": "{}", "found/a.case": "mine"]),
            ("corpus-6", ["settings.json": settings.replacing("3", with: "4"), "found/a.case": "mine"]),
            ("corpus-7", ["checkpoint.json": "{}", "written.txt": "found/a.case\n", "found/a.case": "mine"]),
            ("corpus-8", ["lock": "mine"]), ("corpus-9", ["written.txt": "mine"]),
            ("corpus-10", ["written.txt": "0123456789abcdef found/a.case\n"]), ("corpus-11", ["written.txt": ""]),
            ("corpus-12", ["reported.txt": "mine"]), ("corpus-13", ["mine.new": "mine"]),
        ]
        for (name, files) in strange {
            for (file, text) in files { try directory.write(text, to: "\(name)/\(file)") }
            for options in [[], ["--overwrite"], ["--resume-or-begin"]] {
                let refused = try directory.campaign(name, options + Self.options)
                #expect([3, 64].contains(refused.status), "\(name) \(options)")
                if options == ["--overwrite"] { #expect(refused.status == 3, "\(name)") }
            }
            for (file, text) in files { #expect(try directory.read("\(name)/\(file)") == text, "\(name)/\(file)") }
        }
    }

    @Test func `a list of written files that somebody has made up leads to no other file`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.campaign("a", Self.options).status == 0)
        try directory.write("mine", to: "precious")
        try directory.write("mine", to: "a/precious")
        try directory.write("mine", to: "a/found/precious")
        let list = try directory.read("a/written.txt")
        try directory.write(
            list
                + [
                    "../precious", "precious", "found/../precious", "found/", "found/.", "found/..", "workers/x",
                    "found/precious",
                ]
                .map { "0123456789abcdef \($0)\n" }.joined(),
            to: "a/written.txt")
        #expect(try directory.campaign("a", ["--overwrite"] + Self.options).status == 0)
        for name in ["precious", "a/precious", "a/found/precious"] { #expect(try directory.read(name) == "mine") }
    }

    @Test func `a directory whose name begins with a hyphen is taken for no option, by no worker and no command`()
        throws
    {
        let directory = try TemporaryDirectory()
        let corpus = try directory.knownCases()
        let run = try directory.bindfuzz(["campaign", "--corpus", corpus] + Self.options + ["--", "-x"])
        #expect(run.status == 0)
        #expect(run.errors.contains("status ./-x"))
        #expect(try !directory.files(in: "-x/found").isEmpty)
        #expect(try directory.bindfuzz("status", "./-x").status == 0)
        #expect(try directory.bindfuzz("report", "--corpus", corpus, "--", "-x").status == 0)
    }

    @Test func `a file that somebody has edited is never replaced or removed; it is moved, and that is said`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.campaign("a", Self.options).status == 0)
        let name = try #require(try directory.files(in: "a/found").first)
        let written = try directory.read("a/found/\(name)")
        let edited = written.replacing("items 1\n", with: "items 1\nnote mine\n", maxReplacements: 1) + "# mine\n"
        var outputs = OutputSnapshot()
        for place in [name, "2-\(name)"] {
            try directory.write(edited, to: "a/found/\(name)")
            let resumed = try directory.campaign("a", ["--resume"])
            #expect(resumed.status == 0)
            let warnings = resumed.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
            outputs.add("campaign a --resume", warnings.joined(separator: "\n"))
            #expect(try directory.read("a/found/\(name)") == written)
            #expect(try directory.read("a/edited/\(place)") == edited)
        }
        try outputs.expect(named: "edited-finding")
        try directory.write(edited, to: "a/found/\(name)")
        #expect(try directory.campaign("a", ["--overwrite"] + Self.options).status == 0)
        #expect(try directory.read("a/found/\(name)") == written)
        #expect(try directory.read("a/edited/3-\(name)") == edited)
    }

    @Test func `a linked folder is refused, and so is a corpus in the directory of the campaign`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.campaign("a", Self.options).status == 0)
        let found = try directory.texts(in: "a/found")
        var outputs = OutputSnapshot()
        for corpus in ["a", "a/found"] {
            let run = try directory.bindfuzz(["campaign", "a", "--corpus", corpus, "--overwrite"] + Self.options)
            #expect(run.status == 3)
            outputs.add("campaign a --corpus \(corpus) --overwrite", run)
        }
        #expect(try directory.texts(in: "a/found") == found)
        try FileManager.default.moveItem(atPath: directory.path("a/found"), toPath: directory.path("elsewhere"))
        try FileManager.default.createSymbolicLink(
            atPath: directory.path("a/found"), withDestinationPath: "../elsewhere")
        for option in ["--overwrite", "--resume"] {
            let run = try directory.campaign("a", [option] + Self.options)
            #expect(run.status == 3)
            outputs.add("campaign a \(option), with a link as a/found", run)
        }
        try outputs.expect(named: "refused-folders")
        #expect(try directory.bindfuzz("corpus", "merge", "a").status == 3)
        #expect(try directory.texts(in: "elsewhere") == found)
    }

    @Test func `nothing is removed where something cannot be, and a pipe as a lock is not waited for`() throws {
        let directory = try TemporaryDirectory()
        #expect(try directory.campaign("a", Self.options).status == 0)
        let found = try directory.texts(in: "a/found")
        try directory.delete("a/summary.txt")
        try directory.write("mine", to: "a/summary.txt/mine")
        #expect(try directory.campaign("a", ["--overwrite"] + Self.options).status == 3)
        #expect(try directory.texts(in: "a/found") == found)
        #expect(try directory.read("a/summary.txt/mine") == "mine")
        try directory.delete("a/lock")
        mkfifo(directory.path("a/lock"), 0o600)
        #expect(try directory.bindfuzz("status", "a").status == 0)
    }
}
