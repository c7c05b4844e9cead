import Foundation
import HeadlessUI

/// What happens to an upload or a download.
public enum StorageTaskStatus: Int, Sendable { case unknown, resume, progress, pause, success, failure }

/// An upload or a download at a moment.
public final class StorageTaskSnapshot: NSObject, @unchecked Sendable {
    /// What happens.
    public let status: StorageTaskStatus
    /// The part that is done.
    public let progress: Progress?
    /// The error.
    public let error: (any Error)?
    /// What the service knows of the file.
    public let metadata: StorageMetadata?
    /// The place of the file.
    public let reference: StorageReference
    init(
        _ status: StorageTaskStatus, _ reference: StorageReference, size: Int, metadata: StorageMetadata? = nil,
        error: (any Error)? = nil
    ) {
        (self.status, self.reference, self.metadata, self.error) = (status, reference, metadata, error)
        let progress = Progress(totalUnitCount: Int64(size))
        progress.completedUnitCount = status == .success ? Int64(size) : 0
        self.progress = progress
    }
}

/// An upload or a download, which a step answers. Observers see its end, and no progress before.
open class StorageTask: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var observers: [(handle: String, status: StorageTaskStatus, body: (StorageTaskSnapshot) -> Void)] = []
    private var count = 0
    private let reference: StorageReference
    private let size: Int
    fileprivate var end: (any Error) -> Void = { _ in }

    init(_ reference: StorageReference, size: Int) { (self.reference, self.size) = (reference, size) }

    fileprivate func start<Value>(
        _ call: ServiceCall<Value>, _ completion: ((Value?, (any Error)?) -> Void)?
    ) {
        end = { [weak call] in call?.cancel(with: $0) }
        call.start { [self] result in
            switch result {
            case .success(let value):
                tell(.success, value as? StorageMetadata, nil)
                completion?(value, nil)
            case .failure(let error):
                tell(.failure, nil, error)
                completion?(nil, error)
            }
        }
    }

    private func tell(_ status: StorageTaskStatus, _ metadata: StorageMetadata?, _ error: (any Error)?) {
        let called = lock.withLock { observers }.filter { $0.status == status }
        let snapshot = StorageTaskSnapshot(status, reference, size: size, metadata: metadata, error: error)
        for observer in called { observer.body(snapshot) }
    }

    /// Adds an observer of a status.
    @discardableResult public func observe(
        _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
    ) -> String {
        lock.withLock {
            count += 1
            observers.append(("\(count)", status, handler))
            return "\(count)"
        }
    }
    /// Removes an observer.
    public func removeObserver(withHandle handle: String) {
        lock.withLock { observers.removeAll { $0.handle == handle } }
    }
    /// Removes all observers.
    public func removeAllObservers() { lock.withLock { observers = [] } }
    /// Stops for a while. Has no effect here.
    public func pause() {}
    /// Goes on. Has no effect here.
    public func resume() {}
    /// Ends the upload or download, which then fails.
    public func cancel() { end(StorageErrorCode.cancelled.error) }
}

/// An upload.
public final class StorageUploadTask: StorageTask, @unchecked Sendable {
    init(
        _ reference: StorageReference, _ call: ServiceCall<StorageMetadata>, size: Int,
        _ completion: ((StorageMetadata?, (any Error)?) -> Void)?
    ) {
        super.init(reference, size: size)
        start(call, completion)
    }
}

/// A download.
public final class StorageDownloadTask: StorageTask, @unchecked Sendable {
    init(
        _ reference: StorageReference, _ call: ServiceCall<Data>, size: Int,
        _ completion: @escaping (Data?, (any Error)?) -> Void
    ) {
        super.init(reference, size: size)
        start(call, completion)
    }
}
