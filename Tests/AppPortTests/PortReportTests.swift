import Foundation
import TestSupport
import Testing

@testable import AppPort

@Suite struct `The report of a port` {
    private func summary(emptyModules: Set<String> = [], resources: [String] = []) throws -> [String] {
        let folder = try TemporaryDirectory()
        try folder.write("import SwiftUI\nstruct A {}\n", to: "App/A.swift")
        var checkout = AppCheckout(root: folder.path("App"), name: "App", origin: "folder of Swift files")
        try folder.write("[]", to: "App/there.json")
        checkout.modules = [AppModule(name: "App", files: [folder.path("App/A.swift")], isApp: true)]
        checkout.modules[0].resources = resources.map { folder.path($0) }
        var package = PortedPackage(
            root: folder.path("AppFuzz"), checkout: checkout,
            dependency: (".package(path: \"/bindfuzz\")", "bindfuzz"),
            buildFolder: folder.path("build"))
        package.stubs = emptyModules
        return PortReport(package: package).summary
    }

    @Test(arguments: [
        (["Realm"], "The app uses Realm, which bindfuzz does not support; what needs it is left out."),
        (
            ["CoreData", "FirebaseInAppMessaging", "Realm", "RealmSwift"],
            "The app uses Realm, which bindfuzz does not support; what needs it is left out."
        ),
    ])
    func `names databases and services without support in one sentence`(modules: [String], sentence: String) throws {
        let sentences = try summary(emptyModules: Set(modules)).filter { $0.hasPrefix("The app uses") }
        #expect(sentences == [sentence])
    }

    @Test func `says nothing of databases where no module of one is empty`() throws {
        #expect(try summary(emptyModules: ["Kingfisher"]).allSatisfy { !$0.contains("support") })
    }

    @Test func `names a resource that is not in the checkout`() throws {
        #expect(
            try summary(resources: ["App/there.json", "Downloads/recipes.json"]).last
                == "1 resource of the project is not in the checkout: recipes.json")
        #expect(try summary(resources: ["App/there.json"]).allSatisfy { !$0.contains("resource") })
    }
}
