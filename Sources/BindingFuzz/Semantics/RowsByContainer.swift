/// The rows of each container.
struct RowsByContainer: ~Copyable {
    private let base: UnsafeMutablePointer<Rows>

    init() {
        base = .allocate(capacity: Lanes.containers)
        for container in 0..<Lanes.containers { (base + container).initialize(to: Rows()) }
    }

    deinit {
        base.deinitialize(count: Lanes.containers)
        base.deallocate()
    }

    /// The rows of the container with an ordinal. An ordinal outside of 0..<4 traps.
    subscript(container: Int) -> Rows {
        @inline(__always) _read {
            precondition(UInt(bitPattern: container) < UInt(bitPattern: Lanes.containers))
            yield base[container]
        }
        @inline(__always) _modify {
            precondition(UInt(bitPattern: container) < UInt(bitPattern: Lanes.containers))
            yield &base[container]
        }
    }
}
