import Foundation
import Testing

@testable import AppPort

/// The classes that Xcode generates, with the accessors that `@NSManaged` stands for.
@Suite struct `Generated managed objects` {
    private func source(_ content: String, isMainActorByDefault: Bool = false) throws -> String {
        let (entities, configurations) = try DataModelParser.read(Data("<model>\(content)</model>".utf8))
        var settings = CompilerSettings()
        settings.isMainActorByDefault = isMainActorByDefault
        let model = DataModel(compiledName: "Shop.momd", entities: entities, configurations: configurations)
        return ManagedObjectSource([model], settings: settings).text
    }

    @Test func `have a class, a fetch request, properties and accessors, as Xcode's`() throws {
        let text = try source(
            """
            <entity name="Order" representedClassName="OrderObject" codeGenerationType="class">
                <attribute name="total" attributeType="Decimal"/>
                <attribute name="default" attributeType="Integer 64" usesScalarValueType="YES"/>
                <relationship name="items" toMany="YES" destinationEntity="Item"/>
                <relationship name="owner" maxCount="1" destinationEntity="Order"/>
            </entity>
            <entity name="Item"/>
            """)
        #expect(
            text == """
                // Written by 'bindfuzz port': the classes that Xcode generates for Core Data models.
                import CoreData
                import Foundation

                public class OrderObject: NSManagedObject {}

                extension OrderObject {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<OrderObject> {
                        return NSFetchRequest<OrderObject>(entityName: "Order")
                    }

                    public var `default`: Int64 {
                        get { _managedValue("default") }
                        set { _setManagedValue("default", newValue) }
                    }
                    public var total: NSDecimalNumber? {
                        get { _managedValue("total") }
                        set { _setManagedValue("total", newValue) }
                    }
                    public var items: NSSet? {
                        get { _managedValue("items") }
                        set { _setManagedValue("items", newValue) }
                    }
                    public var owner: OrderObject? {
                        get { _managedValue("owner") }
                        set { _setManagedValue("owner", newValue) }
                    }
                }

                extension OrderObject {
                    public func addToItems(_ value: NSManagedObject) { _addManaged("items", value) }
                    public func removeFromItems(_ value: NSManagedObject) { _removeManaged("items", value) }
                    public func addToItems(_ values: NSSet) { _addManaged("items", values) }
                    public func removeFromItems(_ values: NSSet) { _removeManaged("items", values) }
                }

                extension OrderObject: Identifiable {}

                """)
    }

    @Test func `have methods with places for an ordered relationship`() throws {
        let text = try source(
            """
            <entity name="A" representedClassName="A" codeGenerationType="category">
                <relationship name="steps" toMany="YES" ordered="YES" destinationEntity="A"/>
            </entity>
            """)
        let methods = """
            extension A {
                public func insertIntoSteps(_ value: A, at idx: Int) { _insertManaged("steps", value, at: idx) }
                public func removeFromSteps(at idx: Int) { _removeManaged("steps", at: idx) }
                public func insertIntoSteps(_ values: [A], at indexes: NSIndexSet) { _insertManaged("steps", values, at: indexes) }
                public func removeFromSteps(at indexes: NSIndexSet) { _removeManaged("steps", at: indexes) }
                public func replaceSteps(at idx: Int, with value: A) { _replaceManaged("steps", at: idx, with: value) }
                public func replaceSteps(at indexes: NSIndexSet, with values: [A]) { _replaceManaged("steps", at: indexes, with: values) }
                public func addToSteps(_ value: A) { _addManaged("steps", value) }
                public func removeFromSteps(_ value: A) { _removeManaged("steps", value) }
                public func addToSteps(_ values: NSOrderedSet) { _addManaged("steps", values) }
                public func removeFromSteps(_ values: NSOrderedSet) { _removeManaged("steps", values) }
            }

            """
        #expect(text.contains(methods))
        #expect(text.contains("    public var steps: NSOrderedSet? {\n"))
        #expect(!text.contains("class A"))
        #expect(text.hasSuffix("\nextension A: Identifiable {}\n"))
    }

    @Test func `have arrays for fetched properties`() throws {
        let text = try source(
            """
            <entity name="Order" representedClassName="OrderObject" codeGenerationType="class">
                <fetchedProperty name="near"><fetchRequest entity="Order"/></fetchedProperty>
                <fetchedProperty name="items"><fetchRequest entity="Item"/></fetchedProperty>
            </entity>
            <entity name="Item"/>
            """)
        let properties = """
                public var items: [NSManagedObject]? {
                    get { _managedValue("items") }
                    set { _setManagedValue("items", newValue) }
                }
                public var near: [OrderObject]? {
                    get { _managedValue("near") }
                    set { _setManagedValue("near", newValue) }
                }
            }

            """
        #expect(text.contains(properties))
        #expect(!text.contains("addToItems"))
    }

    /// The attributes of an element, and the type of its property.
    @Test(arguments: [
        ("attributeType=\"String\"", "String?"), ("attributeType=\"Date\"", "Date?"),
        ("attributeType=\"Date\" usesScalarValueType=\"YES\"", "TimeInterval"),
        ("attributeType=\"Binary\"", "Data?"), ("attributeType=\"UUID\"", "UUID?"), ("attributeType=\"URI\"", "URL?"),
        ("attributeType=\"Integer 16\" usesScalarValueType=\"YES\"", "Int16"),
        ("attributeType=\"Integer 32\" usesScalarValueType=\"YES\" optional=\"YES\"", "Int32"),
        ("attributeType=\"Integer 32\" usesScalarValueType=\"NO\"", "NSNumber?"),
        ("attributeType=\"Double\" usesScalarValueType=\"YES\"", "Double"),
        ("attributeType=\"Float\" usesScalarValueType=\"YES\"", "Float"),
        ("attributeType=\"Boolean\" usesScalarValueType=\"YES\"", "Bool"),
        ("attributeType=\"Boolean\"", "NSNumber?"), ("attributeType=\"Undefined\"", "NSObject?"),
        ("attributeType=\"Transformable\"", "NSObject?"),
        ("attributeType=\"Transformable\" customClassName=\"[String]\"", "[String]?"),
        ("attributeType=\"Composite\"", "[String: Any]?"),
    ])
    func `have properties of the types that Xcode chooses`(attribute: String, type: String) throws {
        let text = try source(
            """
            <entity name="A" representedClassName="A" codeGenerationType="class"><attribute name="a" \(attribute)/></entity>
            """)
        #expect(text.contains("    public var a: \(type) {\n"))
    }

    @Test func `inherit from the class of the parent, and its identity`() throws {
        let text = try source(
            """
            <entity name="Car" representedClassName="Car" parentEntity="Vehicle" codeGenerationType="class"/>
            <entity name="Vehicle" representedClassName="VehicleObject" isAbstract="YES" codeGenerationType="class"/>
            <entity name="Boat" representedClassName="Boat" parentEntity="Thing" codeGenerationType="class"/>
            <entity name="Thing" representedClassName="Thing"/>
            """)
        #expect(text.contains("public class Car: VehicleObject {}\n"))
        #expect(text.contains("public class Boat: Thing {}\n"))
        let identifiable = text.matches(of: #/extension (\w+): Identifiable/#).map { String($0.1) }
        #expect(identifiable == ["VehicleObject", "Boat"])
    }

    @Test func `are missing where the app declares its classes`() throws {
        let text = try source(
            "<entity name=\"A\" representedClassName=\"A\"/><entity name=\"B\" codeGenerationType=\"class\"/>")
        #expect(text == "")
    }

    @Test func `belong to no actor, whatever other code does`() throws {
        let entity = "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>"
        let lines = try source(entity, isMainActorByDefault: true).split(separator: "\n").filter { $0.contains("A") }
        #expect(lines.contains("nonisolated public class A: NSManagedObject {}"))
        #expect(lines.contains("nonisolated extension A {"))
        #expect(lines.contains("nonisolated extension A: Identifiable {}"))
    }
}
