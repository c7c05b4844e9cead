import Foundation

/// A value that is being encoded.
final class EncodedNode {
    private(set) var value: Any?
    private var fields: [String: EncodedNode]?
    private var elements: [EncodedNode]?

    /// The value as the database takes it; nil if nothing was encoded.
    var tree: Any? {
        if let fields { return fields.compactMapValues(\.tree) }
        return elements.map { $0.compactMap(\.tree) } ?? value
    }
    var count: Int { elements?.count ?? 0 }

    func beginMap() { fields = fields ?? [:] }
    func beginArray() { elements = elements ?? [] }
    func field(_ name: String) -> EncodedNode {
        let node = EncodedNode()
        fields = (fields ?? [:]).merging([name: node]) { $1 }
        return node
    }
    func element() -> EncodedNode {
        let node = EncodedNode()
        elements = (elements ?? []) + [node]
        return node
    }
    func set(_ value: Any) { self.value = value }

    /// Encodes a value. Types of the database stay as they are.
    func encode(_ value: some Encodable, _ path: [any CodingKey]) throws {
        switch value {
        case is Date, is Data, is Timestamp, is GeoPoint, is DocumentReference, is FieldValue: set(value)
        case let value as URL: set(value.absoluteString)
        case let value as any EncodedSpecially: set(value.encoded)
        default: try value.encode(to: TreeEncoder(node: self, codingPath: path))
        }
    }
}

/// A property whose value the server or the database has.
protocol EncodedSpecially {
    var encoded: Any { get }
}

/// Encodes a value as fields of a document.
struct TreeEncoder: Encoder {
    let node: EncodedNode
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.beginMap()
        return KeyedEncodingContainer(EncodedFields(node: node, codingPath: codingPath))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.beginArray()
        return EncodedElements(node: node, codingPath: codingPath)
    }
    func singleValueContainer() -> any SingleValueEncodingContainer {
        EncodedSingle(node: node, codingPath: codingPath)
    }
}

private struct EncodedFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { node.field(key.stringValue).set(NSNull()) }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        // The identifier is no field.
        if value is any DocumentIDProtocol { return }
        try node.field(key.stringValue).encode(value, codingPath + [key])
    }
    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { encoder(key).container(keyedBy: keyType) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { TreeEncoder(node: node.field("super"), codingPath: codingPath) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
    private func encoder(_ key: Key) -> TreeEncoder {
        TreeEncoder(node: node.field(key.stringValue), codingPath: codingPath + [key])
    }

    func encode(_ value: Bool, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: String, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: Double, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: Float, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: Int, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: Int8, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: Int16, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: Int32, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: Int64, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: UInt, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: UInt8, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: UInt16, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: UInt32, forKey key: Key) { node.field(key.stringValue).set(value) }
    func encode(_ value: UInt64, forKey key: Key) { node.field(key.stringValue).set(value) }
}

private struct EncodedElements: UnkeyedEncodingContainer {
    let node: EncodedNode
    let codingPath: [any CodingKey]
    var count: Int { node.count }

    func encodeNil() { node.element().set(NSNull()) }
    func encode<T: Encodable>(_ value: T) throws { try node.element().encode(value, codingPath) }
    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        TreeEncoder(node: node.element(), codingPath: codingPath).container(keyedBy: keyType)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        TreeEncoder(node: node.element(), codingPath: codingPath).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { TreeEncoder(node: node.element(), codingPath: codingPath) }

    func encode(_ value: Bool) { node.element().set(value) }
    func encode(_ value: String) { node.element().set(value) }
    func encode(_ value: Double) { node.element().set(value) }
    func encode(_ value: Float) { node.element().set(value) }
    func encode(_ value: Int) { node.element().set(value) }
    func encode(_ value: Int8) { node.element().set(value) }
    func encode(_ value: Int16) { node.element().set(value) }
    func encode(_ value: Int32) { node.element().set(value) }
    func encode(_ value: Int64) { node.element().set(value) }
    func encode(_ value: UInt) { node.element().set(value) }
    func encode(_ value: UInt8) { node.element().set(value) }
    func encode(_ value: UInt16) { node.element().set(value) }
    func encode(_ value: UInt32) { node.element().set(value) }
    func encode(_ value: UInt64) { node.element().set(value) }
}

private struct EncodedSingle: SingleValueEncodingContainer {
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.set(NSNull()) }
    func encode<T: Encodable>(_ value: T) throws { try node.encode(value, codingPath) }

    func encode(_ value: Bool) { node.set(value) }
    func encode(_ value: String) { node.set(value) }
    func encode(_ value: Double) { node.set(value) }
    func encode(_ value: Float) { node.set(value) }
    func encode(_ value: Int) { node.set(value) }
    func encode(_ value: Int8) { node.set(value) }
    func encode(_ value: Int16) { node.set(value) }
    func encode(_ value: Int32) { node.set(value) }
    func encode(_ value: Int64) { node.set(value) }
    func encode(_ value: UInt) { node.set(value) }
    func encode(_ value: UInt8) { node.set(value) }
    func encode(_ value: UInt16) { node.set(value) }
    func encode(_ value: UInt32) { node.set(value) }
    func encode(_ value: UInt64) { node.set(value) }
}
