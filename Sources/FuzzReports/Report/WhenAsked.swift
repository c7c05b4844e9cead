import Synchronization

/// A value that is made when it is asked for the first time, and kept.
final class WhenAsked<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let made = Mutex<Value?>(nil)

    /// - Parameter make: makes the value.
    init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// Whether somebody has asked for it.
    var isMade: Bool { made.withLock { $0 != nil } }

    /// The value.
    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
