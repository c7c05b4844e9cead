/// A value that belongs to the identity of a view.
///
/// The property is a pointer, which the runtime sets when it installs the view. A copy of the view made earlier has no
/// pointer: it reads the initial value, and its writes are lost, without a message. Only its binding is reported, as in SwiftUI.
@propertyWrapper public struct State<Value> {
    private var initialValue: Value
    private var location: StoredLocation<Value>?
    /// The value at the last evaluation of the view's body; nil before the view is installed.
    private var shown: Value?
    /// The view to which the property belongs.
    private var owner: NodeReference?

    /// Creates a property with an initial value.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// Creates a property with an initial value.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value. Within an update it is the value at the last evaluation of the view's body; otherwise the current value.
    ///
    /// The two differ if a closure of the view runs later than its body, such as the content of a sheet, and the body has not
    /// read the value. The view does not depend on the value before it has read it once (`State.getValue` in OpenSwiftUI).
    public var wrappedValue: Value {
        get {
            guard let location else { return initialValue }
            guard Graph.isUpdatingHere, let shown else { return location.get() }
            location.noteReader()
            if let owner { location.note(owner) }
            return shown
        }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    /// A binding to the value. Before the view is installed, the binding is constant.
    public var projectedValue: Binding<Value> {
        guard let location else {
            Graph.report(.stateOutsideOfView)
            return .constant(initialValue)
        }
        let value = Graph.isUpdatingHere ? shown ?? location.get() : location.get()
        return Binding(value: value, location: location, owner: owner)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a property with the initial value nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: DynamicProperty {}

extension State: ReadableProperty {
    var current: Any? { location?.get() }
}

extension State: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        let stored =
            storage as? StoredLocation<Value> ?? StoredLocation(initialValue, graph: node.graph, of: node.reference)
        storage = stored
        location = stored
        shown = stored.shownValue
        owner = node.reference
    }
}
