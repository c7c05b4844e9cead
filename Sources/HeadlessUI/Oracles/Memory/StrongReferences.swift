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

        private init(in memory: HeapMemory) { self.memory = memory }

        /// Returns the references that an object has.
        static func of(_ object: HeapObject, in memory: HeapMemory, _ properties: StrongProperties) -> [Reference] {
            var references = StrongReferences(in: memory)
            switch object.kind {
            case .captures:
                return memory.captures(of: object).map { (nil, $0) }
            case .object(let type):
                guard let address = UnsafeRawPointer(bitPattern: object.address) else { return [] }
                for property in properties.of(type) {
                    references.property = property.name
                    references.read(property.type, at: address + property.offset, 0)
                }
            }
            return references.found
        }

        private mutating func note(wordAt address: UnsafeRawPointer) {
            let word = address.load(as: UInt.self)
            if word != 0 { found.append((property, word)) }
        }

        private mutating func read(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            guard depth < Self.deepest, !Self.layout(of: type).isTrivial else { return }
            switch _MetadataKind(type) {
            case .class: note(wordAt: address)
            case .function: readFunction(type, at: address)
            case .struct: readStructure(type, at: address, depth)
            case .optional: readOptional(type, at: address, depth)
            case .existential: readExistential(type, at: address, depth)
            case .tuple: readTuple(type, at: address, depth)
            case .enum: readEnumeration(type, at: address, depth)
            default: break
            }
        }

        private mutating func readStructure(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            if Collections.include(type), let collection = type as? any StoredElements.Type {
                for element in collection.elements(at: address) { read(value: element, depth) }
                return
            }
            for field in StructFields.of(type).fields { read(field.type, at: address + field.offset, depth + 1) }
        }

        /// An optional reference may be weak, so it is read as a word, and never as its type.
        private mutating func readOptional(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            // The wrapped type follows the kind and the declaration.
            let content = unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
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
            default:
                func hasValue<Value>(_ type: Value.Type) -> Bool {
                    address.assumingMemoryBound(to: Value?.self).pointee != nil
                }
                if _openExistential(content, do: hasValue) { read(content, at: address, depth + 1) }
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
            let (_, isInline, alignment) = Self.layout(of: content)
            guard !isInline else {
                read(content, at: address, depth + 1)
                return
            }
            let box = address.load(as: UnsafeRawPointer.self)
            read(content, at: box + (16 + alignment - 1) / alignment * alignment, depth + 1)
        }

        /// A value of a trivial type has no strong references.
        private static func layout(of type: Any.Type) -> (isTrivial: Bool, isInline: Bool, alignment: Int) {
            // The table of what the type's values can do is before the metadata, and the flags are behind ten words.
            let table = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
            let flags = table.load(fromByteOffset: 10 * 8, as: UInt32.self)
            return (flags & 0x10000 == 0, flags & 0x20000 == 0, Int(flags & 0xFF) + 1)
        }

        /// The parts of a tuple follow its kind, their number and their labels: the type of each, and where it is.
        private mutating func readTuple(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
            for index in 0..<metadata.load(fromByteOffset: 8, as: Int.self) {
                let part = metadata + 24 + 16 * index
                let offset = part.load(fromByteOffset: 8, as: Int32.self)
                read(part.load(as: Any.Type.self), at: address + Int(offset), depth + 1)
            }
        }

        private mutating func readEnumeration(_ type: Any.Type, at address: UnsafeRawPointer, _ depth: Int) {
            func open<Value>(_ type: Value.Type) -> [Any] {
                Mirror(reflecting: address.assumingMemoryBound(to: type).pointee).children.map(\.value)
            }
            for part in _openExistential(type, do: open) { read(value: part, depth) }
        }

        private mutating func read(value: Any, _ depth: Int) {
            withUnsafePointer(to: value) { read(Any.self, at: UnsafeRawPointer($0), depth + 1) }
        }
    }

    /// The stored properties of classes that are neither weak nor unowned. Each class is looked up once.
    final class StrongProperties {
        private var known: [ObjectIdentifier: [StructFields.Field]] = [:]
        /// The type is a class, and properties of unknown kinds are left out. The library's own names for these are variables.
        private static let ofClasses = _EachFieldOptions(rawValue: 1 | 2)

        func of(_ type: AnyClass) -> [StructFields.Field] {
            if let properties = known[ObjectIdentifier(type)] { return properties }
            var (properties, index) = ([StructFields.Field](), 0)
            _ = _forEachField(of: type, options: Self.ofClasses) { name, offset, field, _ in
                if ClassField(at: index, of: type).isStrong {
                    properties.append(.init(name: String(cString: name), offset: offset, type: field))
                }
                index += 1
                return true
            }
            known[ObjectIdentifier(type)] = properties
            return properties
        }
    }

    /// The declarations of collections that keep their elements in memory of their own.
    ///
    /// The question whether a type conforms to a protocol would look at all conformances in the process, for each type: for some
    /// milliseconds, in a large program.
    private enum Collections {
        private static let declarations: Set<UInt> = [
            declaration(of: [Int].self), declaration(of: ArraySlice<Int>.self),
            declaration(of: ContiguousArray<Int>.self), declaration(of: Set<Int>.self),
            declaration(of: [Int: Int].self),
        ]

        static func include(_ type: Any.Type) -> Bool { declarations.contains(declaration(of: type)) }

        /// The address of what all specializations of a structure have in common. It is in the second word of their metadata.
        private static func declaration(of type: Any.Type) -> UInt {
            unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
        }
    }

    /// A collection that keeps its elements in memory of its own.
    private protocol StoredElements {
        static func elements(at address: UnsafeRawPointer) -> [Any]
    }
    extension StoredElements where Self: Sequence {
        static func elements(at address: UnsafeRawPointer) -> [Any] {
            _isPOD(Element.self) ? [] : address.assumingMemoryBound(to: Self.self).pointee.map { $0 }
        }
    }
    extension Array: StoredElements {}
    extension ArraySlice: StoredElements {}
    extension ContiguousArray: StoredElements {}
    extension Set: StoredElements {}
    extension Dictionary: StoredElements {}
#endif
