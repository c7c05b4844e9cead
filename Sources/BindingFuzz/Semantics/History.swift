/// The elements before each change of their order, from which the cause of a stale dereference is found: the last mutation after
/// which a row's index no longer named the row's element (`semantics`, section 5).
struct History: ~Copyable {
    /// A change: the elements before it, the step it comes from, and where in the loop it ran.
    struct Change: BitwiseCopyable {
        var before: UInt128 = 0
        var step: UInt16 = 0
        var place = Place.wait
    }

    /// One change for each step, and one removal by a handler for each element that can exist.
    private static let capacity = Interleaving.maximumSteps + Rows.capacity

    private var storage = FixedStorage<Change>(count: capacity)
    private(set) var count = 0

    mutating func reset() {
        count = 0
    }

    mutating func append(before elements: Elements, step: UInt16, place: Place) {
        storage[count] = Change(before: elements.packed, step: step, place: place)
        count &+= 1
    }

    /// Returns the change after which `index` no longer named `id`.
    ///
    /// - Parameters:
    ///   - end: the number of changes when the index was read and did not name the id.
    /// - Returns: the last change with the id at the index before it. After it, up to the read, the index never named the id again.
    ///   A row's index names its element when it is bound, so there is one.
    func cause(id: UInt16, index: UInt8, end: Int) -> Change {
        var position = end &- 1
        while position > 0 && Elements.id(at: Int(index), of: storage[position].before) != id { position &-= 1 }
        return storage[position]
    }
}
