/// A walk from a node to the nodes around it, from the inside out. No other code walks to the parents.
///
/// The walk reads the parent of a node before it returns the node, so a caller may remove the node during the visit.
struct Ancestors: Sequence, IteratorProtocol {
    private var following: Node?

    /// - Parameter first: The node at which the walk begins; the walk is empty if it is nil.
    @inline(__always) init(from first: Node?) { following = first }

    @inline(__always) mutating func next() -> Node? {
        guard let node = following else { return nil }
        following = node.parent
        return node
    }

    /// Returns the first non-nil value among the nodes, from the inside out; nil if there is none.
    @MainActor @inline(__always) func firstValue<Value>(of value: @MainActor (Node) -> Value?) -> Value? {
        for node in self {
            if let value = value(node) { return value }
        }
        return nil
    }
}

extension Node {
    /// The nodes around this one, from the inside out.
    nonisolated var ancestors: Ancestors { Ancestors(from: parent) }

    /// This node and the nodes around it, from the inside out.
    nonisolated var withAncestors: Ancestors { Ancestors(from: self) }
}
