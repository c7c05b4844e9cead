import Foundation
import Synchronization

/// Notices SIGINT and SIGTERM, so that long work can end with its summary.
enum Interruption {
    fileprivate static let isRequested = Atomic(false)

    /// Starts to listen. A second signal ends the process at once, as it would without this.
    static func listen() {
        // Made before a handler can need it: a handler must not be the first to touch a global.
        isRequested.store(false, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                Interruption.isRequested.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
    }

    /// Whether a signal has come.
    static var hasCome: Bool { isRequested.load(ordering: .relaxed) }
}
