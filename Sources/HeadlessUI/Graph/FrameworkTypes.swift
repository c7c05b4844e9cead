import Locks

/// The views that this module defines, in contrast to those of an app.
enum FrameworkTypes {
    /// What is known of the types that were asked for, as the name of a type takes time.
    private static let known = Locked<[ObjectIdentifier: Bool]>([:])

    /// Returns whether this module defines a type.
    static func contains(_ type: Any.Type) -> Bool {
        known.withLock { known in
            let key = ObjectIdentifier(type)
            if let answer = known[key] { return answer }
            let answer = String(reflecting: type).hasPrefix("HeadlessUI.")
            known[key] = answer
            return answer
        }
    }
}
