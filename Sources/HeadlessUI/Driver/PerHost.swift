import Locks

/// A value that each host has for itself, such as the items in a keychain. A new host begins with a new value. Any thread may use it.
package final class PerHost<Value: Sendable>: Sendable {
    private struct Made: Sendable {
        weak var graph: Graph?
        /// Whether the value was made while there was a host.
        let isOfHost: Bool
        let value: Value
    }

    private let made = Locked<Made?>(nil)
    private let make: @Sendable () -> Value

    /// Describes a value.
    ///
    /// - Parameter make: Makes the value of a host, when code asks for it first.
    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value of the current host; without a host, that of the code outside of hosts.
    package var value: Value {
        let graph = Graph.current
        return made.withLock { made in
            if let made, made.isOfHost == (graph != nil), made.graph === graph { return made.value }
            let value = make()
            made = Made(graph: graph, isOfHost: graph != nil, value: value)
            return value
        }
    }
}
