/// A value that belongs to the identity of a view.
///
/// The property itself is a pointer, which the runtime sets when the view is installed. A copy of the view made before
/// points nowhere: it reads the initial value, and what is written to it is lost.
@propertyWrapper public struct State<Value> {
    private var initialValue: Value
    private var location: StoredLocation<Value>?

    /// State that begins with a value.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// State that begins with a value.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value: within an update the one that the update shows, else the one now.
    public var wrappedValue: Value {
        get {
            guard let location else {
                Graph.report(.stateOutsideOfView)
                return initialValue
            }
            return Graph.isUpdatingHere ? location.update() : location.get()
        }
        nonmutating set {
            guard let location else {
                Graph.report(.stateOutsideOfView)
                return
            }
            location.set(newValue, transaction: Transaction.current)
        }
    }

    /// A binding to the value; before the view is installed a constant one.
    public var projectedValue: Binding<Value> {
        guard let location else {
            Graph.report(.stateOutsideOfView)
            return .constant(initialValue)
        }
        return Binding(value: location.get(), location: location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that begins with nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: DynamicProperty {}

extension State: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        if let stored = storage as? StoredLocation<Value> {
            location = stored
        } else {
            let stored = StoredLocation(initialValue, graph: node.graph)
            storage = stored
            location = stored
        }
    }
}
