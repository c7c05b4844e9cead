import CombineSupplement
@_spi(Reflection) import Swift

/// The properties of the values of a type that a walk asks for. A cast of a value takes long, and a mirror longer.
@MainActor final class ValueKind {
    /// Whether a value is a property wrapper.
    let isWrapper: Bool
    /// Whether a value has nothing within that matters to a walk.
    let isLeaf: Bool
    /// Whether a value has an id.
    let isIdentifiable: Bool
    /// The number of stored properties, if none of them has an element, or leads to one; nil otherwise.
    private(set) var fieldsWithoutElements: Int?
    /// The number of stored properties, if all of them are wrappers that lead nowhere; nil otherwise.
    private(set) var fieldsWithoutValues: Int?
    /// Whether a stored property that is no wrapper may have an id, as far as the type tells.
    private(set) var mayHoldElements = true
    /// Whether a stored property may be a state, or an object, as far as the type tells.
    private(set) var mayHoldState = true
    /// Whether a value is a case of an enumeration.
    let isCase: Bool
    /// Whether a value is an array.
    let isArray: Bool
    /// The stored properties, if each can be read in its place; nil otherwise.
    private(set) var fieldsInPlace: [FieldInPlace]?
    private let leadsNowhere: Bool
    private let isObject: Bool

    @exclusivity(unchecked) private static var known = TypeTable<ValueKind?>()

    /// Returns the kind of a type; nil if only a value tells, as with an optional, whose casts look at the value within.
    static func of(_ type: Any.Type) -> ValueKind? {
        if let kind = known[type] { return kind }
        let kind = tells(type) ? ValueKind(type) : nil
        known[type] = .some(kind)
        return kind
    }

    /// Types of the standard library without anything within.
    private static let scalars: [Any.Type] = [
        Bool.self, Int.self, UInt.self, Double.self, Float.self, Int8.self, Int16.self, Int32.self, Int64.self,
        UInt8.self,
        UInt16.self, UInt32.self, UInt64.self,
    ]

    private static func tells(_ type: Any.Type) -> Bool {
        switch _MetadataKind(type) {
        case .struct, .enum: type != AnyHashable.self
        case .class: true
        default: false
        }
    }

    private init(_ type: Any.Type) {
        let hasContent =
            type is any ReadableProperty.Type || type is any PublishedProperty.Type
            || type is any ObservingProperty.Type
        isWrapper = hasContent || type is any DynamicProperty.Type
        leadsNowhere = isWrapper && !hasContent
        isLeaf =
            type == String.self || Self.scalars.contains { $0 == type } || FrameworkTypes.areOfLibrary(type)
        isIdentifiable = type is any Identifiable.Type
        isObject = type is AnyClass
        isCase = _MetadataKind(type) == .enum
        isArray = type is any ElementsInPlace.Type
        // A type may say itself what is within its values.
        guard _MetadataKind(type) == .struct, !(type is any CustomReflectable.Type) else { return }
        let fields = StructFields.of(type).fields
        let kinds = fields.map { ValueKind.of($0.type) }
        if kinds.allSatisfy({ $0?.leadsNowhere ?? false }) { fieldsWithoutValues = fields.count }
        if kinds.allSatisfy({ $0.map { $0.leadsNowhere || $0.isPlain } ?? false }) {
            fieldsWithoutElements = fields.count
        }
        if fields.allSatisfy({ Self.isStoredAsItsType($0.type) }) { fieldsInPlace = fields.map(FieldInPlace.init) }
        mayHoldState = kinds.contains { $0.map { $0.isWrapper ? !$0.leadsNowhere : $0.isObject } ?? true }
        mayHoldElements = zip(fields, kinds).contains { field, kind in
            !field.name.hasPrefix("_") && (kind?.isIdentifiable ?? true)
        }
    }

    /// Whether a property of a type is certain to be stored as the type tells: weak and unowned references are not.
    private static func isStoredAsItsType(_ type: Any.Type) -> Bool {
        switch _MetadataKind(type) {
        case .struct, .enum, .tuple: true
        case .optional: (type as? any OptionalInPlace.Type).map { isStoredAsItsType($0.contentType) } ?? false
        default: false
        }
    }

    /// Whether a value is no element, and has none within.
    private var isPlain: Bool { !isWrapper && isLeaf && !isIdentifiable }
}

/// A stored property of a struct, which is read without a mirror.
struct FieldInPlace {
    let name: String
    let hash: UInt64
    private let offset: Int
    private let readIn: (UnsafeRawPointer) -> Any

    init(_ field: StructFields.Field) {
        func reading<Value>(_ type: Value.Type) -> (UnsafeRawPointer) -> Any {
            { $0.assumingMemoryBound(to: type).pointee }
        }
        name = field.name
        hash = field.name.placeHash
        offset = field.offset
        readIn = _openExistential(field.type, do: reading)
    }

    /// Returns the property of a value at an address.
    func read(at address: UnsafeRawPointer) -> Any { readIn(address + offset) }
}

/// A collection whose elements are read without a mirror.
protocol ElementsInPlace {
    /// Calls a closure with each element until it returns true; returns whether it has.
    func anyElement(_ isLast: (Any) -> Bool) -> Bool
}

extension Array: ElementsInPlace {
    func anyElement(_ isLast: (Any) -> Bool) -> Bool { contains(where: isLast) }
}

private protocol OptionalInPlace {
    static var contentType: Any.Type { get }
}

extension Optional: OptionalInPlace {
    fileprivate static var contentType: Any.Type { Wrapped.self }
}

extension String {
    /// A number for the name of a place, the same in every process.
    var placeHash: UInt64 { utf8.reduce(5381) { $0 &* 33 ^ UInt64($1) } }
}
