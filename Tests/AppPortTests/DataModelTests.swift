import Foundation
import ManagedModelFile
import TestSupport
import Testing

@testable import AppPort

@Suite struct `A Core Data model` {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// Reads a model with a text as its content.
    private func read(_ content: String) throws -> DataModel {
        try folder.write(content, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        return try DataModel(path: folder.path("Shop.xcdatamodeld"))
    }

    /// Returns the line and the reason of the problem with a model.
    private func problem(_ content: String) -> DataModel.Problem? {
        #expect(throws: DataModel.Problem.self) { try read(content) }
    }

    private func model(_ entity: String) -> String { "<model><entity name=\"\(entity)\"/></model>" }

    @Test func `has the conditions of values, as Xcode writes them`() throws {
        let model = try read(
            """
            <model><entity name="Guest">
                <attribute name="age" attributeType="Integer 16" minValueString="18" maxValueString="99"/>
                <attribute name="code" attributeType="String" minValueString="2" regularExpressionString="[a-z]+"/>
                <attribute name="day" attributeType="Date" minDateTimeInterval="0" maxDateTimeInterval="60"/>
            </entity></model>
            """)
        let attributes = model.entities.flatMap(\.record.attributes)
        #expect(attributes.map(\.minimum) == ["18", "2", "0"])
        #expect(attributes.map(\.maximum) == ["99", nil, "60"])
        #expect(attributes.map(\.pattern) == [nil, "[a-z]+", nil])
    }

    @Test func `has the expressions of derived attributes, as Xcode writes them`() throws {
        let model = try read(
            """
            <model><entity name="Box">
                <attribute name="count" attributeType="Integer 64" derived="YES" derivationExpression="items.@count"/>
                <attribute name="name" attributeType="String" derived="NO" derivationExpression="items.@count"/>
                <attribute name="text" attributeType="String" derived="YES" derivationExpression=""/>
            </entity></model>
            """)
        #expect(model.entities.flatMap(\.record.attributes).map(\.derivation) == ["items.@count", nil, nil])
    }

    @Test func `has entities with attributes and relationships, as Xcode writes them`() throws {
        let model = try read(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
                <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
                    <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                    <attribute name="tags" optional="YES" transient="YES" attributeType="Transformable"
                        valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
                    <attribute name="day" attributeType="Date" defaultDateTimeInterval="60" usesScalarValueType="NO"/>
                    <relationship name="owner" optional="YES" maxCount="1" deletionRule="No Action"
                        destinationEntity="Person" inverseName="items" inverseEntity="Person"/>
                    <fetchedProperty name="near" optional="YES">
                        <fetchRequest name="fetchedPropertyFetchRequest" entity="Item"
                            predicateString="count &gt; $FETCH_SOURCE.count"/>
                    </fetchedProperty>
                    <fetchedProperty name="people">
                        <fetchRequest name="fetchedPropertyFetchRequest" entity="Person"/>
                    </fetchedProperty>
                    <uniquenessConstraints>
                        <uniquenessConstraint><constraint value="count"/><constraint value="day"/></uniquenessConstraint>
                        <uniquenessConstraint><constraint value="tags"/></uniquenessConstraint>
                    </uniquenessConstraints>
                    <userInfo><entry key="a" value="b"/></userInfo>
                </entity>
                <entity name="Person" isAbstract="YES">
                    <relationship name="items" optional="YES" toMany="YES" minCount="1" maxCount="9" deletionRule="Cascade"
                        ordered="YES" destinationEntity="Item" inverseName="owner" inverseEntity="Item"/>
                </entity>
                <entity name="Friend" representedClassName=".Friend" parentEntity="Person" codeGenerationType="category"/>
                <fetchRequest name="All" entity="Item" predicateString="TRUEPREDICATE"/>
                <composite name="Address"><attribute name="city" attributeType="String"/></composite>
                <configuration name="Cloud"><memberEntity name="Item"/><memberEntity name="Person"/></configuration>
                <elements><element name="Item" positionX="-63" positionY="-18" width="128" height="44"/></elements>
            </model>
            """)
        let item = ManagedModelFile.Entity(
            name: "Item", className: "Item",
            attributes: [
                .init(name: "count", type: .integer16, defaultValue: "3", usesScalar: true),
                .init(
                    name: "tags", type: .transformable, isOptional: true, isTransient: true, valueClass: "[String]",
                    valueTransformer: "NSSecureUnarchiveFromData"),
                .init(name: "day", type: .date, defaultValue: "60"),
            ],
            relationships: [
                .init(
                    name: "owner", isOptional: true, destination: "Person", inverse: "items", deleteRule: .noAction,
                    maxCount: 1)
            ],
            fetchedProperties: [
                .init(
                    name: "near", isOptional: true, destination: "Item", predicate: "count > $FETCH_SOURCE.count"),
                .init(name: "people", destination: "Person"),
            ], uniquenessConstraints: [["count", "day"], ["tags"]])
        let person = ManagedModelFile.Entity(
            name: "Person", isAbstract: true,
            relationships: [
                .init(
                    name: "items", isToMany: true, isOrdered: true, isOptional: true, destination: "Item",
                    inverse: "owner", deleteRule: .cascade, minCount: 1, maxCount: 9)
            ])
        let friend = ManagedModelFile.Entity(name: "Friend", className: ".Friend", parent: "Person")
        #expect(
            model.entities == [
                .init(record: item, codeGeneration: .wholeClass), .init(record: person),
                .init(record: friend, codeGeneration: .category),
            ])
        #expect(model.configurations == ["Cloud": ["Item", "Person"]])
    }

    @Test(
        arguments: [
            ("Integer 16", .integer16), ("Integer 32", .integer32), ("Integer 64", .integer64), ("Decimal", .decimal),
            ("Double", .double), ("Float", .float), ("String", .string), ("Boolean", .boolean), ("Date", .date),
            ("Binary", .binary), ("UUID", .uuid), ("URI", .uri), ("Transformable", .transformable),
            ("Composite", .transformable), ("Undefined", .undefined),
        ] as [(String, ManagedModelFile.AttributeType)])
    func `has attributes of each type of the editor`(name: String, type: ManagedModelFile.AttributeType) throws {
        let model = try read(
            "<model><entity name=\"A\"><attribute name=\"a\" attributeType=\"\(name)\"/></entity></model>")
        #expect(model.entities[0].record.attributes.map(\.type) == [type])
    }

    @Test func `is read in its current version, or the last one where none is named`() throws {
        for (version, entity) in [("Shop", "First"), ("Shop 2", "Second"), ("Shop 10", "Tenth")] {
            try folder.write(model(entity), to: "Shop.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        try folder.write("", to: "Shop.xcdatamodeld/._Shop 99.xcdatamodel")
        func entity() throws -> String { try DataModel(path: folder.path("Shop.xcdatamodeld")).entities[0].record.name }
        #expect(try entity() == "Tenth")
        let list = { (values: String) in "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(values)</dict></plist>"
        }
        try folder.write(list(""), to: "Shop.xcdatamodeld/.xccurrentversion")
        #expect(try entity() == "Tenth")
        try folder.write(
            list("<key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string>"),
            to: "Shop.xcdatamodeld/.xccurrentversion")
        #expect(try entity() == "Second")
    }

    @Test func `has the name of its bundle, and an ending that says whether it has versions`() throws {
        #expect(try read(model("A")).compiledName == "Shop.momd")
        try folder.write(model("A"), to: "Alone.xcdatamodel/contents")
        #expect(try DataModel(path: folder.path("Alone.xcdatamodel")).compiledName == "Alone.mom")
    }

    /// A damaged model, and the line and the reason of its problem.
    @Test(arguments: [
        ("", 1, "expected a Core Data model; found no element 'model'"),
        ("<<<<<<< HEAD\n<model/>", 1, "expected the XML of a Core Data model"),
        ("<model>\n<entity name=\"A\">\n</model>", 3, "expected the XML of a Core Data model"),
        ("<plist/>", 1, "expected a Core Data model; found no element 'model'"),
        ("<model>\n<entity/>\n</model>", 2, "expected the name of an element 'entity'"),
        (
            "<model>\n<entity name=\"A\">\n<attribute name=\"a b\"/></entity></model>", 3,
            "expected a name of letters, digits and '_' for an element 'attribute'; found 'a b'"
        ),
        (
            "<model>\n<entity name=\"A\" representedClassName=\"A {\"/></model>", 2,
            "expected the name of a class for 'A'; found 'A {'"
        ),
        (
            "<model><entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Colour\"/></entity></model>", 2,
            "expected the type of the attribute 'a'; found 'Colour'"
        ),
        (
            "<model><entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Transformable\" customClassName=\"}\"/>"
                + "</entity></model>", 2, "expected the type of the attribute 'a'; found '}'"
        ),
        (
            "<model><entity name=\"A\">\n<relationship name=\"b\" deletionRule=\"Burn\" destinationEntity=\"A\"/>"
                + "</entity></model>", 2, "expected the delete rule of 'b'; found 'Burn'"
        ),
        (
            "<model><entity name=\"A\">\n<relationship name=\"b\" destinationEntity=\"B\"/></entity></model>", 2,
            "expected the name of an entity as the destination of 'A.b'; found 'B'"
        ),
        (
            "<model><entity name=\"A\">\n<fetchedProperty name=\"b\">\n<fetchRequest entity=\"B\"/></fetchedProperty>"
                + "</entity></model>", 2, "expected the name of an entity as the destination of 'A.b'; found 'B'"
        ),
        (
            "<model><entity name=\"A\">\n<fetchedProperty name=\"b\"/></entity></model>", 2,
            "expected the name of an entity as the destination of 'A.b'; found ''"
        ),
        (
            "<model><entity name=\"A\">\n<fetchedProperty/></entity></model>", 2,
            "expected the name of an element 'fetchedProperty'"
        ),
        (
            "<model>\n<entity name=\"A\" parentEntity=\"B\"/></model>", 2,
            "expected the name of an entity as the parent of 'A'; found 'B'"
        ),
        (
            "<model>\n<entity name=\"A\" parentEntity=\"B\"/>\n<entity name=\"B\" parentEntity=\"A\"/></model>", 2,
            "expected another parent of 'A' than itself"
        ),
        (
            "<model>\n<entity name=\"A\"/>\n<entity name=\"A\"/></model>", 3,
            "expected entities with different names; found 'A' again"
        ),
    ])
    func `that is damaged says where`(content: String, line: Int, reason: String) {
        let file = folder.path("Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        #expect(problem(content) == DataModel.Problem(file: file, line: line, reason: reason))
    }

    @Test func `that has no content says so`() throws {
        let bundle = folder.path("Shop.xcdatamodeld")
        func problem() -> DataModel.Problem? { #expect(throws: DataModel.Problem.self) { try DataModel(path: bundle) } }
        try folder.write("", to: "Shop.xcdatamodeld/notes.txt")
        #expect(
            problem()
                == .init(
                    file: bundle, line: nil,
                    reason: "expected a version of the model, a folder '.xcdatamodel'; found none"))
        try folder.write("", to: "Shop.xcdatamodeld/Shop.xcdatamodel/elements")
        #expect(
            problem()
                == .init(
                    file: "\(bundle)/Shop.xcdatamodel/contents", line: nil,
                    reason: "expected a file that can be read; No such file or directory"))
        let list = "\(bundle)/.xccurrentversion"
        try folder.write("{\n_XCCurrentVersionName = ", to: "Shop.xcdatamodeld/.xccurrentversion")
        #expect(problem()?.file == list && problem()?.line == 2)
        try folder.write("{ _XCCurrentVersionName = Old; }", to: "Shop.xcdatamodeld/.xccurrentversion")
        #expect(problem() == .init(file: list, line: nil, reason: "expected the name of a version; found 'Old'"))
    }
}
