import Foundation
import ManagedModelFile
import TestSupport
import Testing

@testable import AppPort

/// What the package of a port has for the Core Data models of its app.
@Suite struct `A port of an app with Core Data` {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func write(_ entities: String, to name: String) throws {
        try folder.write("<model>\n\(entities)\n</model>", to: "App/\(name)/Shop.xcdatamodel/contents")
    }

    private func package(_ modules: [AppModule]) -> PortedPackage {
        var checkout = AppCheckout(root: folder.path("App"), name: "App", origin: "folder of Swift files")
        checkout.modules = modules
        return PortedPackage(
            root: folder.path("AppFuzz"), checkout: checkout,
            dependency: (".package(path: \"/bindfuzz\")", "bindfuzz"), buildFolder: folder.path("build"))
    }

    /// Returns a module with one file and a model.
    private func module(_ name: String, _ text: String, models: [String] = []) throws -> AppModule {
        try folder.write(text, to: "App/\(name).swift")
        return AppModule(
            name: name, files: [folder.path("App/\(name).swift")], models: models.map { folder.path("App/" + $0) })
    }

    private func text(_ file: PortedFile?) -> String? { if case .text(let text)? = file { text } else { nil } }

    @Test func `has a compiled model in its bundle`() throws {
        try write(
            """
            <entity name="Item" representedClassName="Item" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String" defaultValueString="new"/>
                <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="items"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Plain" isAbstract="YES"/>
            <configuration name="Local"><memberEntity name="Item"/></configuration>
            """, to: "Shop.xcdatamodeld")
        let files = try package([module("App", "struct A {}\n", models: ["Shop.xcdatamodeld"])]).files()
        let json = try #require(text(files["Bundle/Shop.momd/model.json"]))
        #expect(
            json == """
                {
                  "configurations" : {
                    "Local" : [
                      "Item"
                    ]
                  },
                  "entities" : [
                    {
                      "attributes" : [
                        {
                          "defaultValue" : "new",
                          "isOptional" : true,
                          "isTransient" : false,
                          "name" : "name",
                          "type" : "string",
                          "usesScalar" : false
                        }
                      ],
                      "className" : "Item",
                      "isAbstract" : false,
                      "module" : "App",
                      "name" : "Item",
                      "relationships" : [
                        {
                          "deleteRule" : "nullify",
                          "destination" : "Item",
                          "inverse" : "items",
                          "isOptional" : false,
                          "isOrdered" : false,
                          "isToMany" : true,
                          "maxCount" : 0,
                          "minCount" : 0,
                          "name" : "items"
                        }
                      ],
                      "uniquenessConstraints" : [
                        [
                          "name"
                        ]
                      ]
                    },
                    {
                      "attributes" : [

                      ],
                      "isAbstract" : true,
                      "name" : "Plain",
                      "relationships" : [

                      ],
                      "uniquenessConstraints" : [

                      ]
                    }
                  ]
                }

                """)
        let read = try ManagedModelFile(json: Data(json.utf8))
        #expect(try read.json == json)
        #expect(text(files["App/App/GeneratedManagedObjects.swift"])?.contains("public class Item: ") == true)
    }

    /// The name of a class in a model, the module with the model, and the class that is found.
    @Test(arguments: [
        ("Item", "Data", "Data.Item"), (".Item", "Data", "Data.Item"), ("App.Item", "Data", "App.Item"),
        ("Item", "App", "App.Item"), ("Note", "App", "Data.NoteObject"), ("Nowhere", "App", "App.Nowhere"),
        ("OldName.Item", "Data", "Data.Item"),
    ])
    func `finds the class of an entity where it is declared`(name: String, owner: String, found: String) throws {
        try write("<entity name=\"A\" representedClassName=\"\(name)\"/>", to: "Shop.xcdatamodeld")
        let classes = "class Item: NSManagedObject {}\n"
        let package = try package(
            [
                module(
                    "Data", classes + "@objc(Note) public final class NoteObject: NSManagedObject {}\n",
                    models: owner == "Data" ? ["Shop.xcdatamodeld"] : []),
                module("App", classes, models: owner == "App" ? ["Shop.xcdatamodeld"] : []),
            ])
        let json = try #require(text(try package.files()["Bundle/Shop.momd/model.json"]))
        let entity = try #require(ManagedModelFile(json: Data(json.utf8)).entities.first)
        #expect("\(entity.module ?? "").\(entity.className ?? "")" == found)
    }

    @Test func `shows Core Data to all of its modules if one imports it, or has a model`() throws {
        let flag = "\"-import-module\", \"-Xfrontend\", \"CoreData\""
        func count(_ modules: [AppModule]) throws -> Int { try package(modules).manifest().ranges(of: flag).count }
        #expect(try count([module("A", "import SwiftUI\n"), module("B", "")]) == 0)
        #expect(try count([module("A", "import CoreData\n"), module("B", "")]) == 2)
        try write("<entity name=\"A\"/>", to: "Shop.xcdatamodeld")
        #expect(try count([module("A", "", models: ["Shop.xcdatamodeld"])]) == 1)
        #expect(try package([module("A", "import CoreData\n")]).checkout.modules[0].settings.seesCoreData)
    }

    @Test func `says which model is damaged, and where, and has the rest`() throws {
        try write("<entity name=\"A\" parentEntity=\"B\"/>", to: "Shop.xcdatamodeld")
        let models = ["Shop.xcdatamodeld", "Missing.xcdatamodeld"]
        let package = try package([module("App", "struct A {}\n", models: models)])
        let report = PortReport(package: package)
        #expect(report.summary.contains("2 Core Data models left out"))
        #expect(
            report.markdown.hasSuffix(
                """

                ## Files left out

                * `Shop.xcdatamodeld/Shop.xcdatamodel/contents:2`: expected the name of an entity as the parent of 'A'; found 'B'
                * `Missing.xcdatamodeld`: expected a folder that can be read; No such file or directory

                """))
        #expect(try package.files().keys.allSatisfy { !$0.contains("momd") })
    }

    @Test func `does without a part of a generated class that needs a type of Apple's`() throws {
        try write(
            """
            <entity name="A" representedClassName="A" codeGenerationType="class">
                <attribute name="color" attributeType="Transformable" customClassName="UIColor"/>
                <attribute name="name" attributeType="String"/>
            </entity>
            """, to: "Shop.xcdatamodeld")
        var package = try package([module("App", "struct B {}\n", models: ["Shop.xcdatamodeld"])])
        let place = package.place(ofManagedObjectsIn: package.checkout.modules[0])
        let source = try #require(text(try package.files()[place]))
        let line = try #require(
            source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("UIColor") })
        var repair = SourceRepair(source)
        repair.leaveOut([
            Diagnostic(
                file: "\(package.root)/\(place)", line: line + 1, column: 23,
                message: "cannot find type 'UIColor' in scope")
        ])
        package.repairs[place] = repair
        let repaired = try #require(text(try package.files()[place]))
        #expect(!repaired.contains("UIColor") && repaired.contains("public var name: String?"))
        #expect(PortReport(package: package).markdown.contains("* `\(place):\(line + 1)`: "))
    }
}
