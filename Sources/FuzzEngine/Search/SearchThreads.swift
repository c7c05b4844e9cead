import Locks

/// The threads that a search may use.
///
/// The engine starts none: the caller provides a function that runs work on all of them. Results do not depend on the number of
/// threads, or on which thread does which work.
public struct SearchThreads: Sendable {
    /// The most threads, at least 1.
    let count: Int
    private let perform: @Sendable (@escaping @Sendable (Int) -> Void) -> Void

    /// Creates a set of threads.
    ///
    /// - Parameters:
    ///   - count: the most threads, at least 1.
    ///   - perform: calls its argument on each thread with the thread's number in 0..<count, and returns when all calls have
    ///     returned. It must make at least one call.
    public init(count: Int, _ perform: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void) {
        precondition(count >= 1, "work needs a thread")
        self.count = count
        self.perform = perform
    }

    /// The calling thread alone.
    public static let caller = SearchThreads(count: 1) { $0(0) }

    /// Transforms each value, on whichever thread is free.
    ///
    /// - Parameter transform: receives the number of the thread, and a value.
    /// - Returns: the results, in the order of the values.
    package func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], _ transform: @escaping @Sendable (Int, Value) -> Result
    ) -> [Result] {
        // A single value does not need another thread.
        guard values.count > 1, count > 1 else { return values.map { transform(0, $0) } }
        return Array(unsafeUninitializedCapacity: values.count) { buffer, made in
            nonisolated(unsafe) let results = buffer
            let next = Locked(0)
            perform { thread in
                while true {
                    let index = next.withLock { next in
                        defer { next += 1 }
                        return next
                    }
                    guard index < values.count else { return }
                    results.initializeElement(at: index, to: transform(thread, values[index]))
                }
            }
            made = values.count
        }
    }
}
