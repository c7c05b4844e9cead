import FuzzEngine

/// Returns whether the time of a gate is over. After it has returned `true`, it always does. Any thread may call it.
package typealias GateDeadline = @Sendable () -> Bool

extension Gate {
    /// The cases that a gate left out because its time was over.
    package struct LeftOut: Hashable, Sendable {
        /// The number of cases of the corpus that were not replayed.
        package let replayed: Int
        /// The number of cases that were not searched.
        package let searched: UInt64

        static var nothing: LeftOut { LeftOut(replayed: 0, searched: 0) }
    }
}
