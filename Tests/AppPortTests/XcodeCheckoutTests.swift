import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// Apps in Xcode projects.
@Suite struct `A checkout of an Xcode project` {
    private let folder: TemporaryDirectory
    /// The path without symbolic links, which the reader resolves.
    private let root: String
    private var project = ProjectText()

    init() throws {
        folder = try TemporaryDirectory()
        root = folder.resolvedPath("App")
        try folder.write("import Kit\n", to: "App/Main.swift")
        try folder.write("public struct Kit {}\n", to: "App/Kit.swift")
    }

    private func read() throws -> AppCheckout {
        try folder.write(project.text, to: "App/App.xcodeproj/project.pbxproj")
        return try CheckoutReader.read(root, target: nil)
    }

    /// The settings of a framework "Kit iOS", and the name of its module.
    @Test(arguments: [
        ("PRODUCT_NAME = Kit;", "Kit"), ("PRODUCT_NAME = \"My Kit\";", "My_Kit"), ("", "Kit_iOS"),
        ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "Kit_iOS"),
        ("PRODUCT_NAME = Other; PRODUCT_MODULE_NAME = Kit;", "Kit"),
        ("PRODUCT_NAME = \"A-B\"; PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)_\";", "A_B_"),
        ("PRODUCT_NAME = \"2048\";", "_048"), ("PRODUCT_NAME = \"Über 2Δ\";", "Über_2Δ"),
    ])
    mutating func `has modules with the names of their products`(settings: String, name: String) throws {
        project.addTarget("App", files: ["Main.swift"], dependencies: [1])
        project.addTarget("Kit iOS", "framework", files: ["Kit.swift"], release: settings)
        #expect(try read().modules.map(\.name).sorted() == ["App", name].sorted())
    }

    @Test mutating func `has the Core Data models of its sources and of its folders`() throws {
        project.addTarget(
            "App", files: ["Main.swift", "Shop.xcdatamodeld"], folders: [project.addFolder("Data")], dependencies: [1])
        project.addTarget("Kit", "framework", files: ["Kit.swift", "Kit.xcdatamodeld"])
        for name in ["Shop", "Kit", "Data/Notes", "Unused"] {
            try folder.write("<model/>", to: "App/\(name).xcdatamodeld/A.xcdatamodel/contents")
        }
        let modules = try read().modules
        #expect(modules.map(\.name) == ["Kit", "App"])
        #expect(
            modules.map(\.models) == [
                ["\(root)/Kit.xcdatamodeld"], ["\(root)/Data/Notes.xcdatamodeld", "\(root)/Shop.xcdatamodeld"],
            ])
    }

    /// A project may name a file by its path on the machine of its author: Vosikkk/CoreData-SwiftUI.
    @Test mutating func `has files that it names by their paths on another machine`() throws {
        project.addTarget("App", files: ["Main.swift", "/Users/ada/Developer/App/Data/Shop.xcdatamodeld"])
        try folder.write("<model/>", to: "App/Data/Shop.xcdatamodeld/A.xcdatamodel/contents")
        #expect(try read().modules.map(\.models) == [["\(root)/Data/Shop.xcdatamodeld"]])
    }

    #if os(Linux)
        /// A Mac's disk takes upper and lower case for the same: ChrisPDelaney/SwiftUI-Chat-App.
        @Test mutating func `has files that it names in another case than the disk`() throws {
            project.addTarget("App", files: ["main.swift", "kit.swift", "Gone.swift"])
            let files = try read().modules.flatMap(\.files)
            #expect(files.sorted() == ["\(root)/Gone.swift", "\(root)/Kit.swift", "\(root)/Main.swift"])
        }
    #endif

    @Test mutating func `has the frameworks that it only links`() throws {
        project.addTarget("App", files: ["Main.swift"], links: [1])
        project.addTarget("Kit", "framework", files: ["Kit.swift"], links: [2])
        project.addTarget("Core", "framework", files: ["Core.swift"])
        try folder.write("public struct Core {}\n", to: "App/Core.swift")
        let modules = try read().modules
        #expect(Set(modules.map(\.name)) == ["App", "Core", "Kit"])
        #expect(modules.last?.dependencies == ["Kit"])
    }

    @Test mutating func `has a file that an exception shares with it, from a folder of another target`() throws {
        let folders = [
            project.addFolder("Widget", exceptions: [0: ["Shared.swift", "Both"], 1: ["Unused.swift"]]),
            project.addFolder("Main", exceptions: [0: ["Info.swift"]]),
        ]
        project.addTarget("App", folders: [folders[1]])
        project.addTarget("Widget", "app-extension", folders: [folders[0]])
        for file in [
            "Widget/Shared.swift", "Widget/Both/A.swift", "Widget/Unused.swift", "Widget/W.swift", "Main/A.swift",
            "Main/Info.swift",
        ] {
            try folder.write("struct A {}\n", to: "App/\(file)")
        }
        #expect(
            try read().modules.flatMap(\.files)
                == ["\(root)/Main/A.swift", "\(root)/Widget/Both/A.swift", "\(root)/Widget/Shared.swift"])
    }

    @Test mutating func `with two frameworks of one name is an error that names both`() throws {
        project.addTarget("App", files: ["Main.swift"], dependencies: [1, 2])
        project.addTarget("Core-Kit", "framework", files: ["Kit.swift"])
        project.addTarget("Core Kit", "framework", files: ["Kit.swift"])
        let error = #expect(throws: FileError.self) { try read() }
        #expect(
            error?.description
                == "\(root): error: expected targets whose modules have different names; found 'Core Kit' and 'Core-Kit', "
                + "which both are the module 'Core_Kit'. Set PRODUCT_MODULE_NAME for one")
    }

    @Test(arguments: [
        ("SDKROOT = iphoneos;", true),
        (#"SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";"#, false),
        (#"SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator";"#, true), ("SDKROOT = macosx;", true),
    ])
    mutating func `runs on the platforms that its project names`(settings: String, hasOne: Bool) throws {
        project.addTarget("App", files: ["Main.swift"], release: settings)
        #expect(try read().hasOnePlatform == hasOne)
    }

    @Test mutating func `has the framework of its platform, of two with one name`() throws {
        project.addTarget("App", files: ["Main.swift"], dependencies: [1, 2], release: "SDKROOT = iphoneos;")
        project.addTarget("KitMac", "framework", files: ["Mac.swift"], release: "SDKROOT = macosx; PRODUCT_NAME = Kit;")
        project.addTarget("Kit", "framework", files: ["Kit.swift"], release: "SDKROOT = iphoneos;")
        try folder.write("public struct Kit {}\n", to: "App/Mac.swift")
        #expect(try read().modules.map(\.files) == [["\(root)/Kit.swift"], ["\(root)/Main.swift"]])
    }

    @Test mutating func `has no framework of the watch app that comes with it`() throws {
        project.addTarget("App", files: ["Main.swift"], dependencies: [1, 3], release: "SDKROOT = iphoneos;")
        project.addTarget(
            "Watch", "application", files: ["Mac.swift"], dependencies: [2], release: "SDKROOT = watchos;")
        project.addTarget(
            "KitWatch", "framework", files: ["Mac.swift"], release: "SDKROOT = watchos; PRODUCT_NAME = Kit;")
        project.addTarget("Kit", "framework", files: ["Kit.swift"], release: "SDKROOT = iphoneos;")
        try folder.write("public struct Kit {}\n", to: "App/Mac.swift")
        #expect(try read().modules.map(\.files) == [["\(root)/Kit.swift"], ["\(root)/Main.swift"]])
    }

    /// The conditions of a project and of its target.
    @Test(arguments: [
        ("ONE TWO", "", ["ONE", "TWO"]), ("ONE", "TWO", ["TWO"]), ("ONE", "$(inherited) TWO", ["ONE", "TWO"]),
        ("$(inherited) ONE", "TWO ${inherited} ONE $(NAME)", ["TWO", "ONE", "THREE"]), ("", "$(inherited)", []),
    ])
    mutating func `has the conditions of the project and of the target`(
        ofProject: String, ofTarget: String, conditions: [String]
    ) throws {
        func setting(_ value: String) -> String {
            value.isEmpty ? "" : "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\(value)\"; NAME = THREE;"
        }
        project.set(debug: setting(ofProject), release: setting(ofProject))
        project.addTarget("App", files: ["Main.swift"], debug: setting(ofTarget), release: setting(ofTarget))
        #expect(try read().modules.map(\.settings.conditions) == [conditions])
    }

    @Test mutating func `has the conditions for debugging, in which its previews exist`() throws {
        project.set(debug: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) DEBUG\";")
        project.addTarget(
            "App", files: ["Main.swift"],
            debug: "OTHER_SWIFT_FLAGS = \"-DBETA -Xcc -DCLANG -warn-concurrency -D STAGING -D\";",
            release: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE; SWIFT_VERSION = 6.0;")
        let settings = try read().modules[0].settings
        #expect(settings.conditions == ["DEBUG", "BETA", "STAGING"])
        #expect(settings.languageMode == "6")
    }
}
