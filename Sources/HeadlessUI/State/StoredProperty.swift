/// A type whose values can be stored by a key without conversion.
public protocol StoredValue {}

extension Bool: StoredValue {}
extension Int: StoredValue {}
extension Double: StoredValue {}
extension String: StoredValue {}
extension URL: StoredValue {}
extension Data: StoredValue {}
extension Date: StoredValue {}

/// The common part of `AppStorage` and `SceneStorage`: a value that all views with its key share.
struct StoredProperty<Value> {
    /// The spelling of the property wrapper.
    private let name: String
    private let key: String
    private let first: Value
    private let isUsableOutsideOfViews: Bool
    /// Makes the location in the store of a host, for a view or for other code.
    private let make: (_ graph: Graph, _ isOfView: Bool) -> any Location<Value>
    private var location: (any Location<Value>)?

    /// The location of a view's property, with the key that it has.
    private final class Kept {
        let key: String
        let location: any Location<Value>

        init(_ key: String, _ location: any Location<Value>) { (self.key, self.location) = (key, location) }
    }

    /// - Parameters:
    ///   - name: The spelling of the property wrapper.
    ///   - key: The key, which differs between stores.
    ///   - first: The value until one has been stored.
    ///   - isUsableOutsideOfViews: Whether models have the value, too. They read and write it as views do.
    ///   - make: Makes the location in the store of a host.
    init(
        _ name: String, key: String, first: Value, isUsableOutsideOfViews: Bool = false,
        at make: @escaping (_ graph: Graph, _ isOfView: Bool) -> any Location<Value>
    ) {
        self.name = name
        self.key = key
        self.first = first
        self.isUsableOutsideOfViews = isUsableOutsideOfViews
        self.make = make
    }

    var value: Value {
        get { usedLocation?.get() ?? first }
        nonmutating set {
            let location = location ?? locationOutsideOfViews
            location?.set(newValue, transaction: Transaction.current)
        }
    }

    var binding: Binding<Value> {
        func binding(_ location: some Location<Value>) -> Binding<Value> { Binding(location: location) }
        return usedLocation.map { binding($0) } ?? .constant(first)
    }

    /// The location; nil, and an issue, if there must be a view and is none.
    private var usedLocation: (any Location<Value>)? {
        if let location = location ?? locationOutsideOfViews { return location }
        if !isUsableOutsideOfViews { Graph.report(.propertyOutsideOfView("\(name)'s value")) }
        return nil
    }

    /// The location for code outside of views; nil if there is no host, or if only views have the value.
    private var locationOutsideOfViews: (any Location<Value>)? {
        guard isUsableOutsideOfViews, let graph = Graph.current else { return nil }
        return make(graph, false)
    }

    @MainActor mutating func install(in node: Node, storage: inout AnyObject?) {
        let known = (storage as? Kept).flatMap { $0.key == key ? $0 : nil }
        let kept = known ?? Kept(key, make(node.graph, true))
        storage = kept
        location = kept.location
    }
}

extension StoredProperty: ComparedValue {
    /// Whether both have the same key and default: how the location is made depends on nothing else.
    func isSame(as other: StoredProperty) -> Bool {
        name == other.name && key == other.key && isEqualValue(first, other.first)
    }
}
