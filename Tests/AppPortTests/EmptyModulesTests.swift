import Foundation
import TestSupport
import Testing

@testable import AppPort

@Suite struct `Empty modules of a port` {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func package(importing imports: [String], packages: [AppPackage] = []) throws -> PortedPackage {
        try folder.write(imports.map { "import \($0)\n" }.joined() + "struct A {}\n", to: "App/A.swift")
        var checkout = AppCheckout(root: folder.path("App"), name: "App", origin: "folder of Swift files")
        checkout.modules = [AppModule(name: "App", files: [folder.path("App/A.swift")], isApp: true)]
        checkout.packages = packages
        var package = PortedPackage(
            root: folder.path("AppFuzz"), checkout: checkout,
            dependency: (".package(path: \"/bindfuzz\")", "bindfuzz"), buildFolder: folder.path("build"))
        try package.addStubs()
        return package
    }

    /// What Swift Package Manager 6.3 prints, with its two kinds of quotes.
    private let conflict = """
        error: multiple packages ('swift-collections', 'app-fuzz') declare targets with a conflicting name: \
        'InternalCollectionsUtilities’; target names need to be unique across the package graph
        """

    @Test func `are made for modules that nothing provides`() throws {
        let package = try package(importing: ["SwiftUI", "Foundation", "Lottie", "RiveRuntime"])
        #expect(package.stubs == ["Lottie", "RiveRuntime"])
    }

    @Test func `are not made for the modules of Firebase and Realm, whose packages are not fetched`() throws {
        var addresses = ["https://github.com/firebase/firebase-ios-sdk.git", "https://github.com/realm/realm-swift"]
        addresses.append("https://github.com/airbnb/lottie-ios")
        let package = try package(
            importing: ["FirebaseFirestore", "RealmSwift", "Lottie"],
            packages: addresses.map { AppPackage(location: $0, isLocal: false, requirement: "from: \"1.0.0\"") })
        #expect(package.stubs == ["Lottie"])
        #expect(package.packages.map(\.identity) == ["lottie-ios"])
        let manifest = try package.manifest()
        #expect(manifest.contains("\"ServiceModules\"") && !manifest.contains("firebase-ios-sdk"))
    }

    @Test func `of services are not linked by an app that uses none`() throws {
        #expect(!(try package(importing: ["SwiftUI"]).manifest().contains("ServiceModules")))
    }

    @Test func `are not made for a module that a package has without offering it`() throws {
        var package = try package(importing: ["InternalCollectionsUtilities", "Lottie"])
        let names = PortedPackage.conflictingNames(in: conflict)
        #expect(names == ["InternalCollectionsUtilities"])
        let isKnown = package.removeStubs(named: names)
        #expect(isKnown)
        try package.addStubs()
        #expect(package.stubs == ["Lottie"])
        #expect(!(try package.manifest().contains("InternalCollectionsUtilities")))
        let isKnownAgain = package.removeStubs(named: names)
        #expect(!isKnownAgain, "a conflict that no empty module causes is another problem")
    }

    @Test func `come back once the package is left out`() throws {
        var package = try package(importing: ["InternalCollectionsUtilities"])
        _ = package.removeStubs(named: ["InternalCollectionsUtilities"])
        package.removePackages([])
        try package.addStubs()
        #expect(package.stubs == ["InternalCollectionsUtilities"])
    }
}
