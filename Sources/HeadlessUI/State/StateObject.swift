/// An object that belongs to the identity of a view. The runtime creates it on the main actor when it installs the view.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    nonisolated(unsafe) private let make: () -> ObjectType
    private var object: ObjectType?

    /// Creates a property whose object is made when the view is first installed.
    nonisolated public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
    }

    /// The object. Before the view is installed, each read creates a new object.
    public var wrappedValue: ObjectType {
        if let object { return object }
        Graph.report(.propertyOutsideOfView("StateObject<\(ObjectType.self)>'s object"))
        return make()
    }

    /// A wrapper that makes bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: DynamicProperty {}

extension StateObject: @preconcurrency ObservingProperty {
    var observed: Any? { object }
}

extension StateObject: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        let observation: ObjectObservation
        if let known = storage as? ObjectObservation {
            observation = known
        } else {
            observation = ObjectObservation(of: make(), by: node)
            node.noteOwned(observation.object)
        }
        storage = observation
        object = observation.object as? ObjectType
    }
}
