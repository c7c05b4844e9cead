/// Storage for a fixed number of values, made once with the model and used for every run.
///
/// A run counts the values that it has written, and reads nothing else. So memory that no run needs is never touched, and costs
/// nothing.
///
/// `InlineArray` would do without a pointer, but Swift 6.3 copies a whole one, kilobytes at a time, for many reads of one element:
/// measured, it made full-matrix replays ten times slower. A read through a noncopyable pointer copies only the element.
struct FixedStorage<Element: BitwiseCopyable>: ~Copyable {
    private let base: UnsafeMutablePointer<Element>
    private let capacity: Int

    /// Allocates storage without initializing it. Every value must be written before it is read.
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

    /// The value at an index in 0..<capacity. An index outside of it traps.
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
