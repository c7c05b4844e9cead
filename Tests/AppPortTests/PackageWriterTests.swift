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

    private func package(_ names: [String]) -> PortedPackage {
        var checkout = AppCheckout(root: folder.path("App"), name: "App", origin: "folder of Swift files")
        checkout.modules = [AppModule(name: "App", files: names.map { folder.path("App/" + $0) }, isApp: true)]
        return PortedPackage(
            root: root, checkout: checkout, dependency: (".package(path: \"/bindfuzz\")", "bindfuzz"),
            buildFolder: folder.path("build"))
    }

    private func write(_ package: PortedPackage) throws {
        var writer = try PackageWriter(root: root)
        try writer.write(try package.files())
        try writer.writeEditable(package.editableFiles)
    }

    @Test func `refers to files by links, and has a text only of what is rewritten`() throws {
        try write(package(["A.swift", "B.swift"]))
        let manager = FileManager.default
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(root)/App/App/A.swift") == folder.path("App/A.swift"))
        #expect(try folder.read("AppFuzz/App/App/B.swift") == "      struct B {}\n")
        #expect(try folder.read("App/B.swift") == "@main struct B {}\n")
        #expect(try folder.read("AppFuzz/Package.swift").contains("name: \"AppFuzz\""))
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

    @Test func `has names for assets, but for those that the app declares`() throws {
        for name in ["Card Background.colorset", "ink.colorset", "heroImage.imageset"] {
            try folder.write("{}", to: "App/Assets.xcassets/\(name)/Contents.json")
        }
        let text = AssetCatalog.symbols(of: [folder.path("App/Assets.xcassets")], besides: ["ink"])
        #expect(text.contains("static var `cardBackground`: Color { Color(\"Card Background\") }"))
        #expect(text.contains("static var `ink`: ColorResource"))
        #expect(!text.contains("static var `ink`: Color {"))
        #expect(text.contains("static var `hero`: ImageResource { ImageResource(name: \"heroImage\", bundle: .main) }"))
    }

    @Test func `has a type for each folder of assets that provides a namespace`() throws {
        let catalog = folder.path("App/Assets.xcassets")
        try folder.write(
            "{ \"properties\": { \"provides-namespace\": true, \"localizable\": [] } }",
            to: "App/Assets.xcassets/brand colors/Contents.json")
        for name in ["brand colors/ink.colorset", "Plain/paper.colorset", "brand colors/Icons/logo.imageset"] {
            try folder.write("{}", to: "App/Assets.xcassets/\(name)/Contents.json")
        }
        let text = AssetCatalog.symbols(of: [catalog], besides: [])
        let resources = """
            extension ColorResource {
                static var `paper`: ColorResource { ColorResource(name: "paper", bundle: .main) }
                enum `BrandColors` {
                    static var `ink`: ColorResource { ColorResource(name: "brand colors/ink", bundle: .main) }
                }
            }
            """
        #expect(text.contains(resources))
        #expect(
            text.contains(
                "static var `logo`: ImageResource { ImageResource(name: \"brand colors/logo\", bundle: .main) }"))
        #expect(text.contains("        static var `ink`: Color { Color(\"brand colors/ink\") }"))
    }
}
