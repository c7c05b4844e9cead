import Foundation

extension Firestore {
    /// Encodes values as fields of a document.
    public struct Encoder: Sendable {
        /// An encoder.
        public init() {}
        /// Returns the fields of a value.
        public func encode(_ value: some Encodable) throws -> [String: Any] {
            let node = EncodedNode()
            try node.encode(value, [])
            guard let fields = node.tree as? [String: Any] else {
                throw EncodingError.invalidValue(
                    value,
                    EncodingError.Context(
                        codingPath: [], debugDescription: "Top-level \(type(of: value)) is not allowed."))
            }
            return fields
        }
    }

    /// Decodes values from the fields of a document.
    public struct Decoder: Sendable {
        /// The value of a server's timestamp before the server has set it.
        var behavior = ServerTimestampBehavior.none
        /// A decoder.
        public init() {}
        /// Returns the value that the fields of a document have.
        public func decode<T: Decodable>(
            _ type: T.Type, from data: Any, in document: DocumentReference? = nil
        ) throws -> T { try decode(type, StoredValue(data), document) }

        func decode<T: Decodable>(
            _ type: T.Type, _ value: StoredValue, _ document: DocumentReference?
        ) throws -> T {
            var decoder = TreeDecoder(value: value, behavior: behavior)
            decoder.userInfo[.documentReference] = document
            return try decoder.decode(type)
        }
    }
}

extension DocumentSnapshot {
    /// Returns the document as a value. Fails if there is no document, except for an optional.
    public func data<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init()
    ) throws -> T {
        var decoder = decoder
        decoder.behavior = serverTimestampBehavior
        return try decoder.decode(type, exists ? .map(found.fields) : .null, reference)
    }
}

extension DocumentReference {
    /// Writes a value. The handler is called when a step answers.
    public func setData(
        from value: some Encodable, encoder: Firestore.Encoder = .init(), completion: ((Error?) -> Void)? = nil
    ) throws { setData(try encoder.encode(value), completion: completion) }
    /// Writes a value, or changes fields of the document. The handler is called when a step answers.
    public func setData(
        from value: some Encodable, merge: Bool, encoder: Firestore.Encoder = .init(),
        completion: ((Error?) -> Void)? = nil
    ) throws { setData(try encoder.encode(value), merge: merge, completion: completion) }
    /// Writes some fields of a value. The handler is called when a step answers.
    public func setData(
        from value: some Encodable, mergeFields: [Any], encoder: Firestore.Encoder = .init(),
        completion: ((Error?) -> Void)? = nil
    ) throws { setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion) }
    /// Reads the document as a value, when a step answers.
    public func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init()
    ) async throws -> T {
        try await getDocument().data(as: type, with: serverTimestampBehavior, decoder: decoder)
    }
    /// Reads the document as a value, when a step answers.
    public func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = .init(), completion: @escaping (Result<T, Error>) -> Void
    ) {
        getDocument { snapshot, error in
            completion(
                Result {
                    guard let snapshot else { throw error ?? FirestoreErrorCode.unknown.error }
                    return try snapshot.data(as: type, with: serverTimestampBehavior, decoder: decoder)
                })
        }
    }
}

extension CollectionReference {
    /// Adds a value as a document. The handler is called when a step answers.
    @discardableResult public func addDocument(
        from value: some Encodable, encoder: Firestore.Encoder = .init(), completion: ((Error?) -> Void)? = nil
    ) throws -> DocumentReference { addDocument(data: try encoder.encode(value), completion: completion) }
}

extension WriteBatch {
    /// Writes a value.
    @discardableResult public func setData(
        from value: some Encodable, forDocument document: DocumentReference, merge: Bool = false,
        encoder: Firestore.Encoder = .init()
    ) throws -> WriteBatch { setData(try encoder.encode(value), forDocument: document, merge: merge) }
}

extension Transaction {
    /// Writes a value.
    @discardableResult public func setData(
        from value: some Encodable, forDocument document: DocumentReference, merge: Bool = false,
        encoder: Firestore.Encoder = .init()
    ) throws -> Transaction { setData(try encoder.encode(value), forDocument: document, merge: merge) }
}
