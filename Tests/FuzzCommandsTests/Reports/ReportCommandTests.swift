import BindingFuzz
import Foundation
import TestSupport
import Testing

/// `bindfuzz report`, as whoever comes in the morning uses it.
@Suite(.runsCommands) struct `The report of a campaign` {
    private static let campaign = [
        "campaign", "night", "--seed", "3", "--cases", "2000", "--configurations", "ios/*/commit/unguarded/index/read",
    ]

    /// What a report counts.
    private struct Counts: Decodable, Equatable {
        var cases: UInt64?
        let total: Int
        let new: Int
        let broken: Int
        let configurations: Int
    }

    private func counts(_ folder: TemporaryDirectory, _ arguments: String...) throws -> Counts {
        let run = try folder.bindfuzz(["report", "night", "--format", "json"] + arguments)
        #expect(run.status == 0)
        return try JSONDecoder().decode(Counts.self, from: Data(run.output.utf8))
    }

    @Test func `has the counts of the campaign's own summary, whatever the corpus knows`() throws {
        let folder = try TemporaryDirectory()
        // One of the eight mechanisms, and under other configurations only another.
        let text = "bindfuzz 1\n\nclear\nidle\npost\n"
        try folder.write(text, to: "some/a.case")
        try folder.write("", to: "all/nothing.txt")
        for corpus in ["corpus", "some", "night"] {
            if corpus == "night" { _ = try folder.bindfuzz("corpus", "merge", "night", "--corpus", "all") }
            let name = corpus == "night" ? "all" : corpus
            _ = try folder.bindfuzz(Self.campaign + ["--overwrite", "--corpus", name])
            let summary = try folder.read("night/summary.txt")
            let counts = try corpus == "corpus" ? counts(folder) : counts(folder, "--corpus", name)
            #expect(
                summary.contains("\n2,000 cases, 8,000 runs, \(counts.total) mechanisms, \(counts.new) of them new"),
                "\(corpus): \(counts)")
            #expect(counts.cases == 2000 && counts.configurations == 4)
            if corpus == "corpus" { #expect(counts.total == 8 && counts.new == 8 && counts.broken == 3) }
            if corpus == "night" { #expect(counts.new == 0) }
        }
    }

    @Test func `says the same a second time, and leaves nothing behind`() throws {
        let folder = try TemporaryDirectory()
        _ = try folder.bindfuzz(Self.campaign)
        let files = try folder.files(in: "night")
        for form in [[], ["--format", "markdown"], ["--format", "json"], ["--format", "html"], ["--all"]] {
            let first = try folder.bindfuzz(["report", "night"] + form)
            #expect(first.status == 0 && first.output.contains("out-of-range-before-waiting-leaving"))
            #expect(try folder.bindfuzz(["report", "night"] + form).output == first.output)
        }
        try expectSnapshot(try folder.bindfuzz("report", "night", "--html", "page.html").output, named: "report-html")
        let page = try folder.read("page.html")
        #expect(page.contains("<article id=\"finding-out-of-range-before-waiting-leaving\">"))
        _ = try folder.bindfuzz("report", "night", "--html", "page.html")
        #expect(try folder.read("page.html") == page)
        #expect(try folder.bindfuzz("report", "night", "--format", "html").output == page)
        #expect(try folder.files(in: "night") == files)
    }

    @Test func `names the new spelling of a flag that chose a form before`() throws {
        var outputs = OutputSnapshot()
        for arguments in [
            ["report", "corpus", "--json"], ["report", "corpus", "--markdown"], ["gate", "--json"],
            ["gate", "--github"],
        ] {
            let run = try TemporaryDirectory().bindfuzz(arguments)
            #expect(run.status == 64)
            outputs.add(arguments.joined(separator: " "), run)
        }
        try outputs.expect(named: "old-flags")
    }

    @Test func `of a campaign with missing or damaged files is an error that names them`() throws {
        let folder = try TemporaryDirectory()
        _ = try folder.bindfuzz(Self.campaign)
        var outputs = OutputSnapshot()
        for (name, text) in [("checkpoint.json", nil), ("checkpoint.json", "{}"), ("settings.json", nil)] {
            let kept = try folder.read("night/\(name)")
            try folder.delete("night/\(name)")
            if let text { try folder.write(text, to: "night/\(name)") }
            let run = try folder.bindfuzz("report", "night")
            #expect(run.status == 3)
            #expect(run.output == "" && run.errors.contains(name), "\(run.errors)")
            outputs.add("report night, \(text.map { "with \($0) as" } ?? "without") \(name)", run)
            try folder.write(kept, to: "night/\(name)")
        }
        try outputs.expect(named: "damaged-campaigns")
        #expect(try folder.bindfuzz("report", "night/found").output.contains("out-of-range-before-waiting-leaving"))
    }

    @Test func `compares with the corpus that is named, and only with one that is there`() throws {
        let folder = try TemporaryDirectory()
        _ = try folder.bindfuzz(Self.campaign)
        let mistyped = try folder.bindfuzz("report", "night", "--corpus", "corpsu")
        #expect(mistyped.status == 3)
        var outputs = OutputSnapshot()
        outputs.add("report night --corpus corpsu", mistyped)
        try folder.delete("corpus")
        outputs.add("report night, without a corpus", try folder.bindfuzz("report", "night").errors)
        try folder.write("", to: "kept/nothing.txt")
        #expect(try folder.bindfuzz("report", "nowhere").status == 3)
        outputs.add("report night/settings.json", try folder.bindfuzz("report", "night/settings.json"))
        _ = try folder.bindfuzz("corpus", "merge", "night", "--corpus", "kept")
        let known = try folder.bindfuzz("report", "night", "--corpus", "./kept/")
        outputs.add("report night --corpus ./kept/", known)
        // The corpus is not compared with itself.
        outputs.add("report kept --corpus kept", try folder.bindfuzz("report", "kept", "--corpus", "kept"))
        outputs.add("report kept/found --corpus kept", try folder.bindfuzz("report", "kept/found", "--corpus", "kept"))
        try outputs.expect(named: "compared-corpora")
    }
}
