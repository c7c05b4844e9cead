/// A node and the nodes around it, from the inside out. It is the only walk to the parents.
///
/// The walk reads the parent of a node before it hands out the node, so that a node may be removed while it is visited.
struct Ancestors: Sequence, IteratorProtocol {
    private var following: Node?

    /// - Parameter first: The node with which the walk begins; it is empty where that is nil.
    @inline(__always) init(from first: Node?) { following = first }

    @inline(__always) mutating func next() -> Node? {
        guard let node = following else { return nil }
        following = node.parent
        return node
    }

    /// Returns the first value that the nodes have, from the inside out; nil where none has one.
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
