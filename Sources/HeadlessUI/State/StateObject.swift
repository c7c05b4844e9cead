/// An object that belongs to the identity of a view. It is made when the view is installed, on the main actor.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    nonisolated(unsafe) private let make: () -> ObjectType
    private var object: ObjectType?

    /// Makes the object when the view is installed for the first time.
    nonisolated public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
    }

    /// The object. Before the view is installed it is another one each time.
    public var wrappedValue: ObjectType {
        if let object { return object }
        Graph.report(.propertyOutsideOfView("StateObject<\(ObjectType.self)>'s object"))
        return make()
    }

    /// Makes bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: DynamicProperty {}

extension StateObject: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        let observation = storage as? ObjectObservation ?? ObjectObservation(of: make(), by: node)
        storage = observation
        object = observation.object as? ObjectType
    }
}
