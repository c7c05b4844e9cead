// The methods that SwiftUI adds to collections for the actions of `onDelete` and `onMove`. Foundation lacks them on Linux.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets, such as the offsets that `onDelete` passes. An offset beyond the collection is an issue of
    /// the host. It traps, as in SwiftUI, if there is no host, or if the host traps at stale dereferences.
    public mutating func remove(atOffsets offsets: IndexSet) {
        guard areOffsetsInRange(offsets, upTo: count) else { return }
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets to a position before the element at another offset, or to the end. An offset beyond the
    /// collection is an issue of the host. It traps, as in SwiftUI, if there is no host, or if the host traps at stale
    /// dereferences.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        guard areOffsetsInRange(source, upTo: elements.count),
            areOffsetsInRange(IndexSet(integer: destination), upTo: elements.count + 1)
        else { return }
        let offsets = elements.indices.filter { !source.contains($0) }
        let order = offsets.filter { $0 < destination } + Array(source) + offsets.filter { $0 >= destination }
        for (index, offset) in zip(Array(indices), order) { self[index] = elements[offset] }
    }
}

/// Returns whether all offsets are below a count. Otherwise reports the largest offset.
private func areOffsetsInRange(_ offsets: IndexSet, upTo count: Int) -> Bool {
    guard let largest = offsets.last, largest >= count else { return true }
    Graph.report(.staleOffset(largest, count: count), .write)
    precondition(Graph.current != nil && Graph.current?.staleDereference != .trap, "Index out of range")
    return false
}
