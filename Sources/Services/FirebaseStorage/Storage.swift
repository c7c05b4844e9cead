import Foundation
import HeadlessUI

/// The domain of the errors.
public let StorageErrorDomain = "FIRStorageErrorDomain"

/// The kind of an error.
public enum StorageErrorCode: Int, Error, Sendable {
    case unknown = -13000, objectNotFound = -13010, bucketNotFound, projectNotFound, quotaExceeded
    case unauthenticated = -13020, unauthorized
    case retryLimitExceeded = -13030, nonMatchingChecksum, downloadSizeExceeded, cancelled = -13040

    var error: NSError {
        let text =
            switch self {
            case .objectNotFound: "Object does not exist."
            case .unauthorized: "User does not have permission to access the object."
            case .retryLimitExceeded: "Max retry time for operation exceeded, please try again."
            case .downloadSizeExceeded: "The object is larger than the maximum size."
            case .cancelled: "User cancelled the upload/download."
            default: "\(self)"
            }
        return Services.error(StorageErrorDomain, rawValue, text)
    }
}

/// What the service knows of a file.
public final class StorageMetadata: NSObject, @unchecked Sendable {
    /// The type of the contents.
    public var contentType: String?
    /// How long copies may be kept.
    public var cacheControl: String?
    /// More values.
    public var customMetadata: [String: String]?
    /// The path of the file.
    public internal(set) var path: String?
    /// The size, in bytes.
    public internal(set) var size: Int64 = 0
    /// The name of the file.
    public var name: String? { path?.split(separator: "/").last.map(String.init) }
    /// When the file was written first.
    public internal(set) var timeCreated: Date?
    /// When the file was written last.
    public internal(set) var updated: Date?
}

/// The files of one host.
final class StoredFiles: @unchecked Sendable {
    private static let ofHost = PerHost { StoredFiles() }
    static var current: StoredFiles { ofHost.value }

    private let lock = NSLock()
    private var files: [String: (data: Data, metadata: StorageMetadata)] = [:]

    func write(_ data: Data, _ path: String, _ metadata: StorageMetadata?) -> StorageMetadata {
        let metadata = metadata ?? StorageMetadata()
        (metadata.path, metadata.size) = (path, Int64(data.count))
        metadata.updated = Date()
        metadata.timeCreated = metadata.timeCreated ?? Date()
        lock.withLock { files[path] = (data, metadata) }
        return metadata
    }
    func read(_ path: String) throws -> (data: Data, metadata: StorageMetadata) {
        guard let file = lock.withLock({ files[path] }) else { throw StorageErrorCode.objectNotFound.error }
        return file
    }
    func delete(_ path: String) throws {
        let old = lock.withLock { files.removeValue(forKey: path) }
        if old == nil { throw StorageErrorCode.objectNotFound.error }
    }
    func paths(below path: String) -> [String] {
        let prefix = path.isEmpty ? "" : path + "/"
        return lock.withLock { files.keys.filter { $0.hasPrefix(prefix) }.sorted() }
    }
}

/// Files of the app in the cloud, in memory: none at first in each host. A step answers each call.
public final class Storage: NSObject, @unchecked Sendable {
    private static let shared = Storage()
    /// Returns the files of the app.
    public class func storage() -> Storage { shared }
    /// Returns the files of an app.
    public class func storage(app: FirebaseApp) -> Storage { shared }
    /// Returns the files of a bucket.
    public class func storage(url: String) -> Storage { shared }
    /// The seconds for which an upload is tried. Has no effect here.
    public var maxUploadRetryTime: TimeInterval = 600
    /// The seconds for which a download is tried. Has no effect here.
    public var maxDownloadRetryTime: TimeInterval = 600
    /// The seconds for which other calls are tried. Has no effect here.
    public var maxOperationRetryTime: TimeInterval = 120

    /// Returns the root.
    public func reference() -> StorageReference { StorageReference("", self) }
    /// Returns a place.
    public func reference(withPath path: String) -> StorageReference { reference().child(path) }
    /// Returns the place of a URL.
    public func reference(forURL url: String) -> StorageReference {
        let path = URL(string: url)?.path ?? url
        return reference().child(path)
    }
    /// Uses an emulator. Has no effect here.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Sets a file on the server, as another device does. Firebase has no such function.
    public func setOnServer(_ data: Data, at path: String) { _ = StoredFiles.current.write(data, path, nil) }
}

/// The files and folders in a folder.
public final class StorageListResult: NSObject, @unchecked Sendable {
    /// The folders.
    public let prefixes: [StorageReference]
    /// The files.
    public let items: [StorageReference]
    /// The beginning of the next page: none.
    public var pageToken: String? { nil }
    init(_ folder: StorageReference) {
        let paths = StoredFiles.current.paths(below: folder.fullPath)
        let start = folder.fullPath.isEmpty ? 0 : folder.fullPath.count + 1
        let rests = paths.map { $0.dropFirst(start).split(separator: "/") }
        items = rests.filter { $0.count == 1 }.map { folder.child(String($0[0])) }
        prefixes = Set(rests.filter { $0.count > 1 }.map { String($0[0]) }).sorted().map(folder.child)
    }
}
