import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// Three files: one with an error in a declaration, one in a body, and one that only shows in the flow of control.
@Suite struct `A look at a module` {
    private let folder: TemporaryDirectory
    private let check: ModuleCheck

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("public let missing: Missing = 1\n", to: "declaration.swift")
        try folder.write("func body() -> Int { return \"text\" }\n", to: "body.swift")
        try folder.write(
            "func flow(_ value: Int) -> Int { print(value) ; if value > 1 { return 2 } }\n", to: "flow.swift")
        try folder.write("public struct Publisher {}\n", to: "Combine.swift")
        let arguments = #"["swiftc","-module-name","AppDependencies","-O","-Xcc","-I","-Xcc","include"]"#
        try folder.write("    args: \(arguments)\n", to: "build/release.yaml")
        check = try ModuleCheck(
            argumentsOf: "AppDependencies", in: folder.path("build"), folder: folder.path("modules"))
        // Every module of an app sees Combine.
        let combine = Tool.run([
            "swiftc", "-emit-module", "-module-name", "Combine", "-parse-as-library", folder.path("Combine.swift"),
            "-emit-module-path", folder.path("modules/Combine.swiftmodule"),
        ])
        #expect(combine.status == 0, "\(combine.text)")
    }

    /// Returns the names of the files with errors.
    private func filesWithErrors(at names: [String], _ depth: ModuleCheck.Depth) -> Set<String> {
        let files = ["body", "declaration", "flow"].map { folder.path($0 + ".swift") }
        let run = check.look(
            at: names.map { folder.path($0 + ".swift") }, of: "App", files: files, settings: CompilerSettings(), depth)
        let errors = Diagnostic.errors(in: run.text)
        #expect((run.status == 0) == errors.isEmpty, "\(run.text)")
        return Set(errors.map { (($0.file as NSString).lastPathComponent as NSString).deletingPathExtension })
    }

    @Test func `shows more errors the closer it is`() {
        let all = ["body", "declaration", "flow"]
        #expect(filesWithErrors(at: all, .declarations) == ["declaration"])
        #expect(filesWithErrors(at: all, .types) == ["declaration", "body"])
        #expect(filesWithErrors(at: ["flow"], .types) == [])
        #expect(filesWithErrors(at: ["flow"], .flow) == ["flow"])
    }

    @Test func `shows only those of the files in question`() {
        #expect(filesWithErrors(at: ["body"], .types) == ["body"])
        #expect(filesWithErrors(at: ["body"], .declarations) == [])
        #expect(filesWithErrors(at: [], .types) == [])
    }

    @Test func `divides many files between two processes, which show what one would`() throws {
        var names: [String] = []
        for number in 1...16 {
            try folder.write("func f\(number)() -> Int { return \"\(number)\" }\n", to: "f\(number).swift")
            names.append("f\(number)")
        }
        let files = names.map { folder.path($0 + ".swift") }
        let run = check.look(at: files, of: "App", files: files, settings: CompilerSettings(), .types)
        #expect(run.status != 0)
        #expect(Set(Diagnostic.errors(in: run.text).map(\.file)) == Set(files))
    }

    @Test func `takes the places of modules from the arguments of a build`() {
        let places = ModuleCheck.places(in: [
            "swiftc", "-O", "-I", "a", "-Xcc", "-I", "-Xcc", "b", "-Xfrontend", "-load", "-j2", "-F",
        ])
        #expect(places == ["-I", "a", "-Xcc", "-I", "-Xcc", "b", "-Xfrontend", "-load"])
    }

    @Test func `removes only what an earlier look has left`() throws {
        func look(in name: String) throws {
            _ = try ModuleCheck(argumentsOf: "AppDependencies", in: folder.path("build"), folder: folder.path(name))
        }
        try folder.write("mine\n", to: "theirs/notes.txt")
        #expect(throws: FileError.self) { try look(in: "theirs") }
        #expect(try folder.read("theirs/notes.txt") == "mine\n")
        try look(in: "new")
        try folder.write("", to: "new/App.swiftmodule")
        try look(in: "new")
        #expect(!FileManager.default.fileExists(atPath: folder.path("new/App.swiftmodule")))
        // An interruption may leave nothing but the mark.
        try folder.delete("new/parts")
        try look(in: "new")
    }
}
