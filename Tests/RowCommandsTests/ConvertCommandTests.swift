import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `convert of several inputs` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("one", to: "a/x")
        try folder.write("other", to: "b/x")
        try folder.write("more", to: "b/y")
    }

    @Test func `with the same name writes nothing, and names them: 3`() throws {
        var outputs = OutputSnapshot()
        for files in [["a/x", "b/x"], ["b/y", "a/x", "b/x"], ["a/x", "a/x"]] {
            let run = try folder.bindfuzz(["convert", "--output", "out"] + files)
            #expect(run.status == 3)
            outputs.add("convert --output out \(files.joined(separator: " "))", run)
            #expect(!folder.has("out"))
        }
        try outputs.expect(named: "convert-same-name")
    }

    @Test func `replaces no file: 3, before anything is written`() throws {
        try folder.write("mine", to: "out/x.case")
        let run = try folder.bindfuzz("convert", "--output", "out", "b/y", "a/x")
        #expect(run.status == 3)
        try expectSnapshot(run.errors, named: "convert-used-name")
        #expect(try folder.texts(in: "out") == ["x.case": "mine"])
    }

    @Test func `follows no link that has the name of a result, wherever it leads`() throws {
        try folder.write("mine", to: "outside")
        try folder.write("", to: "out/keep")
        for target in ["../outside", "../nowhere"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("out/x.case"), withDestinationPath: target)
            #expect(try folder.bindfuzz("convert", "--output", "out", "b/y", "a/x").status == 3)
            #expect(try folder.files(in: "out") == ["keep", "x.case"])
            try folder.delete("out/x.case")
        }
        #expect(try folder.read("outside") == "mine")
        #expect(!folder.has("nowhere"))
    }

    @Test func `leaves a file that has the bytes already, and comes back to the same inputs`() throws {
        for _ in 0..<2 { #expect(try folder.bindfuzz("convert", "--output", "out", "a/x", "b/y").status == 0) }
        #expect(try folder.files(in: "out") == ["x.case", "y.case"])
        let back = ["convert", "--to", "bytes", "--output", "back", "out/x.case", "out/y.case"]
        #expect(try folder.bindfuzz(back).status == 0)
        #expect(try folder.files(in: "back") == ["x", "y"])
        try folder.write("mine", to: "back/y")
        #expect(try folder.bindfuzz(back).status == 3)
        #expect(try folder.read("back/y") == "mine")
    }
}
