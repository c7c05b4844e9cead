#if canImport(Darwin)
    import os
#else
    import Synchronization
#endif

/// A value that only one thread at a time can use.
///
/// A function is held in a structure: one that is the value itself is wrapped once more each time that it is used.
///
/// `Mutex` of the standard library needs macOS 15 or iOS 18, and an app for an earlier system can depend on this package. Apple's
/// systems therefore lock with `os_unfair_lock`.
package struct Locked<Value: ~Copyable>: ~Copyable, Sendable {
    #if canImport(Darwin)
        private let storage: Storage

        /// Creates a lock for a value.
        package init(_ value: consuming sending Value) { storage = Storage(value) }

        /// Calls the body with the value, and lets no other thread use it meanwhile.
        ///
        /// - Parameter body: Receives the value. It must not use the lock.
        /// - Returns: The result of the body.
        package borrowing func withLock<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            os_unfair_lock_lock(storage.lock)
            defer { os_unfair_lock_unlock(storage.lock) }
            return try body(&storage.value)
        }

        /// Calls the body with the value, unless the value is in use. Never waits.
        ///
        /// - Parameter body: Receives the value. It must not use the lock.
        /// - Returns: The result of the body, or nil if the value is in use.
        package borrowing func withLockIfAvailable<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result? {
            guard os_unfair_lock_trylock(storage.lock) else { return nil }
            defer { os_unfair_lock_unlock(storage.lock) }
            return try body(&storage.value)
        }

        private final class Storage: @unchecked Sendable {
            let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
            nonisolated(unsafe) var value: Value

            init(_ value: consuming Value) {
                self.value = value
                lock.initialize(to: os_unfair_lock())
            }

            deinit { lock.deallocate() }
        }
    #else
        // The methods are inlined, because a call that is not specialized looks up the layout of the mutex each time.
        @usableFromInline let mutex: Mutex<Value>

        /// Creates a lock for a value.
        @inlinable package init(_ value: consuming sending Value) { mutex = Mutex(value) }

        /// Calls the body with the value, and lets no other thread use it meanwhile.
        ///
        /// - Parameter body: Receives the value. It must not use the lock.
        /// - Returns: The result of the body.
        @inlinable @inline(__always) package borrowing func withLock<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result {
            try mutex.withLock(body)
        }

        /// Calls the body with the value, unless the value is in use. Never waits.
        ///
        /// - Parameter body: Receives the value. It must not use the lock.
        /// - Returns: The result of the body, or nil if the value is in use.
        @inlinable @inline(__always) package borrowing func withLockIfAvailable<Result, Failure: Error>(
            _ body: (inout sending Value) throws(Failure) -> sending Result
        ) throws(Failure) -> sending Result? {
            try mutex.withLockIfAvailable(body)
        }
    #endif
}
