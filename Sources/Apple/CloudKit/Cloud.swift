/// Whether the user has an account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// An error of the cloud.
public struct CKError: Error, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        case internalError = 1, networkUnavailable = 3, networkFailure, notAuthenticated = 9
    }
    /// The kind of error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// A container of the cloud. Nobody is signed in, and everything fails.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let container = CKContainer(identifier: "default")
    /// Returns the container of the app.
    open class func `default`() -> CKContainer { container }
    /// A container with an identifier.
    public init(identifier containerIdentifier: String) {}
    /// The user's data.
    public let privateCloudDatabase = CKDatabase()
    /// The data of all users.
    public let publicCloudDatabase = CKDatabase()
    /// Returns whether the user has an account: no.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Returns whether the user has an account: no.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
}

/// Data of the cloud.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Saves a record. Fails.
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Saves a record. Fails.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Returns a record. Fails.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Deletes a record. Fails.
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
}

/// A record.
open class CKRecord: NSObject, @unchecked Sendable {
    /// The identity of a record.
    open class ID: NSObject, @unchecked Sendable {
        /// The name.
        public let recordName: String
        /// An identity with a name.
        public init(recordName: String) { self.recordName = recordName }
    }
    /// The type.
    public let recordType: String
    /// The identity.
    public let recordID: ID
    private var values: [String: Any] = [:]
    /// A record.
    public init(recordType: String, recordID: ID = ID(recordName: UUID().uuidString)) {
        self.recordType = recordType
        self.recordID = recordID
    }
    /// A value.
    public subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
