import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A file directly in the directory of a campaign` {
    private static let options = [
        "--seed", "3", "--cases", "400", "--configurations", "ios/eager/runloop/*/index/read", "--block-size", "100",
    ]
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        #expect(try directory.campaign("a", Self.options).status == 0)
    }

    /// Edits files as a person does, and returns what they say then.
    private func edit(_ names: [String]) throws -> [String: String] {
        var texts: [String: String] = [:]
        for name in names {
            texts[name] = "mine\n" + (try directory.read("a/\(name)"))
            try directory.write(texts[name] ?? "", to: "a/\(name)")
        }
        return texts
    }

    private func expectMoved(_ edited: [String: String], _ run: CommandRun, named snapshot: String) throws {
        #expect(run.status == 0, "\(run.errors)")
        #expect(try directory.texts(in: "a/edited") == edited)
        let warnings = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }.sorted()
        try expectSnapshot(warnings.joined(separator: "\n") + "\n", named: snapshot)
        for name in edited.keys {
            #expect(try !directory.read("a/\(name)").hasPrefix("mine"), "\(name)")
        }
    }

    @Test func `is moved by --resume where a person has edited it, and its history goes on`() throws {
        let statistics = try directory.read("a/statistics.jsonl")
        let summary = try directory.read("a/summary.txt")
        let edited = try edit(["summary.txt", "status.json", "statistics.jsonl"])
        try expectMoved(edited, directory.campaign("a", ["--resume"]), named: "edited-and-resumed")
        #expect(try directory.read("a/statistics.jsonl").hasPrefix(statistics))
        #expect(try directory.read("a/summary.txt") == summary)
    }

    @Test func `is moved by --overwrite where a person has edited it`() throws {
        let edited = try edit(["settings.json", "status.json", "statistics.jsonl", "summary.txt", "written.txt"])
        let run = try directory.campaign("a", ["--overwrite"] + Self.options)
        try expectMoved(edited, run, named: "edited-and-overwritten")
    }

    @Test func `stays where it is as it was written, however often the campaign goes on or begins`() throws {
        for options in [["--resume"], ["--resume"], ["--overwrite"] + Self.options, ["--resume"]] {
            let run = try directory.campaign("a", options)
            #expect(run.status == 0)
            #expect(!run.errors.contains("warning"), "\(run.errors)")
        }
        #expect(!directory.has("a/edited"))
    }

    @Test(arguments: ["edited", "sequences", "found/FINDING", "incidents/mine.case"])
    func `and the folders is not followed where it is a link`(name: String) throws {
        let finding = try #require(try directory.files(in: "a/found").first)
        let place = "a/" + name.replacing("FINDING", with: finding)
        if name == "edited" { _ = try edit(["summary.txt"]) }
        if directory.has(place) { try directory.delete(place) }
        try directory.write("mine", to: "outside/mine")
        let target = name.hasSuffix("e") || name.hasSuffix("FINDING") ? "outside/mine" : "outside"
        try FileManager.default.createSymbolicLink(
            atPath: directory.path(place), withDestinationPath: directory.path(target))
        var outputs = OutputSnapshot()
        for options in [["--resume"], ["--overwrite"] + Self.options] {
            let run = try directory.campaign("a", options)
            #expect(run.status == 3)
            #expect(run.errors.contains("\(place): error: "), "\(run.errors)")
            let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
            outputs.add("campaign a \(options[0])", errors.joined(separator: "\n"))
        }
        try outputs.expect(named: "linked-" + name.lowercased().replacing(#/[\/.]/#, with: "-"))
        #expect(try directory.texts(in: "outside") == ["mine": "mine"])
    }
}
