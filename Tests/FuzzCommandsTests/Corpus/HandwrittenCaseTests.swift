import BindingFuzz
import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A case of the corpus that a person has written in` {
    private let folder: TemporaryDirectory
    private let kept = "corpus/found/out-of-range-event-live.case"

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test(arguments: [
        "bindfuzz 1\nitems 1\n# why it matters\nexpect */*/*/*/*/* clean\n\nevent\n  clear\n  post\nidle\n",
        "bindfuzz 1\nitems 1\n\nevent\n    clear\n    post\nidle # at last\n",
        "bindfuzz 1\nitems 1\n\nevent\nclear\npost\n\nidle\n",
    ])
    func `is not replaced by a smaller one, which gets a name of its own`(text: String) throws {
        let options = "--seed 1 --cases 100 --configurations ios/eager/immediate/unguarded/index/read"
        let search = "fuzz --keep-smaller \(options)"
        for command in ["corpus add small.case", "corpus merge other", search] {
            try folder.write(text, to: kept)
            try folder.write(try recorded("clear; post"), to: "small.case")
            try folder.write(try recorded("clear; post"), to: "other/small.case")
            let run = try folder.shell("bindfuzz \(command)")
            #expect([0, 1].contains(run.status), "\(command): \(run.errors)")
            #expect(try folder.read(kept) == text, "\(command)")
            let smaller = try folder.read("corpus/found/out-of-range-event-live-2.case")
            #expect(try CaseFile<RowModel>(text: smaller).testCase == interleaving("clear; post"), "\(command)")
            try folder.delete("corpus/found")
        }
    }

    @Test func `is not dropped for one with the same steps, which goes instead`() throws {
        let plain = try recorded("clear; post")
        var outputs = OutputSnapshot()
        for text in [try recorded("clear; post", notes: ["why it matters"]), plain + "# why it matters\n"] {
            for (first, second) in [
                ("a", "out-of-range-event-live"), ("out-of-range-event-live", "z-longer-than-any-other-name"),
            ] {
                try folder.write(text, to: "corpus/found/\(second).case")
                try folder.write(plain, to: "corpus/found/\(first).case")
                outputs.add("corpus prune", try folder.bindfuzz("corpus", "prune"))
                #expect(try folder.texts(in: "corpus/found") == ["\(second).case": text])
                try folder.delete("corpus/found")
            }
        }
        try outputs.expect(named: "prune-handwritten")
    }

    @Test func `stays beside one with the same steps that is no finding, or that says something else`() throws {
        try folder.write(try recorded("clear; post"), to: "corpus/seeds/clear.case")
        try folder.write(try recorded("clear; post", notes: ["why it matters"]), to: "corpus/found/a.case")
        try folder.write(try recorded("clear; post", notes: ["what to do"]), to: "corpus/found/b.case")
        #expect(try folder.bindfuzz("corpus", "prune").output == "0 dropped\n")
    }

    @Test func `loses its comments where help says so, and keeps its notes`() throws {
        try folder.write(try recorded("clear; post", notes: ["mine"]) + "# mine\n", to: "a.case")
        #expect(try folder.bindfuzz("corpus", "record", "a.case").status == 0)
        #expect(try folder.read("a.case") == recorded("clear; post", notes: ["mine"]))
        var outputs = OutputSnapshot()
        outputs.add("corpus record --help", try folder.bindfuzz("corpus", "record", "--help"))
        outputs.add("corpus prune --help", try folder.bindfuzz("corpus", "prune", "--help"))
        try outputs.expect(named: "help")
    }
}
