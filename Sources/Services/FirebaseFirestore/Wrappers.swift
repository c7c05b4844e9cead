import Foundation

/// A problem with the properties of a type that is decoded.
public enum FirestoreDecodingError: Error, Sendable {
    case decodingIsNotSupported(String)
    /// The document has a field with the name of the property with `@DocumentID`.
    case fieldNameConflict(String)
}

/// A problem with the properties of a type that is encoded.
public enum FirestoreEncodingError: Error, Sendable { case encodingIsNotSupported(String) }

extension CodingUserInfoKey {
    /// The document that is decoded.
    static var documentReference: CodingUserInfoKey {
        // The initializer returns a key for every text.
        guard let key = CodingUserInfoKey(rawValue: "DocumentRefUserInfoKey") else { preconditionFailure() }
        return key
    }
}

/// A property with the identifier of the document.
protocol DocumentIDProtocol {
    init(from documentReference: DocumentReference?) throws
}

/// A type of identifiers: texts and references.
public protocol DocumentIDWrappable {
    /// Returns the identifier of a document.
    static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
    /// Returns the identifier of a document.
    public static func wrap(_ documentReference: DocumentReference) throws -> String { documentReference.documentID }
}

extension DocumentReference: DocumentIDWrappable {
    /// Returns the document.
    public static func wrap(_ documentReference: DocumentReference) throws -> Self {
        guard let reference = documentReference as? Self else {
            throw FirestoreDecodingError.decodingIsNotSupported("DocumentReference")
        }
        return reference
    }
}

extension DocumentReference: Codable {
    /// Fails: only the decoder of the database has documents.
    public convenience init(from decoder: any Decoder) throws {
        throw FirestoreDecodingError.decodingIsNotSupported(
            "DocumentReference values can only be decoded with Firestore.Decoder")
    }
    /// Fails: only the encoder of the database has documents.
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported(
            "DocumentReference values can only be encoded with Firestore.Encoder")
    }
}

/// A property that has the identifier of the document from which it is decoded. It is no field of the document.
@propertyWrapper public struct DocumentID<Value: DocumentIDWrappable & Codable>: Codable, DocumentIDProtocol {
    /// The identifier; nil before the document is in the database.
    public var wrappedValue: Value?

    /// A property with an identifier.
    public init(wrappedValue value: Value?) { wrappedValue = value }
    init(from documentReference: DocumentReference?) throws {
        wrappedValue = try documentReference.map { try Value.wrap($0) }
    }
    /// Decodes the identifier of the document, with the decoder of the database only.
    public init(from decoder: any Decoder) throws {
        guard let reference = decoder.userInfo[.documentReference] as? DocumentReference else {
            throw FirestoreDecodingError.decodingIsNotSupported(
                "DocumentID values can only be decoded with Firestore.Decoder")
        }
        try self.init(from: reference)
    }
    /// Fails: the encoder of the database leaves the identifier out.
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported(
            "DocumentID values can only be encoded with Firestore.Encoder")
    }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

/// A type of times.
public protocol ServerTimestampWrappable {
    /// Returns the time.
    static func wrap(_ timestamp: Timestamp) throws -> Self
    /// Returns the time.
    static func unwrap(_ value: Self) throws -> Timestamp
}

extension Date: ServerTimestampWrappable {
    /// Returns the date of a time.
    public static func wrap(_ timestamp: Timestamp) throws -> Date { timestamp.dateValue() }
    /// Returns the time of a date.
    public static func unwrap(_ value: Date) throws -> Timestamp { Timestamp(date: value) }
}

extension Timestamp: ServerTimestampWrappable {
    /// Returns the time.
    public static func wrap(_ timestamp: Timestamp) throws -> Self {
        guard let time = timestamp as? Self else { throw FirestoreDecodingError.decodingIsNotSupported("Timestamp") }
        return time
    }
    /// Returns the time.
    public static func unwrap(_ value: Timestamp) throws -> Timestamp { value }
}

/// A property that has the server's time of the first write.
///
/// A document without the field cannot be decoded, as in Firestore: github.com/firebase/firebase-ios-sdk/issues/14883.
@propertyWrapper public struct ServerTimestamp<Value: ServerTimestampWrappable & Codable>: Codable, EncodedSpecially {
    /// The time; nil before the server has set it.
    public var wrappedValue: Value?

    /// A property with a time.
    public init(wrappedValue value: Value?) { wrappedValue = value }
    /// Decodes the time.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try Value.wrap(container.decode(Timestamp.self))
    }
    /// Encodes the time.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(Value.unwrap(wrappedValue)) } else { try container.encodeNil() }
    }
    var encoded: Any { wrappedValue.flatMap { try? Value.unwrap($0) } ?? FieldValue.serverTimestamp() }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

/// A property whose nil is a field with the value null.
@propertyWrapper public struct ExplicitNull<Value: Codable>: Codable {
    /// The value.
    public var wrappedValue: Value?

    /// A property with a value.
    public init(wrappedValue value: Value?) { wrappedValue = value }
    /// Decodes the value, or null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }
    /// Encodes the value, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}

extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Hashable where Value: Hashable {}
extension ExplicitNull: Sendable where Value: Sendable {}
