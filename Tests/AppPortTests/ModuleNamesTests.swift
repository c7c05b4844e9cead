import Foundation
import TestSupport
import Testing

@testable import AppPort

@Suite struct `Names of a port's modules` {
    private func checkout(_ modules: [AppModule]) -> AppCheckout {
        var checkout = AppCheckout(root: "/App", name: "App", origin: "folder of Swift files")
        checkout.modules = modules
        checkout.freeModuleNames()
        return checkout
    }

    @Test func `are those of the app where they are free`() {
        let modules = checkout([
            AppModule(name: "Core", files: []),
            AppModule(name: "App", files: [], dependencies: ["Core"], isApp: true),
        ]).modules
        #expect(modules.map(\.name) == ["Core", "App"])
        #expect(modules.allSatisfy { $0.settings.aliases.isEmpty })
    }

    @Test(arguments: ["Charts", "SwiftUI", "Contacts", "Locks", "PlainText", "class", "_", "Foundation"])
    func `are others for an app with the name of another module, or without a name`(name: String) throws {
        let module = try #require(checkout([AppModule(name: name, files: [], isApp: true)]).modules.first)
        #expect(module.name == name + "App")
        // In the app, the name means the other module.
        #expect(module.settings.aliases.isEmpty)
    }

    @Test func `are found by the names that code imports`() {
        let modules = checkout([
            AppModule(name: "Locks", files: []), AppModule(name: "LocksApp", files: []),
            AppModule(name: "App", files: [], dependencies: ["Locks", "LocksApp"], isApp: true),
        ]).modules
        #expect(modules.map(\.name) == ["LocksAppApp", "LocksApp", "App"])
        #expect(modules[2].dependencies == ["LocksAppApp", "LocksApp"])
        #expect(modules[2].settings.arguments.contains("Locks=LocksAppApp"))
    }

    @Test func `differ from those of all modules of bindfuzz`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        func folders(_ url: URL) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).filter {
                !$0.hasPrefix(".")
            }
        }
        let groups = ["Apple", "Services"]
        let modules =
            try folders(sources).filter { !groups.contains($0) }
            + groups.flatMap { try folders(sources.appending(path: $0)) }
        #expect(modules.count > 20)
        #expect(modules.filter { ModuleNames.free($0) == $0 } == [])
    }
}
