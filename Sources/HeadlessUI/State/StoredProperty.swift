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
    private let coding: ValueCoding<Value>
    private let isUsableOutsideOfViews: Bool
    private var location: KeyLocation<Value>?

    /// - Parameter isUsableOutsideOfViews: Whether models have the value, too. They read and write it as views do.
    init(
        _ name: String, key: String, first: Value, coding: ValueCoding<Value>, isUsableOutsideOfViews: Bool = false
    ) {
        self.name = name
        self.key = key
        self.first = first
        self.coding = coding
        self.isUsableOutsideOfViews = isUsableOutsideOfViews
    }

    var value: Value {
        get { usedLocation?.get() ?? first }
        nonmutating set {
            let location = location ?? locationOutsideOfViews
            location?.set(newValue, transaction: Transaction.current)
        }
    }

    var binding: Binding<Value> { usedLocation.map { Binding(location: $0) } ?? .constant(first) }

    /// The location; nil, and an issue, if there must be a view and is none.
    private var usedLocation: KeyLocation<Value>? {
        if let location = location ?? locationOutsideOfViews { return location }
        if !isUsableOutsideOfViews { Graph.report(.propertyOutsideOfView("\(name)'s value")) }
        return nil
    }

    /// The location for code outside of views; nil if there is no host, or if only views have the value.
    private var locationOutsideOfViews: KeyLocation<Value>? {
        guard isUsableOutsideOfViews, let graph = Graph.current else { return nil }
        return KeyLocation(key: key, first: first, coding: coding, graph: graph, isOfView: false)
    }

    @MainActor mutating func install(in node: Node, storage: inout AnyObject?) {
        let known = (storage as? KeyLocation<Value>).flatMap { $0.key == key ? $0 : nil }
        let location = known ?? KeyLocation(key: key, first: first, coding: coding, graph: node.graph)
        storage = location
        self.location = location
    }
}
