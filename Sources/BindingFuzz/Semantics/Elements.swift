/// The ids of `items`, in order: the source of truth. Rules: `semantics`, section 2.
///
/// Packs at most 8 ids of 16 bits, the first in the low bits, so that insertion and removal are shifts. Ids start at 1, so an empty
/// place never has the id of an element. Revisions are not kept: a verdict does not depend on them, only on the update that a write
/// or an edit requests.
struct Elements: Equatable {
    private(set) var packed: UInt128 = 0
    private(set) var count = 0

    static let capacity = 8
    private static let bits = 16

    @inline(__always)
    private static func shift(_ index: Int) -> UInt128 { UInt128(truncatingIfNeeded: index &* bits) }

    /// The id at the index, or 0 if there is no element.
    @inline(__always)
    subscript(index: Int) -> UInt16 {
        Elements.id(at: index, of: packed)
    }

    /// The id at the index in a packed list, or 0 if there is none.
    @inline(__always)
    static func id(at index: Int, of packed: UInt128) -> UInt16 {
        UInt16(truncatingIfNeeded: packed &>> shift(index))
    }

    /// The current index of the element, or nil if it is not in the list.
    @inline(__always)
    func index(of id: UInt16) -> Int? {
        var rest = packed
        for index in 0..<count {
            if UInt16(truncatingIfNeeded: rest) == id { return index }
            rest &>>= 16
        }
        return nil
    }

    mutating func insert(_ id: UInt16, at index: Int) {
        assert(count < Elements.capacity && index <= count)
        let below = (UInt128(1) &<< Elements.shift(index)) &- 1
        packed = packed & below | (packed & ~below) &<< 16 | UInt128(id) &<< Elements.shift(index)
        count &+= 1
    }

    @discardableResult
    mutating func remove(at index: Int) -> UInt16 {
        assert(index < count)
        let id = self[index]
        let below = (UInt128(1) &<< Elements.shift(index)) &- 1
        packed = packed & below | (packed &>> 16) & ~below
        count &-= 1
        return id
    }

    mutating func removeAll() {
        packed = 0
        count = 0
    }
}
