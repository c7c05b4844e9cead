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
        root = URL(filePath: folder.path("App")).resolvingSymlinksInPath().path(percentEncoded: false)
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

    @Test func `is compiled as for debugging`() throws {
        try folder.write("import B\n", to: "App/A.swift")
        try folder.write("struct B {}\n", to: "App/B/B.swift")
        let modules = try CheckoutReader.read(root, target: nil).modules
        #expect(modules.map(\.settings.conditions) == [["DEBUG"], ["DEBUG"]])
    }
}
