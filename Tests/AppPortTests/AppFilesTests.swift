import Foundation
import TestSupport
import Testing

@testable import AppPort

@Suite struct `Resources of a port` {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `has the settings of the app that the system changes`() throws {
        try folder.write("{}", to: "App/Settings.bundle/Root.plist")
        let found = AppFiles.files(in: folder.path("App"), without: [])
        #expect(found.resources == [folder.path("App/Settings.bundle")])
    }

    @Test func `has Core Data models as a whole`() throws {
        for path in ["Shop.xcdatamodeld/Shop.xcdatamodel/contents", "Old/Alone.xcdatamodel/contents"] {
            try folder.write("<model/>", to: "App/" + path)
        }
        try folder.write("{}", to: "App/Shop.xcdatamodeld/Shop.xcdatamodel/notes.json")
        let found = AppFiles.files(in: folder.path("App"), without: [])
        #expect(found.models == ["Old/Alone.xcdatamodel", "Shop.xcdatamodeld"].map { folder.path("App/" + $0) })
        #expect(found.resources == [])
        var added = AppFiles()
        added.add(contentsOf: folder.path("App/Shop.xcdatamodeld"))
        #expect(added.models == [folder.path("App/Shop.xcdatamodeld")])
    }

    @Test func `has names for assets, but for those that the app declares`() throws {
        for name in ["Card Background.colorset", "ink.colorset", "heroImage.imageset", "BG.colorset"] {
            try folder.write("{}", to: "App/Assets.xcassets/\(name)/Contents.json")
        }
        let text = AssetCatalog.symbols(of: [folder.path("App/Assets.xcassets")], besides: ["ink"])
        #expect(text.contains("static var `cardBackground`: Color { Color(\"Card Background\") }"))
        #expect(text.contains("static var `BG`: Color { Color(\"BG\") }"))
        #expect(text.contains("static var `ink`: ColorResource"))
        #expect(!text.contains("static var `ink`: Color {"))
        #expect(text.contains("static var `hero`: ImageResource { ImageResource(name: \"heroImage\", bundle: .main) }"))
        let image = "UIImage(resource: ImageResource(name: \"heroImage\", bundle: .main))"
        #expect(text.contains("static var `hero`: UIImage { \(image) }"))
    }

    @Test func `does not follow links among assets, and has a literal for any name`() throws {
        let catalog = folder.path("App/Assets.xcassets")
        try folder.write("{}", to: "App/Assets.xcassets/a\\b.colorset/Contents.json")
        for name in ["one", "two"] {
            try FileManager.default.createSymbolicLink(atPath: "\(catalog)/\(name)", withDestinationPath: ".")
        }
        let text = AssetCatalog.symbols(of: [catalog], besides: [])
        #expect(text.contains(#"Color("a\\b")"#), "\(text)")
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

    @Test func `are resources where an app looks for them in its bundle`() {
        var files = AppFiles()
        for name in ["Cities.sqlite3", "Photo.PNG", "App.swift", "socket.c", "Info.xcconfig", "Ding.caf"] {
            files.add("/App/\(name)")
        }
        #expect(files.resources == ["/App/Cities.sqlite3", "/App/Photo.PNG", "/App/Ding.caf"])
        #expect(files.swift == ["/App/App.swift"])
    }
}
