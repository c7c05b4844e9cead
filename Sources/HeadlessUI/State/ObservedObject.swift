/// An object that other code owns, and whose changes update the view.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    /// A wrapper that makes bindings to the properties of an object.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// A wrapper that makes bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty {}

extension ObservedObject: @preconcurrency ObservingProperty {
    var observed: Any? { wrappedValue }
}

extension ObservedObject: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        if (storage as? ObjectObservation)?.object !== wrappedValue {
            storage = ObjectObservation(of: wrappedValue, by: node)
        }
    }
}
