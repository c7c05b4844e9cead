#if os(Linux)
    import Glibc

    /// Something in memory to which Swift counts the references.
    struct HeapObject {
        enum Kind {
            /// An object of a class.
            case object(AnyClass)
            /// What a closure has captured, or the box of a captured variable.
            case captures
        }

        let address: UInt
        let kind: Kind
    }

    /// Recognizes objects in the memory of this process. The layouts are part of Swift's ABI (`docs/ABI/TypeMetadata.rst` of the
    /// compiler).
    ///
    /// What it reads must not change at the same time: use it in a process with one thread.
    struct HeapMemory {
        /// The readable memory, and that which is writable and of no file, in the order of addresses.
        private let readable, heap: [Range<UInt>]

        init(_ map: MemoryMap) {
            readable = map.regions.filter(\.isReadable).map(\.bounds)
            heap = map.regions.filter { $0.isReadable && $0.isWritable && !$0.isOfFile }.map(\.bounds)
        }

        /// Returns the object at an address; nil if there is none.
        func object(at address: UInt) -> HeapObject? {
            guard address != 0, address.isMultiple(of: 16), let metadata = word(at: address),
                metadata.isMultiple(of: 8), let kind = word(at: metadata)
            else { return nil }
            switch kind {
            case Metadata.heapLocalVariable, Metadata.heapGenericLocalVariable:
                guard Self.has(heap, address, 16) else { return nil }
                return HeapObject(address: address, kind: .captures)
            case Metadata.classKind:
                guard let type = classType(at: metadata) else { return nil }
                return HeapObject(address: address, kind: .object(type))
            default:
                return nil
            }
        }

        /// Returns the words that a closure has captured; none if a capture is unowned, because nobody can tell which word it is.
        func captures(of object: HeapObject) -> [UInt] {
            guard let metadata = word(at: object.address), !hasUnownedCapture(metadata) else { return [] }
            let size = malloc_usable_size(UnsafeMutableRawPointer(bitPattern: object.address))
            return stride(from: 16, to: max(size, 16), by: 8).compactMap { word(at: object.address + UInt($0)) }
        }

        /// Returns a word of memory; nil if it cannot be read.
        func word(at address: UInt) -> UInt? { value(at: address) }

        private func value<Value>(at address: UInt) -> Value? {
            guard Self.has(readable, address, MemoryLayout<Value>.size) else { return nil }
            return UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: Value.self)
        }

        private static func has(_ regions: [Range<UInt>], _ address: UInt, _ count: Int) -> Bool {
            var (low, high) = (0, regions.count)
            while low < high {
                let middle = (low + high) / 2
                if regions[middle].upperBound <= address { low = middle + 1 } else { high = middle }
            }
            guard low < regions.count else { return false }
            let region = regions[low]
            return region.lowerBound <= address && UInt(count) <= region.upperBound - address
        }

        /// The class whose metadata is at an address; nil unless its description says that it is a class.
        private func classType(at metadata: UInt) -> AnyClass? {
            guard let description = word(at: metadata + Metadata.classDescription),
                let flags: UInt32 = value(at: description),
                flags & Metadata.kindOfContext == Metadata.classContext,
                let size: UInt32 = value(at: metadata + Metadata.instanceSize), size >= 16
            else { return nil }
            return unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass
        }

        /// Whether the description of a closure's captures has an unowned reference. Its type ends with `Xo` or `Xu`.
        private func hasUnownedCapture(_ metadata: UInt) -> Bool {
            guard let description = word(at: metadata + 16), description != 0,
                let count: UInt32 = value(at: description), count < 256
            else { return false }
            return (0..<UInt(count)).contains { index in
                let place = description + 12 + 4 * index
                guard let distance: Int32 = value(at: place) else { return false }
                return endsWithUnowned(UInt(bitPattern: Int(bitPattern: place) + Int(distance)))
            }
        }

        /// Reads the mangled name of a type, in which a small byte begins a pointer.
        private func endsWithUnowned(_ name: UInt) -> Bool {
            var (place, last): (UInt, [UInt8]) = (name, [])
            while let byte: UInt8 = value(at: place), byte != 0, place - name < 4_096 {
                place += 1
                switch byte {
                case 1...0x17: place += 4
                case 0x18...0x1F: place += 8
                default: last = last.suffix(1) + [byte]
                }
            }
            return last == Array("Xo".utf8) || last == Array("Xu".utf8)
        }

        private enum Metadata {
            static let classKind: UInt = 0
            static let heapLocalVariable: UInt = 0x400
            static let heapGenericLocalVariable: UInt = 0x500
            static let instanceSize: UInt = 24
            static let classDescription: UInt = 40
            static let kindOfContext: UInt32 = 0x1F
            static let classContext: UInt32 = 16
        }
    }
#endif
