#if os(Linux)
    import Foundation

    /// The location of a value in `UserDefaults`, with its type. Whoever changes the value there, the views that read it show it.
    final class DefaultsLocation<Value>: Location, OutsideChangeable {
        let defaultsKey: HostDefaults.Key
        private let store: UserDefaults
        private let first: Value
        private let coding: ValueCoding<Value>
        private let graph: Graph
        private let isOfView: Bool

        /// - Parameter isOfView: Whether the property belongs to a view, which may not be modified while it is updated.
        init(
            key: HostDefaults.Key, store: UserDefaults, first: Value, coding: ValueCoding<Value>, graph: Graph,
            isOfView: Bool
        ) {
            defaultsKey = key
            self.store = store
            self.first = first
            self.coding = coding
            self.graph = graph
            self.isOfView = isOfView
            if isOfView, coding.next != nil { graph.defaults.note(self) }
        }

        func get() -> Value {
            noteReader()
            // The store of a closed host is gone.
            guard Graph.current === graph else { return first }
            return store.object(forKey: defaultsKey.name).flatMap(coding.decode) ?? first
        }

        func update() -> Value { get() }
        func noteReader() { graph.defaults.noteReader(of: defaultsKey) }

        func set(_ value: Value, transaction: Transaction) {
            // The store takes the value all the same.
            if isOfView, Graph.isUpdatingHere { graph.report(.stateModifiedDuringUpdate) }
            guard Graph.current === graph, !isEqualValue(get(), value) else { return }
            store(coding.encode(value))
            graph.defaults.invalidateReaders(of: defaultsKey, in: graph, with: transaction)
        }

        func changeFromOutside() {
            if let next = coding.next?(get()) { store(next) }
        }

        private func store(_ value: Any?) {
            if let value {
                store.set(value, forKey: defaultsKey.name)
            } else {
                store.removeObject(forKey: defaultsKey.name)
            }
        }
    }
#endif
