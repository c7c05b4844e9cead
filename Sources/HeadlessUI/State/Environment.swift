/// A value that an ancestor of the view has set.
@propertyWrapper public struct Environment<Value> {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?
    private var isInstalled = false

    /// Creates a property for the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property for the observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0.object(objectType) }
    }

    /// Creates a property for the observable object of a type, which may be missing.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        read = { .some($0.object(objectType)) }
    }

    /// The value. Before the view is installed, it is the default. If no ancestor provides an object, this traps, as in SwiftUI.
    public var wrappedValue: Value {
        if let value { return value }
        if !isInstalled {
            Graph.report(.propertyOutsideOfView("Environment<\(Value.self)>'s value"))
            if let value = read(EnvironmentValues()) { return value }
        }
        let kind = RuntimeIssue.Kind.missingObservable("\(Value.self)")
        Graph.report(kind)
        endApp(MissingObject("\(Value.self)").words(kind.message))
    }
}

extension Environment: DynamicProperty {}

extension Environment: ObservingProperty {
    var observed: Any? { value.flatMap { type(of: $0) is AnyClass ? $0 : nil } }
}

extension Environment: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        if Value.self == EnvironmentValues.self { EnvironmentReads.noteAll() }
        value = read(node.environment)
        isInstalled = true
    }
}

/// An object that an ancestor of the view provides, and whose changes update the view.
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?

    /// Creates a property for the object of the type.
    nonisolated public init() {}

    /// The object. If no ancestor provides one, this traps, as in SwiftUI.
    public var wrappedValue: ObjectType {
        guard let object else {
            let kind = RuntimeIssue.Kind.missingEnvironmentObject("\(ObjectType.self)")
            Graph.report(kind)
            endApp(MissingObject("\(ObjectType.self)").words(kind.message))
        }
        return object
    }

    /// A wrapper that makes bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: @preconcurrency ObservingProperty {
    var observed: Any? { object }
}

extension EnvironmentObject: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        object = node.environment.object(ObjectType.self)
        guard let object, (storage as? ObjectObservation)?.object !== object else { return }
        storage = ObjectObservation(of: object, by: node)
    }
}

/// A wrapper that makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Creates a wrapper of an object.
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper of an object.
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper from a property's projected value.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable {
        self = projectedValue
    }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: ObservingProperty {
    var observed: Any? { wrappedValue }
}
