import Foundation

/// Decodes fields of a document.
struct TreeDecoder: Decoder {
    let value: StoredValue
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] = [:]
    var behavior = ServerTimestampBehavior.none

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .map(let fields) = value else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(DecodedFields(fields: fields, decoder: self))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([Any].self) }
        return DecodedElements(elements: elements, decoder: self)
    }
    func singleValueContainer() -> any SingleValueDecodingContainer { DecodedSingle(decoder: self) }

    func inner(_ value: StoredValue, _ key: (any CodingKey)? = nil) -> TreeDecoder {
        var decoder = TreeDecoder(value: value, codingPath: codingPath, userInfo: userInfo, behavior: behavior)
        if let key { decoder.codingPath.append(key) }
        return decoder
    }

    var isNull: Bool {
        switch value {
        case .null: true
        case .pendingTimestamp: behavior != .estimate
        default: false
        }
    }

    /// Decodes a value. Types of the database stay as they are.
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let found: Any? =
            switch type {
            case is Timestamp.Type: timestamp
            case is Date.Type: timestamp?.dateValue()
            case is Data.Type: if case .bytes(let bytes) = value { bytes } else { nil }
            case is URL.Type: if case .string(let text) = value { URL(string: text) } else { nil }
            case is GeoPoint.Type, is DocumentReference.Type: value.value(.firestore())
            default: try type.init(from: self)
            }
        guard let found = found as? T else { throw mismatch(type) }
        return found
    }

    private var timestamp: Timestamp? {
        switch value {
        case .timestamp(let time): time
        case .pendingTimestamp(let estimate) where behavior == .estimate: estimate
        default: nil
        }
    }

    func bool() throws -> Bool {
        guard case .bool(let bool) = value else { throw mismatch(Bool.self) }
        return bool
    }
    func text() throws -> String {
        guard case .string(let text) = value else { throw mismatch(String.self) }
        return text
    }
    func floating<T: BinaryFloatingPoint>(_ type: T.Type) throws -> T {
        guard let number = value.number else { throw mismatch(type) }
        return T(number)
    }
    func integer<T: BinaryInteger>(_ type: T.Type) throws -> T {
        let number: T? =
            switch value {
            case .int(let value): T(exactly: value)
            case .double(let value): T(exactly: value)
            default: nil
            }
        guard let number else { throw mismatch(type) }
        return number
    }

    func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: codingPath, debugDescription: "Expected to decode \(type) but found \(value) instead.")
        return isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }
}

private struct DecodedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: Fields
    let decoder: TreeDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { fields.keys.sorted().compactMap(Key.init(stringValue:)) }

    private func field(_ key: Key) throws -> TreeDecoder {
        guard let value = fields[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key,
                DecodingError.Context(
                    codingPath: codingPath, debugDescription: "No value associated with key \(key.stringValue)."))
        }
        return decoder.inner(value, key)
    }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try field(key).isNull }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if let identifier = type as? any DocumentIDProtocol.Type {
            // "Field name … was found from document …, cannot assign the document reference to this field."
            if contains(key) { throw FirestoreDecodingError.fieldNameConflict(key.stringValue) }
            let made = try identifier.init(from: decoder.userInfo[.documentReference] as? DocumentReference)
            if let made = made as? T { return made }
        }
        return try field(key).decode(type)
    }
    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try field(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try field(key).unkeyedContainer()
    }
    func superDecoder() -> any Decoder { decoder.inner(fields["super"] ?? .null) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try field(key) }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try field(key).bool() }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try field(key).text() }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try field(key).floating(Double.self) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try field(key).floating(Float.self) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try field(key).integer(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try field(key).integer(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try field(key).integer(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try field(key).integer(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try field(key).integer(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try field(key).integer(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try field(key).integer(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try field(key).integer(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try field(key).integer(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try field(key).integer(type) }
}

private struct DecodedElements: UnkeyedDecodingContainer {
    let elements: [StoredValue]
    let decoder: TreeDecoder
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    init(elements: [StoredValue], decoder: TreeDecoder) { (self.elements, self.decoder) = (elements, decoder) }

    private var element: TreeDecoder {
        get throws {
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(
                    Any.self,
                    DecodingError.Context(codingPath: codingPath, debugDescription: "Unkeyed container is at end."))
            }
            return decoder.inner(elements[currentIndex])
        }
    }
    private mutating func next<T>(_ read: (TreeDecoder) throws -> T) throws -> T {
        let value = try read(element)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard try element.isNull else { return false }
        currentIndex += 1
        return true
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.decode(type) } }
    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { try next { try $0.container(keyedBy: type) } }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }
    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.bool() } }
    mutating func decode(_ type: String.Type) throws -> String { try next { try $0.text() } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.floating(Double.self) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.floating(Float.self) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.integer(type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.integer(type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.integer(type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.integer(type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.integer(type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.integer(type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.integer(type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.integer(type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.integer(type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.integer(type) } }
}

private struct DecodedSingle: SingleValueDecodingContainer {
    let decoder: TreeDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.isNull }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }

    func decode(_ type: Bool.Type) throws -> Bool { try decoder.bool() }
    func decode(_ type: String.Type) throws -> String { try decoder.text() }
    func decode(_ type: Double.Type) throws -> Double { try decoder.floating(Double.self) }
    func decode(_ type: Float.Type) throws -> Float { try decoder.floating(Float.self) }
    func decode(_ type: Int.Type) throws -> Int { try decoder.integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer(type) }
}
