import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// Apps in folders without a project.
@Suite struct `A checkout of a folder` {
    private let folder: TemporaryDirectory
    /// The path without symbolic links, which the reader resolves.
    private let root: String

    init() throws {
        folder = try TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
        root = folder.resolvedPath("App")
    }

    /// Returns the files of the app's module, relative to a folder.
    private func files(_ path: String) throws -> [String] {
        let modules = try CheckoutReader.read(path, target: nil).modules
        return modules.flatMap(\.files).map { String($0.dropFirst(path.count + 1)) }
    }

    @Test(arguments: ["Example", "Demo", "Plugins", "Templates", "Testing", "Tests", "UnitTests"])
    func `has its files but for its tests, wherever it is`(parent: String) throws {
        try folder.write("struct A {}\n", to: "App/\(parent)/Inner/Views/A.swift")
        try folder.write("struct B {}\n", to: "App/\(parent)/Inner/\(parent)/B.swift")
        #expect(try files("\(root)/\(parent)/Inner") == ["Views/A.swift"])
        try folder.delete("App/\(parent)/Inner/Views")
        #expect(try files("\(root)/\(parent)/Inner") == ["\(parent)/B.swift"])
    }

    @Test func `has a Core Data model in the module around it`() throws {
        try folder.write("import Store\n", to: "App/A.swift")
        try folder.write("struct B {}\n", to: "App/Store/B.swift")
        for name in ["Store/Deep/Shop", "Main", "Other/Notes"] {
            try folder.write("<model/>", to: "App/\(name).xcdatamodeld/A.xcdatamodel/contents")
        }
        let modules = try CheckoutReader.read(root, target: nil).modules
        #expect(modules.map(\.name) == ["Store", "App"])
        #expect(
            modules.map(\.models) == [
                ["\(root)/Store/Deep/Shop.xcdatamodeld"],
                ["\(root)/Main.xcdatamodeld", "\(root)/Other/Notes.xcdatamodeld"],
            ])
    }

    @Test func `is compiled as for debugging`() throws {
        try folder.write("import B\n", to: "App/A.swift")
        try folder.write("struct B {}\n", to: "App/B/B.swift")
        let modules = try CheckoutReader.read(root, target: nil).modules
        #expect(modules.map(\.settings.conditions) == [["DEBUG"], ["DEBUG"]])
    }

    @Test func `has the files of folders to which links lead, each once, also where links form a circle`() throws {
        for file in ["App/Real/A.swift", "App/Real/Inner/B.swift", "Shared/C.swift", "Shared/Deep/D.swift"] {
            try folder.write("struct A {}\n", to: file)
        }
        for (link, target) in [
            "AAA": "Real", "Real/Up": "..", "Real/Root": "/", "Shared": "../Shared", "Again": "Shared/Deep",
            "Real/Inner/Self": ".", "Nowhere": "missing", "bazel-out": "../Shared",
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("App/\(link)"), withDestinationPath: target)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Shared/Circle"), withDestinationPath: "../Shared")
        let found = try finished(within: .seconds(10)) { [root] in
            try CheckoutReader.read(root, target: nil).modules.flatMap(\.files)
        }
        #expect(
            found.map { $0.dropFirst(root.count + 1) }
                == ["Again/D.swift", "Real/A.swift", "Real/Inner/B.swift", "Shared/C.swift"])
    }

    @Test(arguments: ["A.swift", "A.xcodeproj/project.pbxproj"])
    func `that is a file is an error that names the folder of the file`(file: String) throws {
        try folder.write("struct A {}\n", to: "App/\(file)")
        let error = #expect(throws: FileError.self) { try CheckoutReader.read("\(root)/\(file)", target: nil) }
        let parent = "\(root)/\(file)".replacing(#/\/[^\/]*$/#, with: "")
        #expect(
            error?.description
                == "\(root)/\(file): error: expected the folder of an app; found a file; name its folder, '\(parent)'")
    }

    @Test(arguments: [("Über-App", "Uber_App", "Über_App"), ("日本2", "__2", "日本2"), ("2048", "_048", "_048")])
    func `has a name that a linker takes, and a module with its letters`(
        folderName: String, name: String, module: String
    ) throws {
        try folder.write("struct A {}\n", to: "App/\(folderName)/A.swift")
        let checkout = try CheckoutReader.read("\(root)/\(folderName)", target: nil)
        #expect(checkout.name == name)
        #expect(checkout.modules.map(\.name) == [module])
        #expect(checkout.only(module)?.name == name)
    }
}
