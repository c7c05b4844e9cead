/// A value that belongs to the identity of a view.
///
/// The property itself is a pointer, which the runtime sets when the view is installed. A copy of the view made before
/// points nowhere: it reads the initial value, and what is written to it is lost.
@propertyWrapper public struct State<Value> {
    private var initialValue: Value
    private var location: StoredLocation<Value>?
    /// The value that the last evaluation of the view's body was for; nil before the view is installed.
    private var shown: Value?
    /// The view that the property belongs to.
    private var owner: NodeReference?

    /// State that begins with a value.
    public init(wrappedValue value: Value) {
        initialValue = value
    }

    /// State that begins with a value.
    public init(initialValue value: Value) {
        initialValue = value
    }

    /// The value: within an update the one that the view's body was evaluated for last, else the one now.
    ///
    /// The two differ where a closure of the view is called later than its body, as that of a sheet is, and the body has not read
    /// the value: the view does not depend on it before it is read once (`State.getValue` in OpenSwiftUI).
    public var wrappedValue: Value {
        get {
            guard let location else {
                Graph.report(.stateOutsideOfView)
                return initialValue
            }
            guard Graph.isUpdatingHere, let shown else { return location.get() }
            location.noteReader()
            if let owner { location.note(owner) }
            return shown
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
        let value = Graph.isUpdatingHere ? shown ?? location.get() : location.get()
        return Binding(value: value, location: location, owner: owner)
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
        let stored = storage as? StoredLocation<Value> ?? StoredLocation(initialValue, graph: node.graph)
        storage = stored
        location = stored
        shown = stored.get()
        owner = node.reference
    }
}
