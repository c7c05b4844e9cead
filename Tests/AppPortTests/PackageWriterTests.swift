import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// What a port writes, and what it leaves alone when it runs again.
@Suite struct `The package of a port` {
    private let folder: TemporaryDirectory
    private let root: String

    init() throws {
        folder = try TemporaryDirectory()
        root = folder.path("AppFuzz")
        try folder.write("struct A {}\n", to: "App/A.swift")
        try folder.write("@main struct B {}\n", to: "App/B.swift")
    }

    private func package(_ names: [String], resources: [String] = []) -> PortedPackage {
        var checkout = AppCheckout(root: folder.path("App"), name: "App", origin: "folder of Swift files")
        checkout.modules = [AppModule(name: "App", files: names.map { folder.path("App/" + $0) }, isApp: true)]
        checkout.modules[0].resources = resources.map { folder.path("App/" + $0) }
        return PortedPackage(
            root: root, checkout: checkout, dependency: (".package(path: \"/bindfuzz\")", "bindfuzz"),
            buildFolder: folder.path("build"))
    }

    private func write(_ package: PortedPackage) throws {
        var writer = try PackageWriter(root: root)
        try writer.write(try package.files())
        try writer.writeEditable(package.editableFiles)
    }

    @Test func `is written again in a clone, which has the record of its files and none of them`() throws {
        try write(package(["A.swift", "B.swift"]))
        #expect(try folder.read("AppFuzz/.gitignore").contains("App/*\n!App/.written.json\n!App/.editable.json\n"))
        try folder.delete("AppFuzz/App/App")
        try write(package(["A.swift", "B.swift"]))
        #expect(try folder.read("AppFuzz/App/App/B.swift") == "      struct B {}\n")
    }

    @Test func `has copies of resources, which an app may change, and takes what has changed in the checkout`() throws {
        try folder.write("[1]", to: "App/books.json")
        try folder.write("root", to: "App/Settings.bundle/en.lproj/Root.strings")
        let resources = ["books.json", "Settings.bundle"]
        try write(package(["A.swift"], resources: resources))
        #expect(try folder.read("AppFuzz/Bundle/books.json") == "[1]")
        #expect(!StoredFile.isLink("\(root)/Bundle/books.json"))
        #expect(try folder.read("AppFuzz/Bundle/Settings.bundle/en.lproj/Root.strings") == "root")
        try folder.write("[by the app]", to: "AppFuzz/Bundle/books.json")
        try write(package(["A.swift"], resources: resources))
        #expect(try folder.read("AppFuzz/Bundle/books.json") == "[1]")
        try folder.write("[1, 2]", to: "App/books.json")
        try write(package(["A.swift"], resources: resources))
        #expect(try folder.read("AppFuzz/Bundle/books.json") == "[1, 2]")
        try write(package(["A.swift"]))
        #expect(!FileManager.default.fileExists(atPath: "\(root)/Bundle/Settings.bundle/en.lproj/Root.strings"))
    }

    @Test func `follows no link where its report or a file for a person should be`() throws {
        try write(package(["A.swift"]))
        try folder.write("mine", to: "notes/port.md")
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/PORT.md", withDestinationPath: folder.path("notes/port.md"))
        #expect(throws: FileError.self) { try PackageWriter.write(report: "report", below: root) }
        #expect(try folder.read("notes/port.md") == "mine")
        try folder.delete("AppFuzz/Sources")
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/Sources", withDestinationPath: folder.path("notes"))
        #expect(throws: FileError.self) { try write(package(["A.swift"])) }
        #expect(try folder.files(in: "notes") == ["port.md"])
    }

    @Test func `has no file outside of its folder`() throws {
        var writer = try PackageWriter(root: root)
        #expect(throws: FileError.self) { try writer.write(["App/../../x.swift": .text("")]) }
        #expect("/a/./Sources/Foo//../Bar/".standardized == "/a/Sources/Bar")
    }

    @Test func `refers to files by links, and has a text only of what is rewritten`() throws {
        try write(package(["A.swift", "B.swift"]))
        let manager = FileManager.default
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(root)/App/App/A.swift") == folder.path("App/A.swift"))
        #expect(try folder.read("AppFuzz/App/App/B.swift") == "      struct B {}\n")
        #expect(try folder.read("App/B.swift") == "@main struct B {}\n")
        #expect(try folder.read("AppFuzz/Package.swift").contains("name: \"AppFuzz\""))
    }

