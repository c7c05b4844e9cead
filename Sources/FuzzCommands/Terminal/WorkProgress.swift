import FuzzEngine
import Foundation
import Synchronization

/// How much of some work is done, as a line on a terminal; elsewhere nothing is shown.
package final class WorkProgress: Sendable {
    private let count: Int
    private let noun: String
    private let done = Mutex(0)
    private let isLive = Terminal.obeysCodes(STDERR_FILENO)

    /// Begins.
    ///
    /// - Parameters:
    ///   - count: how much there is to do.
    ///   - noun: one piece of it.
    package init(of count: Int, _ noun: String) {
        self.count = count
        self.noun = noun
    }

    /// So much more is done; any thread may say so.
    package func advance(by pieces: Int) {
        done.withLock { done in
            done += pieces
            if isLive { StandardError.write("\r\u{1B}[K\(done.grouped) of \(count.counted(noun))") }
        }
    }

    /// Takes the line away.
    package func end() {
        if isLive { StandardError.write("\r\u{1B}[K") }
    }
}
