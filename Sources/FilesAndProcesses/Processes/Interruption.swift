import Foundation
import Synchronization

/// Notices SIGINT, SIGTERM and SIGHUP, so that long work can end with its summary.
package enum Interruption {
    fileprivate static let isRequested = Atomic(false)

    /// Starts to listen. A second signal ends the process at once, as it would without this.
    package static func listen() {
        // Made before a handler can need it: a handler must not be the first to touch a global.
        isRequested.store(false, ordering: .relaxed)
        // A process that was started from a thread with signals blocked has them blocked, too.
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        let handler: @convention(c) (Int32) -> Void = { number in
            Interruption.isRequested.store(true, ordering: .relaxed)
            signal(number, SIG_DFL)
        }
        signal(SIGINT, handler)
        signal(SIGTERM, handler)
        // A terminal that goes away ends it, too, unless it was started with `nohup`.
        let earlier = signal(SIGHUP, handler)
        if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGHUP, SIG_IGN) }
    }

    /// Whether a signal has come.
    package static var hasCome: Bool { isRequested.load(ordering: .relaxed) }
}
