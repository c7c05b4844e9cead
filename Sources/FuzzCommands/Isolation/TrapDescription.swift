import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import Locks

/// Reports what the code in an isolated process was doing when a signal ended it.
///
/// The signal may come anywhere in the code, and the code may hold any lock, including the allocator's. So an alarm bounds the time
/// of the report. The process ends by its first signal, whatever happens during the report.
enum TrapDescription {
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    /// The size of the handler's stack, for code that has overflowed its own.
    private static let stackSize = 1 << 20
    private static let mostTime_s: UInt32 = 1

    nonisolated(unsafe) private static var note: () -> String? = { nil }
    nonisolated(unsafe) private static var output: Int32 = -1
    /// The thread that writes the report.
    nonisolated(unsafe) private static var reporter: pthread_t?
    /// Whether a signal has come. A handler never waits for the lock: if another thread has it, that thread is the first.
    private static let hasCome = Locked(false)
    /// The reported signal. Only the thread that writes the report uses it.
    nonisolated(unsafe) private static var first: Int32 = 0

    /// Installs the signal handlers.
    ///
    /// - Parameters:
    ///   - output: The file descriptor of the report.
    ///   - note: Returns the text of the report.
    static func begin(to output: Int32, _ note: @escaping () -> String?) {
        // The code initializes all of these before a handler can need them.
        self.output = output
        self.note = note
        reporter = nil
        first = 0
        hasCome.withLock { $0 = false }
        // This thread, which runs the cases, gets an alternate stack. Handlers on other threads use what is left of theirs.
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = numericCast(stackSize)
        sigaltstack(&stack, nil)
        for number in signals { listen(to: number) { TrapDescription.report($0) } }
    }

    private static func report(_ number: Int32) {
        let isFirst = hasCome.withLockIfAvailable { hasCome in
            defer { hasCome = true }
            return !hasCome
        }
        guard isFirst == true else {
            // Either the report itself traps, or another thread trapped as well.
            if let reporter, pthread_equal(reporter, pthread_self()) != 0 { end() }
            while true { pause() }
        }
        first = number
        reporter = pthread_self()
        listen(to: SIGALRM) { _ in TrapDescription.end() }
        alarm(mostTime_s)
        if let note = note() {
            FileDescriptor.write([IsolationLine.trap] + Array("\(JSONStringLiteral.of(note))\n".utf8), to: output)
        }
        end()
    }

    /// Ends the process by the first signal.
    private static func end() {
        signal(first, SIG_DFL)
        unblock(first)
        raise(first)
    }

    private static func listen(to number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if os(Linux)
            action.__sigaction_handler.sa_handler = handler
        #else
            action.__sigaction_u.__sa_handler = handler
        #endif
        // `SA_NODEFER` keeps the signal unblocked in its handler, so that a second trap does not hang.
        action.sa_flags = Int32(SA_ONSTACK | SA_NODEFER)
        sigaction(number, &action, nil)
        unblock(number)
    }

    private static func unblock(_ number: Int32) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}
