/// The focused view, as a value. The value follows the focus, and a write moves the focus.
@propertyWrapper public struct FocusState<Value: Hashable> {
    private let none: Value
    private var location: FocusLocation<Value>?

    /// Creates a state that is true while its view has the focus.
    public init() where Value == Bool {
        none = false
    }

    /// Creates a state with the value of the focused view; nil if no view has the focus.
    public init<T: Hashable>() where Value == T? {
        none = nil
    }

    /// The value. A write moves the focus in the next update.
    public var wrappedValue: Value {
        get {
            guard let location else {
                Graph.report(.propertyOutsideOfView("FocusState's value"))
                return none
            }
            return location.value
        }
        nonmutating set { location?.request(newValue) }
    }

    /// A binding that connects views with the state.
    public var projectedValue: Binding { Binding(none: none, location: location) }

    /// A focus state that belongs to another view.
    @propertyWrapper public struct Binding {
        let none: Value
        let location: FocusLocation<Value>?

        /// The value. A write moves the focus in the next update.
        public var wrappedValue: Value {
            get { location?.value ?? none }
            nonmutating set { location?.request(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: DynamicProperty {}
extension FocusState.Binding: DynamicProperty {}

extension FocusState: InstallableProperty {
    mutating func install(in node: Node, storage: inout AnyObject?) {
        let location = storage as? FocusLocation<Value> ?? FocusLocation(none: none, graph: node.graph)
        storage = location
        self.location = location
    }
}

/// The storage of a focus state. It belongs to the identity of the view.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
    private let none: Value
    private let graph: Graph
    private let stored: StoredLocation<Value>

    init(none: Value, graph: Graph) {
        self.none = none
        self.graph = graph
        stored = StoredLocation(none, graph: graph)
    }

    var value: Value { Graph.isUpdatingHere ? stored.update() : stored.get() }

    /// Sets the value to match the focus.
    func set(_ value: Value) { stored.set(value, transaction: Transaction()) }

    func release() { set(none) }

    /// Sets the value, and lets the focus follow. If the focus is already there it stays, even if the field is about to lose it
    /// because its text is submitted.
    func request(_ value: Value) {
        guard !Graph.isUpdatingHere, value != none || value != stored.get() else {
            return stored.set(value, transaction: Transaction.current)
        }
        stored.set(value, transaction: Transaction.current)
        onMainThread { [self] in
            graph.focus.request(ObjectIdentifier(self), in: graph) { self.release() }
        }
    }
}

/// Runs code on the main thread, immediately if this is the main thread.
private func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
        MainActor.assumeIsolated(body)
    } else {
        RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(body) }
    }
}
