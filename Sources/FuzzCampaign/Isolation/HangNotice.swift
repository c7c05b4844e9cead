import FuzzEngine
import Locks

/// Tells of a case that hangs before it is shrunk and confirmed, which takes several times the time limit.
package enum HangNotice {
    private static let tell = Locked<(@Sendable (_ testCase: String) -> Void)?>(nil)
    private static let told = Locked<Set<String>>([])

    /// Sets the function to call with the first case for each step that hangs. By default, nothing is called.
    package static func set(_ tell: @escaping @Sendable (_ testCase: String) -> Void) {
        self.tell.withLock { $0 = tell }
    }

    /// Tells of a case whose last step hangs, once for each such step.
    static func note(_ testCase: some TestCase) {
        guard let tell = tell.withLock({ $0 }), let step = testCase.steps.last else { return }
        if told.withLock({ $0.insert("\(step)").inserted }) { tell("\(testCase)") }
    }
}
