/// The environment values that the last evaluation of a body has read. Most bodies read none, so it is a value without an object.
struct EnvironmentReads {
    private var keys: [ObjectIdentifier] = []
    /// Whether a property of the view has all values, which it may read at any time.
    private var areAll = false

    /// The reads of the body that is being evaluated. Used on the main thread only.
    @exclusivity(unchecked) nonisolated(unsafe) private static var current: EnvironmentReads?

    /// Runs the evaluation of a body; returns its result and what it has read.
    @MainActor static func noting<Result>(_ body: () -> Result) -> (result: Result, reads: EnvironmentReads) {
        let outer = current
        current = EnvironmentReads()
        defer { current = outer }
        let result = body()
        return (result, current ?? EnvironmentReads())
    }

    /// Notes that a value is read. Reads of other threads belong to no body.
    static func note(_ key: ObjectIdentifier) {
        guard MainThread.isCurrent, let current, !current.keys.contains(key) else { return }
        Self.current?.keys.append(key)
    }

    /// Notes that all values are copied.
    static func noteAll() {
        if MainThread.isCurrent { current?.areAll = true }
    }

    /// Whether the values that were read are the same in two environments.
    func areSame(in old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
        !areAll && old.isHidden == new.isHidden && keys.allSatisfy { old.isSame(as: new, for: $0) }
    }
}
