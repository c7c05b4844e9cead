import Synchronization

/// The threads that a search may use.
///
/// The core starts none: whoever has some says how work is done on all of them. What comes of the work does not depend on which
/// thread does what, or on how many there are.
public struct SearchThreads: Sendable {
    /// How many there are at most, 1 or more.
    let count: Int
    private let perform: @Sendable (@escaping @Sendable (Int) -> Void) -> Void

    /// Names the threads.
    ///
    /// - Parameters:
    ///   - count: how many there are at most, 1 or more.
    ///   - perform: calls what it is given with the number of a thread, 0..<count, on each of them, and returns when all of
    ///     these calls have; one of them at least must be made.
    public init(count: Int, _ perform: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void) {
        precondition(count >= 1, "work takes a thread")
        self.count = count
        self.perform = perform
    }

    /// The thread that calls, and no other.
    public static let caller = SearchThreads(count: 1) { $0(0) }

    /// Makes something of each value, by whichever thread is free.
    ///
    /// - Parameter transform: is given the number of the thread, and a value.
    /// - Returns: what was made, in the order of the values.
    package func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], _ transform: @escaping @Sendable (Int, Value) -> Result
    ) -> [Result] {
        // Nobody else is called for what one can do.
        guard values.count > 1, count > 1 else { return values.map { transform(0, $0) } }
        return Array(unsafeUninitializedCapacity: values.count) { buffer, made in
            nonisolated(unsafe) let results = buffer
            let next = Atomic(0)
            perform { thread in
                while true {
                    let index = next.add(1, ordering: .relaxed).oldValue
                    guard index < values.count else { return }
                    results.initializeElement(at: index, to: transform(thread, values[index]))
                }
            }
            made = values.count
        }
    }
}
