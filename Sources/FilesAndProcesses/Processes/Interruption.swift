import Foundation
import Synchronization

/// Records SIGINT, SIGTERM and SIGHUP, so that long work can end with its summary.
package enum Interruption {
    fileprivate static let isRequested = Atomic(false)

    /// Installs the handlers. A second signal ends the process at once, as it would without them.
    package static func listen() {
        // Initializes the global now: a signal handler must not be the first to access it.
        isRequested.store(false, ordering: .relaxed)
        // A process inherits blocked signals from the thread that started it.
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        let handler: @convention(c) (Int32) -> Void = { number in
            Interruption.isRequested.store(true, ordering: .relaxed)
            signal(number, SIG_DFL)
        }
        signal(SIGINT, handler)
        signal(SIGTERM, handler)
        // The loss of the terminal ends the process too, unless it was started with `nohup`.
        let earlier = signal(SIGHUP, handler)
        if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGHUP, SIG_IGN) }
    }

    /// Whether a signal has come.
    package static var hasCome: Bool { isRequested.load(ordering: .relaxed) }
}
