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
    private var location: KeyLocation<Value>?

    init(_ name: String, key: String, first: Value, coding: ValueCoding<Value>) {
        self.name = name
        self.key = key
        self.first = first
        self.coding = coding
    }

    var value: Value {
        get {
            guard let location else {
                Graph.report(.propertyOutsideOfView("\(name)'s value"))
                return first
            }
            return location.get()
        }
        nonmutating set { location?.set(newValue, transaction: Transaction.current) }
    }

    var binding: Binding<Value> {
        guard let location else {
            Graph.report(.propertyOutsideOfView("\(name)'s value"))
            return .constant(first)
        }
        return Binding(location: location)
    }

    @MainActor mutating func install(in node: Node, storage: inout AnyObject?) {
        let known = (storage as? KeyLocation<Value>).flatMap { $0.key == key ? $0 : nil }
        let location = known ?? KeyLocation(key: key, first: first, coding: coding, graph: node.graph)
        storage = location
        self.location = location
    }
}
