import Locks

/// A value that is computed on first use, and kept.
final class WhenAsked<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let made = Locked<Value?>(nil)

    /// Creates a value.
    ///
    /// - Parameter make: computes the value.
    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// Whether the value has been computed.
    var isMade: Bool { made.withLock { $0 != nil } }

    /// The value, computed if necessary.
    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