    @Test func `gives the files of a module different names`() throws {
        let files = ["a/Row.swift", "b/Row.swift", "b/Row_2.swift", "c/row.swift", "d/Other.swift"]
        for file in files { try folder.write("struct A {}\n", to: "App/" + file) }
        let package = package(files)
        let module = try #require(package.checkout.modules.first)
        #expect(
            module.files.map { package.place(of: $0, in: module) } == [
                "App/App/a/Row.swift", "App/App/b/Row_3.swift", "App/App/b/Row_2.swift", "App/App/c/row_4.swift",
                "App/App/d/Other.swift",
            ])
    }

    @Test func `has files that Swift Package Manager can list, and none that begins a program`() throws {
        let files = ["Main.swift", "It's.swift", "o'clock/PortedModule.swift"]
        for file in files { try folder.write("struct A {}\n", to: "App/" + file) }
        let package = package(files)
        let module = try #require(package.checkout.modules.first)
        #expect(
            module.files.map { package.place(of: $0, in: module) } == [
                "App/App/Main_2.swift", "App/App/It_s.swift", "App/App/o_clock/PortedModule_2.swift",
            ])
        try write(package)
    }

    @Test func `has a folder where a file was`() throws {
        try folder.write("struct C {}\n", to: "App/Row.swift")
        try write(package(["A.swift", "Row.swift"]))
        try folder.delete("App/Row.swift")
        try folder.write("struct D {}\n", to: "App/Row.swift/Row.swift")
        try write(package(["A.swift", "Row.swift/Row.swift"]))
        #expect(try folder.read("AppFuzz/App/App/Row.swift/Row.swift") == "struct D {}\n")
    }

    @Test func `has the bundle of a module that uses it, unless the app declares it`() throws {
        let place = "App/App/GeneratedBundle.swift"
        for use in ["Text(\"a\", bundle: .module)", "Bundle.module.url(forResource: \"a\", withExtension: nil)"] {
            try folder.write("let a = \(use)\n", to: "App/A.swift")
            #expect(try package(["A.swift"]).files()[place] != nil)
        }
        try folder.write("extension Bundle { static let module = Bundle(for: A.self) }\n", to: "App/B.swift")
        #expect(try package(["A.swift", "B.swift"]).files()[place] == nil)
        #expect(try package(["B.swift"]).files()[place] == nil)
    }

    @Test func `has a definition that imports the modules of today, unless a person has edited it`() throws {
        try write(package(["A.swift"]))
        let place = "AppFuzz/Sources/AppFuzz/AppFuzz.swift"
        var renamed = package(["A.swift"])
        renamed = PortedPackage(
            root: root, checkout: with(renamed.checkout, named: "Base"),
            dependency: (".package(path: \"/bindfuzz\")", "bindfuzz"), buildFolder: folder.path("build"))
        try write(renamed)
        #expect(try folder.read(place).contains("@testable import Base\n"))
        let edited = try folder.read(place).replacing("import Base\n", with: "import Base\n@testable import Other\n")
        try folder.write(edited, to: place)
        try write(package(["A.swift"]))
        #expect(try folder.read(place) == edited)
    }

    private func with(_ checkout: AppCheckout, named name: String) -> AppCheckout {
        var checkout = checkout
        checkout.modules[0].name = name
        return checkout
    }

    @Test func `is optimized, unless it is large`() throws {
        #expect(try !package(["A.swift", "B.swift"]).manifest().contains("-Onone"))
        try folder.write(
            String(repeating: "// a line of the app, which says little\n", count: 11_000), to: "App/C.swift")
        #expect(try package(["A.swift", "C.swift"]).manifest().contains("-Onone"))
    }

    @Test func `removes nothing that a record names outside of it`() throws {
        try folder.write("mine\n", to: "mine.txt")
        for path in ["../mine.txt", "App/../../mine.txt", folder.path("mine.txt")] {
            try folder.write("{\"\(path)\":\"text 0\"}", to: "AppFuzz/App/.written.json")
            #expect(throws: FileError.self) { try write(package(["A.swift"])) }
        }
        #expect(try folder.read("mine.txt") == "mine\n")
    }

    @Test func `is not written through a link in it`() throws {
        try write(package(["A.swift"]))
        try folder.delete("AppFuzz/App/App")
        try folder.write("mine\n", to: "theirs/mine.txt")
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/App/App", withDestinationPath: folder.path("theirs"))
        #expect(throws: FileError.self) { try write(package(["A.swift"])) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("theirs")) == ["mine.txt"])
    }

    @Test func `is completed after an interruption at any file`() throws {
        // Nothing can be written where a folder has something in it.
        for path in ["App/App/B.swift/in the way", "Package.swift/in the way", "Bundle/Info.plist/in the way"] {
            let other = try TemporaryDirectory()
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
            var writer = try PackageWriter(root: root)
            try folder.write("", to: "AppFuzz/" + path)
            let package = package(["A.swift", "B.swift"])
            #expect(throws: (any Error).self) { try writer.write(try package.files()) }
            try folder.delete("AppFuzz/" + path.split(separator: "/").dropLast().joined(separator: "/"))
            try write(package)
            #expect(try folder.read("AppFuzz/App/App/B.swift") == "      struct B {}\n")
            #expect(!StoredFile.isName("\(root)/App/.writing.json"))
            try FileManager.default.moveItem(atPath: root, toPath: other.path("done"))
        }
    }

    @Test func `is written again over what an interrupted port has left, and not over what a person has changed`()
        throws
    {
        try write(package(["A.swift", "B.swift"]))
        // The next port had written one of its files, and not yet said so.
        let next = try package(["B.swift"]).files()
        let sums = next.mapValues { if case .text(let text) = $0 { PackageWriter.checksum(.text(text)) } else { "" } }
        let record = String(decoding: try JSONEncoder().encode(sums), as: UTF8.self)
        try folder.write(record, to: "AppFuzz/App/.writing.json")
        guard case .text(let manifest) = next["Package.swift"] else { return #expect(Bool(false)) }
        try folder.write(manifest, to: "AppFuzz/Package.swift")
        try write(package(["B.swift"]))
        #expect(!StoredFile.isName("\(root)/App/App/A.swift"))
        try folder.write(record, to: "AppFuzz/App/.writing.json")
        try folder.write("mine\n", to: "AppFuzz/Package.swift")
        #expect(throws: FileError.self) { try write(package(["B.swift"])) }
        #expect(try folder.read("AppFuzz/Package.swift") == "mine\n")
    }

    @Test func `does without files that cannot be read, and says why`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App/Lost.swift"), withDestinationPath: folder.path("nowhere"))
        #expect(mkfifo(folder.path("App/Pipe.swift"), 0o600) == 0)
        try folder.write("", to: "App/Folder.swift/file")
        let package = package(["A.swift", "Folder.swift", "Lost.swift", "Pipe.swift"])
        try write(package)
        #expect(StoredFile.isName("\(root)/App/App/A.swift"))
        #expect(!StoredFile.isName("\(root)/App/App/Pipe.swift"))
        let report = PortReport(package: package)
        #expect(report.summary[1].hasPrefix("1 of 4 files"))
        #expect(report.markdown.contains("* `Folder.swift`: found a folder\n"))
        #expect(report.markdown.contains("* `Lost.swift`: the link leads nowhere: No such file or directory\n"))
        #expect(report.markdown.contains("* `Pipe.swift`: found a pipe or a device\n"))
    }

    @Test func `finds classes by the names that objc gives them`() throws {
        try folder.write(
            """
            @objc(AppRouter) @MainActor final class Router: NSObject {}
            struct Outer { @objc(Inner) class InnerClass: NSObject {} }
            let router = NSClassFromString("AppRouter")
            """, to: "App/A.swift")
        let files = try package(["A.swift", "B.swift"]).files()
        guard case .text(let text) = files["App/App/GeneratedClassNames.swift"] else { return #expect(Bool(false)) }
        #expect(text.contains("        \"AppRouter\": \"App.Router\",\n    ]"))
        #expect(try package(["B.swift"]).files()["App/App/GeneratedClassNames.swift"] == nil)
        // The function asks Foundation by the name that Swift has.
        #expect(NSClassFromString("AppPortTests.ClassWithName") == ClassWithName.self)
    }

    @Test func `has a definition with an example of a property`() throws {
        let definition = try #require(package(["A.swift"]).editableFiles["Sources/AppFuzz/AppFuzz.swift"])
        #expect(definition.contains("setup.property("))
        #expect(definition.contains("@testable import App\n"))
    }

    @Test func `is brought up to date, with what a person has edited`() throws {
        try write(package(["A.swift", "B.swift"]))
        let definition = "AppFuzz/Sources/AppFuzz/AppFuzz.swift"
        try folder.write("mine\n", to: definition)
        try folder.write("a case\n", to: "AppFuzz/corpus/mine.case")
        try folder.write("struct C {}\n", to: "App/C.swift")
        try write(package(["A.swift", "C.swift"]))
        #expect(try folder.read(definition) == "mine\n")
        #expect(try folder.read("AppFuzz/corpus/mine.case") == "a case\n")
        #expect(!StoredFile.isName("\(root)/App/App/B.swift"))
        #expect(StoredFile.isName("\(root)/App/App/C.swift"))
    }

    @Test(arguments: ["Package.swift", "App/App/B.swift", "App/App/A.swift"])
    func `is not written over where a person has changed a file of the port`(name: String) throws {
        try write(package(["A.swift", "B.swift"]))
        unlink("\(root)/\(name)")
        try folder.write("mine\n", to: "AppFuzz/" + name)
        for names in [["A.swift", "B.swift"], []] {
            let error = #expect(throws: FileError.self) { try write(package(names)) }
            #expect(error.map { "\($0)" }?.contains("\(root)/\(name): error: expected the file that") == true)
            #expect(try folder.read("AppFuzz/" + name) == "mine\n")
        }
    }

    @Test func `is not made in a folder with anything else`() throws {
        try folder.write("mine\n", to: "AppFuzz/notes.txt")
        #expect(throws: FileError.self) { try write(package(["A.swift"])) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["notes.txt"])
    }
}

final class ClassWithName: NSObject {}
