import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// Checkouts of apps, and what they consist of.
@Suite struct `A checkout` {
    private let folder: TemporaryDirectory
    /// The path without symbolic links, which the reader resolves.
    private let root: String

    init() throws {
        folder = try TemporaryDirectory()
        root = folder.resolvedPath("App")
    }

    /// An Xcode project with an app, a framework that it uses, and another app with fewer files.
    private func writeProject(buildSettings: String = "SWIFT_VERSION = 6.0;", debugSettings: String = "") throws {
        try folder.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A, F, S); packageReferences = (R, L);
              buildConfigurationList = CP; projectDirPath = ""; };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, GS, FG); };
            GA = { isa = PBXGroup; path = "My App"; sourceTree = "<group>"; children = (M, V, X); };
            GS = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (E); };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.swift); };
            FG = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
            M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            V = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
              buildPhases = (BA, RA); dependencies = (D); fileSystemSynchronizedGroups = (GS);
              buildConfigurationList = CA; packageProductDependencies = (PD); };
            F = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
              buildPhases = (BF); dependencies = (); };
            S = { isa = PBXNativeTarget; name = Small; productType = "com.apple.product-type.application";
              buildPhases = (BS); dependencies = (); };
            D = { isa = PBXTargetDependency; target = F; };
            BA = { isa = PBXSourcesBuildPhase; files = (FM, FV); };
            RA = { isa = PBXResourcesBuildPhase; files = (FX); };
            BF = { isa = PBXSourcesBuildPhase; files = (FK); };
            BS = { isa = PBXSourcesBuildPhase; files = (FM); };
            FM = { isa = PBXBuildFile; fileRef = M; };
            FV = { isa = PBXBuildFile; fileRef = V; };
            FX = { isa = PBXBuildFile; fileRef = X; };
            FK = { isa = PBXBuildFile; fileRef = FG; };
            CA = { isa = XCConfigurationList; buildConfigurations = (DA, SA); };
            DA = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.0; \(debugSettings) }; };
            SA = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(buildSettings) }; };
            CP = { isa = XCConfigurationList; buildConfigurations = (SP); };
            SP = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
            R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Nuke.git";
              requirement = { kind = upToNextMajorVersion; minimumVersion = 12.1.0; }; };
            L = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Other";
              requirement = { kind = revision; revision = abc123; }; };
            PD = { isa = XCSwiftPackageProductDependency; package = R; productName = NukeUI; };
            }; }
            """, to: "App/My App.xcodeproj/project.pbxproj")
        for name in [
            "My App/Main.swift", "My App/View.swift", "Shared/Model.swift", "Shared/Info.swift", "Kit/Kit.swift",
        ] {
            try folder.write("import SwiftUI\nimport Kit\n", to: "App/" + name)
        }
    }

    @Test func `of an Xcode project has the app with most files, and the framework that it uses`() throws {
        try writeProject()
        let checkout = try CheckoutReader.read(root, target: nil)
        #expect(checkout.name == "My_App")
        #expect(checkout.platform == .ios)
        #expect(checkout.modules.map(\.name) == ["Kit", "My_App"])
        #expect(checkout.modules[0].files == ["\(root)/Kit/Kit.swift"])
        #expect(
            checkout.modules[1].files
                == ["\(root)/My App/Main.swift", "\(root)/My App/View.swift", "\(root)/Shared/Model.swift"])
        #expect(checkout.modules[1].catalogs == ["\(root)/My App/Assets.xcassets"])
        #expect(checkout.modules[1].dependencies == ["Kit"])
        #expect(try CheckoutReader.read(root, target: "Small").modules.map(\.name) == ["Small"])
    }

    @Test func `of an Xcode project with a group within itself ends`() throws {
        try writeProject()
        let project = "App/My App.xcodeproj/project.pbxproj"
        try folder.write(
            try folder.read(project).replacing("children = (M, V, X)", with: "children = (M, V, X, GA)"), to: project)
        #expect(try CheckoutReader.read(root, target: nil).modules.map(\.name).contains("My_App"))
    }

    @Test func `of an Xcode project has the settings of the release, and each package with the products in use`() throws
    {
        try writeProject(
            buildSettings: """
                SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; \
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE;
                """, debugSettings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) BETA $(EXTRA)\";")
        let checkout = try CheckoutReader.read("\(root)/My App.xcodeproj", target: nil)
        let settings = try #require(checkout.modules.last).settings
        #expect(settings.languageMode == "6")
        #expect(settings.isMainActorByDefault)
        #expect(settings.features == ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"])
        #expect(settings.conditions == ["BETA"])
        #expect(
            checkout.packages == [
                AppPackage(
                    location: "https://example.com/Nuke.git", isLocal: false, requirement: "from: \"12.1.0\"",
                    products: ["NukeUI"]),
                AppPackage(location: "https://example.com/Other", isLocal: false, requirement: "revision: \"abc123\""),
            ])
    }

    @Test(arguments: [
        "children = (M, N);",
        "children = (M, Y); }; Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Modules; "
            + "sourceTree = \"<group>\"; exceptions = (E); }; "
            + "E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Net);",
    ])
    func `of an Xcode project has the modules of a package whose folder is among its files`(children: String) throws {
        try folder.write(
            """
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A); };
            G = { isa = PBXGroup; sourceTree = "<group>"; \(children) };
            M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            N = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Modules/Net; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildPhases = (B); packageProductDependencies = (D); };
            B = { isa = PBXSourcesBuildPhase; files = (F); };
            F = { isa = PBXBuildFile; fileRef = M; };
            D = { isa = XCSwiftPackageProductDependency; productName = Net; };
            }; }
            """, to: "App/App.xcodeproj/project.pbxproj")
        try folder.write("import Net\n", to: "App/Main.swift")
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Net", dependencies: [.package(path: "../Base")],
                targets: [.target(name: "Net", dependencies: ["Base"])])
            """, to: "App/Modules/Net/Package.swift")
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Base", targets: [.target(name: "Base")])
            """, to: "App/Modules/Base/Package.swift")
        try folder.write("public struct Base {}\n", to: "App/Modules/Base/Sources/Base/Base.swift")
        try folder.write("import Base\npublic struct Net {}\n", to: "App/Modules/Net/Sources/Net/Net.swift")
        let checkout = try CheckoutReader.read(root, target: nil)
        #expect(checkout.modules.map(\.name) == ["Base", "Net", "App"])
        #expect(checkout.packages.isEmpty)
    }

    @Test func `of an Xcode project has the frameworks that only a framework uses, and those before it`() throws {
        try folder.write(
            """
            { rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (A, X, Y); };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (M, N, O); };
            M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            N = { isa = PBXFileReference; path = First.swift; sourceTree = "<group>"; };
            O = { isa = PBXFileReference; path = Second.swift; sourceTree = "<group>"; };
            A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildPhases = (BA); dependencies = (DX); };
            X = { isa = PBXNativeTarget; name = First; productType = "com.apple.product-type.framework";
              buildPhases = (BX); dependencies = (DY); };
            Y = { isa = PBXNativeTarget; name = Second; productType = "com.apple.product-type.framework";
              buildPhases = (BY); dependencies = (); };
            DX = { isa = PBXTargetDependency; target = X; };
            DY = { isa = PBXTargetDependency; target = Y; };
            BA = { isa = PBXSourcesBuildPhase; files = (FM); };
            BX = { isa = PBXSourcesBuildPhase; files = (FN); };
            BY = { isa = PBXSourcesBuildPhase; files = (FO); };
            FM = { isa = PBXBuildFile; fileRef = M; };
            FN = { isa = PBXBuildFile; fileRef = N; };
            FO = { isa = PBXBuildFile; fileRef = O; };
            }; }
            """, to: "App/App.xcodeproj/project.pbxproj")
        try folder.write("import First\n", to: "App/Main.swift")
        try folder.write("import Second\n", to: "App/First.swift")
        try folder.write("public struct Second {}\n", to: "App/Second.swift")
        // Another project that cannot be read is none of the app's.
        try folder.write("<<<<<<< HEAD\n", to: "App/Old/Old.xcodeproj/project.pbxproj")
        let modules = try CheckoutReader.read(root, target: nil).modules
        #expect(modules.map(\.name) == ["Second", "First", "App"])
        #expect(modules.map(\.dependencies) == [[], ["Second"], ["First"]])
    }

    @Test func `has the Info.plist that Xcode makes of the project's`() throws {
        try writeProject(
            buildSettings: """
                PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:rfc1034identifier)"; MARKETING_VERSION = 2.1; \
                INFOPLIST_FILE = "$(SRCROOT)/My App/Info.plist"; SERVER = "https://example.org";
                """)
        try folder.write(
            """
            { CFBundleIdentifier = "$(PRODUCT_BUNDLE_IDENTIFIER)"; CFBundleVersion = "$(CURRENT_PROJECT_VERSION)";
              Servers = ("${SERVER}/a", "$(NO_SUCH_SETTING)"); }
            """, to: "App/My App/Info.plist")
        let text = try CheckoutReader.read(root, target: nil).info
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        let values = try #require(list as? [String: Any])
        #expect(values["CFBundleIdentifier"] as? String == "org.example.My-App")
        #expect(values["CFBundleShortVersionString"] as? String == "2.1")
        #expect(values["CFBundleVersion"] as? String == "1")
        #expect(values["CFBundleName"] as? String == "My App")
        #expect(values["Servers"] as? [String] == ["https://example.org/a", ""])
    }

    @Test func `of a folder has its Swift files, whatever else is there`() throws {
        try folder.write("struct A {}\n", to: "App/Sources/A.swift")
        try folder.write("hidden", to: "App/.git/B.swift")
        try folder.write("", to: "App/Old.xcodeproj/project.xcworkspace/contents")
        try folder.write("import AppleProductTypes\n", to: "App/Package.swift")
        let checkout = try CheckoutReader.read(root, target: nil)
        #expect(checkout.modules.map(\.files) == [["\(root)/Sources/A.swift"]])
    }

    @Test func `of an Xcode project with thousands of groups within each other ends soon`() throws {
        try writeProject()
        let project = "App/My App.xcodeproj/project.pbxproj"
        let groups = (0..<5_000).map { number in
            "G\(number) = { isa = PBXGroup; path = folder; sourceTree = \"<group>\"; children = (G\(number + 1)); };\n"
        }
        let deepest = "G5000 = { isa = PBXGroup; path = Deep; sourceTree = \"<group>\"; children = (D); };"
        try folder.write(
            try folder.read(project)
                .replacing("children = (M, V, X)", with: "children = (M, V, X, G0)")
                .replacing("files = (FM, FV)", with: "files = (FM, FV, FD)")
                .replacing(
                    "FM = {",
                    with: groups.joined() + deepest
                        + "D = { isa = PBXFileReference; path = Deep.swift; sourceTree = \"<group>\"; };\n"
                        + "FD = { isa = PBXBuildFile; fileRef = D; };\nFM = {"), to: project)
        let files = try finished(within: .seconds(10)) { [root] in
            try CheckoutReader.read(root, target: nil).modules.last?.files ?? []
        }
        // A path of so many folders is none.
        #expect(!files.isEmpty)
        #expect(!files.contains { $0.hasSuffix("Deep.swift") })
    }

    @Test func `with an unknown target is an error that lists the targets`() throws {
        try writeProject()
        let projectError = #expect(throws: FileError.self) { try CheckoutReader.read(root, target: "Nope") }
        #expect(
            projectError?.description
                == "\(root): error: expected the name of a target for --target; found 'Nope'. The targets are 'Kit', "
                + "'My App' and 'Small'")
        try folder.write("import Store\nstruct A {}\n", to: "Folder/Main/A.swift")
        try folder.write("public struct B {}\n", to: "Folder/Store/B.swift")
        let path = folder.path("Folder")
        let folderError = #expect(throws: FileError.self) { try CheckoutReader.read(path, target: "Nope") }
        #expect(folderError?.description.hasSuffix("found 'Nope'. The targets are 'Folder' and 'Store'") == true)
        #expect(try CheckoutReader.read(path, target: "Store").modules.map(\.name) == ["Store"])
    }

    @Test func `of a package has the target that was asked for, and those that it uses`() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Base"), .target(name: "Cart", dependencies: ["Base"]), .target(name: "Admin")])
            """, to: "App/Package.swift")
        for name in ["Base", "Cart", "Admin"] { try folder.write("", to: "App/Sources/\(name)/\(name).swift") }
        let checkout = try CheckoutReader.read(root, target: "Cart")
        #expect(checkout.name == "Cart")
        #expect(checkout.modules.map(\.name) == ["Base", "Cart"])
        #expect(checkout.modules.map(\.isApp) == [false, true])
        let error = #expect(throws: FileError.self) { try CheckoutReader.read(root, target: "Nope") }
        #expect(error?.description.hasSuffix("The targets are 'Admin', 'Base' and 'Cart'") == true)
    }

    @Test func `that is none is an error that names the path`() throws {
        try folder.write("no app", to: "App/notes.txt")
        try folder.write("{ not a project", to: "Bad/Bad.xcodeproj/project.pbxproj")
        for name in ["App", "Bad", "Missing"] {
            let error = #expect(throws: FileError.self) { try CheckoutReader.read(folder.path(name), target: nil) }
            #expect(error.map { "\($0)" }?.contains(name) == true)
        }
    }
}
