import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// What a port compiles again once bindfuzz has changed.
@Suite struct `Products of another version of bindfuzz` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("", to: "tool/Package.swift")
        try folder.write("struct Layout { var a = 1 }\n", to: "tool/Sources/HeadlessUI/Layout.swift")
        try build()
    }

    /// Writes what a build leaves: the products of bindfuzz, of two packages, and of an app.
    private func build() throws {
        let modules = [
            "HeadlessUI": folder.path("tool/Sources/HeadlessUI/Layout.swift"),
            "OpenCombine": folder.path("build/checkouts/OpenCombine/Sources/Subject.swift"),
            "Kingfisher": folder.path("build/checkouts/Kingfisher/Sources/Image.swift"),
            "App": folder.path("AppFuzz/App/App/A.swift"), "Blank": "'\(folder.path("my app/App/B.swift"))'",
        ]
        for (name, source) in modules {
            try folder.write(source + "\n", to: "build/release/\(name).build/sources")
            try folder.write("", to: "build/release/Modules/\(name).swiftmodule")
        }
    }

    private func products(ofCheckout: Bool = true) -> OutdatedProducts {
        OutdatedProducts(
            buildFolder: folder.path("build"), checkout: ofCheckout ? folder.path("tool") : nil,
            identity: "bindfuzz", root: folder.path("AppFuzz"))
    }

    /// The modules with products.
    private var built: [String] {
        get throws {
            let products = try folder.files(in: "build/release").filter { $0 != "Modules" }
            let modules = try folder.files(in: "build/release/Modules").map { $0.replacing(".swiftmodule", with: "") }
            #expect(products.map { $0.replacing(".build", with: "") } == modules)
            return modules
        }
    }

    @Test func `are removed, but for those of bindfuzz`() throws {
        #expect(try products().remove() == ["App", "Blank", "Kingfisher"])
        #expect(try built == ["HeadlessUI", "OpenCombine"])
    }

    @Test func `are all that is there where nothing says their version, and none where the version is the same`() throws
    {
        try products().note(products().version())
        #expect(try products().remove() == [])
        #expect(try built.count == 5)
        try folder.delete("build/bindfuzz-port/version.txt")
        #expect(try products().remove().count == 3)
    }

    @Test(arguments: [
        "tool/Sources/HeadlessUI/Layout.swift", "tool/Sources/HeadlessUI/New.swift", "tool/Package.swift",
    ])
    func `are of another one as soon as a source has changed`(path: String) throws {
        let version = try products().version()
        try products().note(version)
        try folder.write("struct Layout { var b = 0, a = 1 }\n", to: path)
        #expect(try products().version() != version)
        #expect(try products().remove().count == 3)
        // An interrupted port has removed them and not said so.
        try build()
        #expect(try products().remove().count == 3)
    }

    @Test func `are of the same version after a change of the documentation or of a date`() throws {
        let version = try products().version()
        try folder.write("# Layout\n", to: "tool/Sources/HeadlessUI/Layout.md")
        try folder.write("struct Layout { var a = 1 }\n", to: "tool/Sources/HeadlessUI/Layout.swift")
        #expect(try products().version() == version)
    }

    @Test func `of a repository are of the versions that were resolved`() throws {
        try folder.write("{ \"revision\" : \"1\" }\n", to: "AppFuzz/Package.resolved")
        let products = products(ofCheckout: false)
        try products.note(products.version())
        #expect(try products.remove() == [])
        try folder.write("{ \"revision\" : \"2\" }\n", to: "AppFuzz/Package.resolved")
        // The sources of the checkout are those of an app then.
        #expect(try products.remove().contains("App"))
    }
}
