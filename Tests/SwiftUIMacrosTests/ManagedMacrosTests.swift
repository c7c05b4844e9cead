import Foundation
import TestSupport
import Testing

// The module named CoreData declares them for apps.
@attached(accessor, names: named(get), named(set)) private macro _ManagedProperty() =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "ManagedPropertyMacro")
@attached(body) private macro _ManagedMethod() =
    #externalMacro(module: "SwiftUIMacroPlugin", type: "ManagedMethodMacro")

/// An object that notes what its accessors and methods call.
private class NotingObject {
    var calls: [String] = []

    func _managedValue<Value: ExpressibleByNilLiteral>(_ key: String) -> Value { note(nil, "get \(key)") }
    func _setManagedValue<Value>(_ key: String, _ value: Value) { calls.append("set \(key) \(value)") }
    func _primitiveValue<Value: ExpressibleByNilLiteral>(_ key: String) -> Value { note(nil, "get primitive \(key)") }
    func _setPrimitiveValue<Value>(_ key: String, _ value: Value) { calls.append("set primitive \(key) \(value)") }
    func _addManaged(_ key: String, _ value: Any) { calls.append("add \(key) \(value)") }
    func _removeManaged(_ key: String, _ value: Any) { calls.append("remove \(key) \(value)") }
    func _removeManaged(_ key: String, at place: Any) { calls.append("remove \(key) at \(place)") }
    func _insertManaged(_ key: String, _ value: Any, at place: Any) {
        calls.append("insert \(key) \(value) at \(place)")
    }
    func _replaceManaged(_ key: String, at place: Any, with value: Any) {
        calls.append("replace \(key) at \(place) with \(value)")
    }

    private func note<Value>(_ value: Value, _ call: String) -> Value {
        calls.append(call)
        return value
    }
}

private final class Order: NotingObject {
    @_ManagedProperty var name: String?
    @_ManagedProperty public private(set) var `default`: Int?
    @_ManagedProperty var primitives: Int?

    func setDefault() { `default` = 7 }
}

extension Order {
    @_ManagedProperty fileprivate var primitiveStamp: Int?
    @_ManagedProperty fileprivate var primitiveURL: Int?

    @_ManagedMethod func addToItems(_ value: String)
    @_ManagedMethod func removeFromItems(_ values: [String])
    @_ManagedMethod func removeFromItems(at idx: Int)
    @_ManagedMethod func insertIntoItems(_ values: [String], at indexes: [Int])
    @_ManagedMethod func replaceItems(at idx: Int, with value: String)
    @_ManagedMethod func addToURLs(_ value: String)
    @_ManagedMethod func addToolsObject(_ value: String)
    @_ManagedMethod func removeTools(_ values: [String])
}

@Suite struct `Macros of managed objects` {
    @Test func `read and write a value by the name of its property`() {
        let order = Order()
        order.name = "tea"
        #expect(order.name == nil)
        order.setDefault()
        order.primitives = 1
        #expect(
            order.calls == [
                "set name Optional(\"tea\")", "get name", "set default Optional(7)", "set primitives Optional(1)",
            ])
    }

    @Test func `read and write a primitive value by the name after the prefix`() {
        let order = Order()
        order.primitiveStamp = 1
        #expect(order.primitiveStamp == nil)
        order.primitiveURL = nil
        #expect(order.calls == ["set primitive stamp Optional(1)", "get primitive stamp", "set primitive URL nil"])
    }

    @Test func `change the relationship in the name of a method`() {
        let order = Order()
        order.addToItems("a")
        order.removeFromItems(["b"])
        order.removeFromItems(at: 1)
        order.insertIntoItems(["c"], at: [2])
        order.replaceItems(at: 3, with: "d")
        order.addToURLs("e")
        order.addToolsObject("f")
        order.removeTools(["g"])
        #expect(
            order.calls == [
                "add items a", "remove items [\"b\"]", "remove items at 1", "insert items [\"c\"] at [2]",
                "replace items at 3 with d", "add URLs e", "add tools f", "remove tools [\"g\"]",
            ])
    }
}

/// What the compiler says of `@NSManaged` where it means nothing.
@Suite(.runsCommands) struct `The compiler of managed objects` {
    private static let mistakes = [
        ("@_ManagedProperty static var a: Int?", "@NSManaged only allowed on an instance property or method"),
        ("@_ManagedProperty let a: Int?", "@NSManaged only allowed on an instance property or method"),
        ("@_ManagedProperty var a: Int? = 1", "@NSManaged property 'a' cannot have an initial value"),
        ("@_ManagedProperty var a: Int? { 1 }", "@NSManaged not allowed on computed property 'a'"),
        ("@_ManagedMethod func addToItems(_ value: Int) {}", "@NSManaged method 'addToItems' cannot have a body"),
        (
            "@_ManagedMethod func sort(_ count: Int)",
            "expected a method that changes a relationship, such as 'addToItems(_:)'; found 'sort'"
        ),
        (
            "@_ManagedMethod func addToItems(_ value: Int, twice: Bool)",
            "expected a method that changes a relationship, such as 'addToItems(_:)'; found 'addToItems'"
        ),
    ]

    @Test(arguments: Self.mistakes) func `names the mistake`(member: String, message: String) throws {
        #expect(try errors(of: member).contains(message))
    }

    private func errors(of member: String) throws -> String {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            @attached(accessor, names: named(get), named(set)) macro _ManagedProperty() =
                #externalMacro(module: "SwiftUIMacroPlugin", type: "ManagedPropertyMacro")
            @attached(body) macro _ManagedMethod() =
                #externalMacro(module: "SwiftUIMacroPlugin", type: "ManagedMethodMacro")
            class Order { \(member) }
            """, to: "Source.swift")
        let build = try #require(TemporaryDirectory.products).path
        let run = try directory.run(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-load-plugin-executable",
                "\(build)/SwiftUIMacroPlugin-tool#SwiftUIMacroPlugin", "Source.swift",
            ], environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        return run.status == 0 ? "" : run.errors
    }
}
