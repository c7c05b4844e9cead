import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// Apps that are Swift packages.
@Suite struct `A checkout of a package` {
    private let folder: TemporaryDirectory
    /// The path without symbolic links, which the reader resolves.
    private let root: String

    init() throws {
        folder = try TemporaryDirectory()
        root = folder.resolvedPath("App")
    }

    private func write(_ package: String, tools: String = "6.0", files: [String]) throws {
        let text = "// swift-tools-version: \(tools)\nimport PackageDescription\nlet package = Package(\(package))\n"
        try folder.write(text, to: "App/Package.swift")
        for file in files { try folder.write("struct A {}\n", to: "App/\(file)") }
    }

    private func read(_ platform: PortPlatform? = nil) throws -> [AppModule] {
        try CheckoutReader.read(root, target: nil, platform: platform).modules
    }

    @Test func `has the Core Data models of its targets`() throws {
        try write("name: \"P\", targets: [.target(name: \"A\")]", files: ["Sources/A/A.swift"])
        try folder.write("<model/>", to: "App/Sources/A/Data/Shop.xcdatamodeld/A.xcdatamodel/contents")
        try folder.write("<model/>", to: "App/Other/Notes.xcdatamodeld/A.xcdatamodel/contents")
        #expect(try read().map(\.models) == [["\(root)/Sources/A/Data/Shop.xcdatamodeld"]])
    }

    @Test func `is compiled with the settings of its targets`() throws {
        try write(
            """
            name: "P", targets: [
                .target(name: "A", swiftSettings: [
                    .define("FOO"), .define("PHONE", .when(platforms: [.iOS])), .define("MAC", .when(platforms: [.macOS])),
                    .define("FAST", .when(configuration: .release)), .define("SLOW", .when(configuration: .debug)),
                    .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
                    .swiftLanguageMode(.v5), .unsafeFlags(["-DFLAG"])], linkerSettings: [.linkedLibrary("m")]),
                .target(name: "B")]
            """, tools: "6.2", files: ["Sources/A/A.swift", "Sources/B/B.swift"])
        let settings = try read().map(\.settings)
        #expect(settings[0].conditions == ["DEBUG", "FOO", "PHONE", "SLOW", "FLAG"])
        #expect(settings[0].isMainActorByDefault)
        #expect(settings[0].features == ["ExistentialAny"])
        #expect(settings[0].languageMode == "5")
        #expect(settings[1].conditions == ["DEBUG"])
        #expect(!settings[1].isMainActorByDefault)
        #expect(settings[1].languageMode == "6")
        #expect(try read(.macos)[0].settings.conditions == ["DEBUG", "FOO", "MAC", "SLOW", "FLAG"])
    }

    /// A version of the tools, the language modes of a package, and the one that is used.
    @Test(arguments: [
        ("5.9", "", "5"), ("6.0", "", "6"), ("6.0", ", swiftLanguageModes: [.v5]", "5"),
        ("5.10", ", swiftLanguageVersions: [.v5]", "5"), ("6.1", ", swiftLanguageModes: [.v6, .v5]", "6"),
    ])
    func `has the language mode of its tools, unless it names others`(
        tools: String, modes: String, mode: String
    ) throws {
        try write("name: \"P\", targets: [.target(name: \"P\")]\(modes)", tools: tools, files: ["Sources/P/A.swift"])
        #expect(try read().map(\.settings.languageMode) == [mode])
    }

    @Test func `has the sources that its manifest names, but for those that it excludes`() throws {
        try write(
            "name: \"P\", targets: [.target(name: \"P\", exclude: [\"A/Old\"], sources: [\"A\", \"C.swift\", \"L\"])]",
            files: ["A/A.swift", "A/Old/O.swift", "AB/B.swift", "C.swift", "D.swift"].map { "Sources/P/\($0)" })
        try folder.write("struct L {}\n", to: "App/Linked/L.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App/Sources/P/L"), withDestinationPath: "../../Linked")
        #expect(
            try read().map(\.files) == [["A/A.swift", "C.swift", "L/L.swift"].map { "\(root)/Sources/P/\($0)" }])
    }

    @Test(arguments: ["Sources", "src"])
    func `has the files of its only target right among its sources`(sources: String) throws {
        let target = ".executableTarget(name: \"P\", swiftSettings: [.define(\"FOO\")])"
        try write(
            "name: \"P\", targets: [\(target), .testTarget(name: \"T\")]", tools: "5.9",
            files: ["\(sources)/A.swift", "Tests/T/T.swift"])
        let modules = try read()
        #expect(modules.map(\.files) == [["\(root)/\(sources)/A.swift"]])
        #expect(modules[0].settings.conditions == ["DEBUG", "FOO"])
    }

    @Test func `is ported in place of a damaged project beside it, and the reason is said`() throws {
        try write("name: \"P\", targets: [.target(name: \"P\")]", files: ["Sources/P/A.swift"])
        try folder.write("{\n<<<<<<< HEAD\n", to: "App/P.xcodeproj/project.pbxproj")
        var reports: [String] = []
        let checkout = try CheckoutReader.read(root, target: nil) { reports.append($0) }
        #expect(checkout.origin == "package P")
        #expect(
            reports == [
                "\(root)/P.xcodeproj/project.pbxproj:2: error: expected an Xcode project; found '<<<<<<< HEAD', which a merge "
                    + "conflict has left. Resolve the conflict\nport: the package \(root)/Package.swift is ported instead"
            ])
        #expect(throws: FileError.self) { try CheckoutReader.read("\(root)/P.xcodeproj", target: nil) }
        try folder.write("no manifest\n", to: "App/Package.swift")
        let error = #expect(throws: FileError.self) { try CheckoutReader.read(root, target: nil) }
        #expect(error?.description.contains("project.pbxproj:2: error: ") == true)
    }
}
