// Packages that ask `canImport(os)` expect these names. They must compile against this module, and link without it.
@_exported import Glibc

/// A lock. A mutex here.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock. A mutex here.
public typealias os_unfair_lock_s = pthread_mutex_t
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks a lock.
@_alwaysEmitIntoClient public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }
/// Unlocks a lock.
@_alwaysEmitIntoClient public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
/// Locks a lock, unless it is locked. Returns whether it did.
@_alwaysEmitIntoClient public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock) == 0
}

/// A value behind a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            pthread_mutex_init(lock, nil)
        }

        deinit {
            pthread_mutex_destroy(lock)
            lock.deallocate()
        }
    }

    private let storage: Storage

    /// A lock for a value.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls the body with the value, and lets no other thread use it meanwhile.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        pthread_mutex_lock(storage.lock)
        defer { pthread_mutex_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Calls the body with the value, and lets no other thread use it meanwhile.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls the body with the value, unless the value is in use.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard pthread_mutex_trylock(storage.lock) == 0 else { return nil }
        defer { pthread_mutex_unlock(storage.lock) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock for a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a value.
    public init() { self.init(uncheckedState: ()) }
    /// Locks.
    public func lock() { pthread_mutex_lock(storage.lock) }
    /// Unlocks.
    public func unlock() { pthread_mutex_unlock(storage.lock) }
    /// Calls the body, and lets no other thread call it meanwhile.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
