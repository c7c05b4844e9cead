#if os(Linux)
    @_spi(Reflection) import Swift

    /// The strong references of objects and values, as far as their types tell where these are.
    ///
    /// A reference that is weak has another form in memory, and is none. It runs no code of the app, but for what a type says itself of the
    /// content of its cases.
    struct StrongReferences {
        /// A reference, and the stored property of the object that leads to it; nil for what a closure has captured.
        typealias Reference = (property: String?, target: UInt)

        private let memory: HeapMemory
        private var found: [Reference] = []
        private var property: String?

        private static let deepest = 16
        /// The type is a class, and properties of unknown kinds are left out. The library's own names for these are variables.
        private static let ofClasses = _EachFieldOptions(rawValue: 1 | 2)

        private init(in memory: HeapMemory) { self.memory = memory }

        /// Returns the references that an object has.
        static func of(_ object: HeapObject, in memory: HeapMemory) -> [Reference] {
            var references = StrongReferences(in: memory)
            switch object.kind {
            case .captures:
                return memory.captures(of: object).map { (nil, $0) }
            case .object(let type):
                guard let address = UnsafeRawPointer(bitPattern: object.address) else { return [] }
                var index = 0
                _ = _forEachField(of: type, options: Self.ofClasses) { name, offset, field, _ in
                    defer { index += 1 }
                    guard ClassField(at: index, of: type).isStrong else { return true }
                    references.property = String(cString: name)
                    references.read(field, at: address + offset, 0)
                    return true
                }
            }
            return references.found
        }

        private mutating func note(wordAt address: UnsafeRawPointer) {
            let word = address.load(as: UInt.self)
            if word != 0 { found.append((property, word)) }
        }

        private mutating func read(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            guard depth < Self.deepest else { return }
            if let collection = type as? any StoredElements.Type {
                read(collection, at: address, depth)
                return
            }
            switch _MetadataKind(type) {
            case .class: note(wordAt: address)
            case .function: readFunction(type, at: address)
            case .struct where !(type is any UncountedReference.Type):
                for field in StructFields.of(type).fields { read(field.type, at: address + field.offset, depth + 1) }
            case .optional: readOptional(type, at: address, depth)
            case .existential: readExistential(type, at: address, depth)
            case .enum, .tuple: readParts(of: type, at: address, depth)
            default: break
            }
        }

        /// An optional reference may be weak, so it is read as a word, and never as its type.
        private mutating func readOptional(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            guard let content = (type as? any StoredOptional.Type)?.contentType else { return }
            switch _MetadataKind(content) {
            case .class: note(wordAt: address)
            case .function: if address.load(as: UInt.self) != 0 { readFunction(content, at: address) }
            case .existential:
                if Self.isOpaque(content) {
                    if address.load(fromByteOffset: 24, as: UInt.self) != 0 {
                        readExistential(content, at: address, depth)
                    }
                } else {
                    note(wordAt: address)
                }
            default: readParts(of: type, at: address, depth)
            }
        }

        /// The code comes first, then what the closure has captured; a function of C has no captures.
        private mutating func readFunction(_ type: Any.Type, at address: UnsafeRawPointer) {
            let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt.self)
            if flags & 0xFF0000 == 0 { note(wordAt: address + 8) }
        }

        /// Whether values of a protocol's type may be other than objects, and are no errors, which have a box.
        private static func isOpaque(_ existential: Any.Type) -> Bool {
            let flags = unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt32.self)
            return flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
        }

        /// A value of a protocol is in three words, or in a box to which the first one points. Its type is in the fourth.
        private mutating func readExistential(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            guard Self.isOpaque(type) else {
                note(wordAt: address)
                return
            }
            let content = address.load(fromByteOffset: 24, as: Any.Type.self)
            let (isInline, alignment) = Self.layout(of: content)
            guard !isInline else {
                read(content, at: address, depth + 1)
                return
            }
            let box = address.load(as: UnsafeRawPointer.self)
            read(content, at: box + (16 + alignment - 1) / alignment * alignment, depth + 1)
        }

        private static func layout(of type: Any.Type) -> (isInline: Bool, alignment: Int) {
            // The table of what the type's values can do is before the metadata, and the flags are behind ten words.
            let table = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
            let flags = table.load(fromByteOffset: 10 * 8, as: UInt32.self)
            return (flags & 0x20000 == 0, Int(flags & 0xFF) + 1)
        }

        private mutating func readParts(of type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            func open<Value>(_ type: Value.Type) -> [Any] {
                Mirror(reflecting: address.assumingMemoryBound(to: type).pointee).children.map(\.value)
            }
            for part in _openExistential(type, do: open) { read(value: part, depth) }
        }

        private mutating func read(
            _ collection: any StoredElements.Type, at address: UnsafeRawPointer, _ depth: Int
        ) {
            for element in collection.elements(at: address) { read(value: element, depth) }
        }

        private mutating func read(value: Any, _ depth: Int) {
            withUnsafePointer(to: value) { read(Any.self, at: UnsafeRawPointer($0), depth + 1) }
        }
    }

    /// A reference that keeps nothing alive.
    private protocol UncountedReference {}
    extension Unmanaged: UncountedReference {}

    private protocol StoredOptional {
        static var contentType: Any.Type { get }
    }
    extension Optional: StoredOptional {
        fileprivate static var contentType: Any.Type { Wrapped.self }
    }

    /// A collection that keeps its elements in memory of its own.
    private protocol StoredElements {
        static func elements(at address: UnsafeRawPointer) -> [Any]
    }
    extension StoredElements where Self: Sequence {
        static func elements(at address: UnsafeRawPointer) -> [Any] {
            address.assumingMemoryBound(to: Self.self).pointee.map { $0 }
        }
    }
    extension Array: StoredElements {}
    extension ArraySlice: StoredElements {}
    extension ContiguousArray: StoredElements {}
    extension Set: StoredElements {}
    extension Dictionary: StoredElements {}
#endif
