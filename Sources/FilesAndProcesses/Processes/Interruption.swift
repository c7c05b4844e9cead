import Foundation

/// Records SIGINT, SIGTERM and SIGHUP, so that long work can end with its summary.
package enum Interruption {
    /// Whether a signal has come: 1, or 0. A signal handler must not wait for a lock, so this is a word that it can always write.
    nonisolated(unsafe) private static let isRequested = {
        let word = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
        word.initialize(to: 0)
        return word
    }()

    /// Installs the handlers. A second signal ends the process at once, as it would without them.
    ///
    /// - Parameter others: signals besides SIGINT, SIGTERM and SIGHUP.
    package static func listen(alsoTo others: [Int32] = []) {
        // Initializes the global now: a signal handler must not be the first to access it.
        isRequested.pointee = 0
        // A process inherits blocked signals from the thread that started it.
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        let handler: @convention(c) (Int32) -> Void = { number in
            Interruption.isRequested.pointee = 1
            signal(number, SIG_DFL)
        }
        signal(SIGINT, handler)
        signal(SIGTERM, handler)
        for number in others { signal(number, handler) }
        // The loss of the terminal ends the process too, unless it was started with `nohup`.
        let earlier = signal(SIGHUP, handler)
        if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGHUP, SIG_IGN) }
    }

    /// Whether a signal has come.
    ///
    /// Not inlined: a loop that asks must read the word each time.
    package static var hasCome: Bool {
        @inline(never) get { isRequested.pointee != 0 }
    }
}
