/// Room for a fixed number of values, made once with the model and used for every run.
///
/// A run counts what it has written, and reads nothing else. So what no run needs is never touched, and costs no memory.
///
/// `InlineArray` would say the same without a pointer, but Swift 6.3 copies one whole, kilobytes at a time, for
/// many a read of one element: measured, it made full-matrix replays ten times slower. A pointer that cannot be
/// copied is read where it points.
struct FixedStorage<Element: BitwiseCopyable>: ~Copyable {
    private let base: UnsafeMutablePointer<Element>
    private let capacity: Int

    /// Room whose values are written before they are read.
    init(count: Int) {
        capacity = count
        base = .allocate(capacity: count)
    }

    init(repeating value: Element, count: Int) {
        self.init(count: count)
        base.initialize(repeating: value, count: count)
    }

    deinit {
        // Elements are plain values, so there is nothing to deinitialize.
        base.deallocate()
    }

    /// The value at an index, 0..<capacity. An index outside of it traps.
    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
            return base[index]
        }
        @inline(__always) _modify {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
            yield &base[index]
        }
    }
}
