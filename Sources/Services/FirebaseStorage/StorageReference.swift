import Foundation
import HeadlessUI

/// The place of a file or a folder.
public final class StorageReference: NSObject, @unchecked Sendable {
    /// The path from the root.
    public let fullPath: String
    /// The files of the app.
    public let storage: Storage
    init(_ path: String, _ storage: Storage) { (fullPath, self.storage) = (path, storage) }

    /// The name of the file or folder.
    public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
    /// The bucket.
    public var bucket: String { "app" }
    /// Returns a place below.
    public func child(_ path: String) -> StorageReference {
        StorageReference((fullPath.split(separator: "/") + path.split(separator: "/")).joined(separator: "/"), storage)
    }
    /// Returns the place above; nil at the root.
    public func parent() -> StorageReference? {
        fullPath.isEmpty
            ? nil : StorageReference(fullPath.split(separator: "/").dropLast().joined(separator: "/"), storage)
    }
    /// Returns the root.
    public func root() -> StorageReference { StorageReference("", storage) }
    override public var description: String { "gs://\(bucket)/\(fullPath)" }

    private func call<Value>(_ name: String, _ answer: @escaping (StoredFiles) throws -> Value) -> ServiceCall<Value> {
        let files = StoredFiles.current
        return ServiceCall(
            name, arguments: "(\(fullPath))",
            errors: [StorageErrorCode.retryLimitExceeded.error, StorageErrorCode.unauthorized.error]
        ) { try answer(files) }
    }

    private func uploading(_ data: Data, _ metadata: StorageMetadata?) -> ServiceCall<StorageMetadata> {
        call("putData") { [fullPath] in $0.write(data, fullPath, metadata) }
    }
    private func downloading(_ maxSize: Int64) -> ServiceCall<Data> {
        call("getData") { [fullPath] in
            let data = try $0.read(fullPath).data
            if data.count > maxSize { throw StorageErrorCode.downloadSizeExceeded.error }
            return data
        }
    }
    private func addressing() -> ServiceCall<URL> {
        call("downloadURL") { [fullPath] in
            _ = try $0.read(fullPath)
            let path = fullPath.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? fullPath
            let url = URL(string: "https://firebasestorage.googleapis.com/v0/b/app/o/\(path)?alt=media")
            return url ?? URL(fileURLWithPath: fullPath)
        }
    }
    private func deleting() -> ServiceCall<Void> { call("deleteFile") { [fullPath] in try $0.delete(fullPath) } }
    private func listing() -> ServiceCall<StorageListResult> { call("listAll") { [self] _ in StorageListResult(self) } }
    private func describing() -> ServiceCall<StorageMetadata> {
        call("getMetadata") { [fullPath] in try $0.read(fullPath).metadata }
    }

    // MARK: Uploads

    /// Uploads data, when a step answers.
    @discardableResult public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
    ) -> StorageUploadTask {
        StorageUploadTask(self, uploading(uploadData, metadata), size: uploadData.count, completion)
    }
    /// Uploads a file, when a step answers.
    @discardableResult public func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, Error?) -> Void)? = nil
    ) -> StorageUploadTask {
        putData((try? Data(contentsOf: fileURL)) ?? Data(), metadata: metadata, completion: completion)
    }
    /// Uploads data, when a step answers.
    @discardableResult public func putDataAsync(
        _ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata { try await uploading(uploadData, metadata).value() }
    /// Uploads a file, when a step answers.
    @discardableResult public func putFileAsync(
        from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata { try await uploading(try Data(contentsOf: url), metadata).value() }

    // MARK: Other calls

    /// Downloads the file, when a step answers. A larger file than the limit fails.
    @discardableResult public func getData(
        maxSize: Int64, completion: @escaping (Data?, Error?) -> Void
    ) -> StorageDownloadTask { StorageDownloadTask(self, downloading(maxSize), size: 0) { completion($0, $1) } }
    /// Downloads the file, when a step answers. A larger file than the limit fails.
    public func data(maxSize: Int64) async throws -> Data { try await downloading(maxSize).value() }
    /// Asks for the URL of the file, which a step answers.
    public func downloadURL(completion: @escaping (URL?, Error?) -> Void) { addressing().start(then: completion) }
    /// Asks for the URL of the file, which a step answers.
    public func downloadURL() async throws -> URL { try await addressing().value() }
    /// Deletes the file, when a step answers.
    public func delete(completion: ((Error?) -> Void)?) { deleting().start(reporting: completion) }
    /// Deletes the file, when a step answers.
    public func delete() async throws { try await deleting().value() }
    /// Asks for the files and folders, which a step answers.
    public func listAll(completion: @escaping (StorageListResult?, Error?) -> Void) {
        listing().start(then: completion)
    }
    /// Asks for the files and folders, which a step answers.
    public func listAll() async throws -> StorageListResult { try await listing().value() }
    /// Asks for what the service knows, which a step answers.
    public func getMetadata(completion: @escaping (StorageMetadata?, Error?) -> Void) {
        describing().start(then: completion)
    }
    /// Asks for what the service knows, which a step answers.
    public func getMetadata() async throws -> StorageMetadata { try await describing().value() }
}
