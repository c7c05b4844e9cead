import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import Synchronization

/// Says in a child what its code was at, when a signal ends it.
///
/// The code has stopped anywhere, and may hold any lock, that of the allocator too. So an alarm ends what takes too long; and
/// who looks for the signal that ended the process finds the first one, whatever happened since.
enum TrapDescription {
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    /// Room for a handler where the code has used up its own.
    private static let stackSize = 1 << 20
    private static let mostTime_s: UInt32 = 1

    nonisolated(unsafe) private static var note: () -> String? = { nil }
    nonisolated(unsafe) private static var output: Int32 = -1
    /// The thread that tells.
    nonisolated(unsafe) private static var teller: pthread_t?
    /// The signal that is told; 0 where none has come.
    private static let first = Atomic<Int32>(0)

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - output: where it is said.
    ///   - note: what there is to say.
    static func begin(to output: Int32, _ note: @escaping () -> String?) {
        // All of it is touched before a handler can need it.
        self.output = output
        self.note = note
        teller = nil
        first.store(0, ordering: .sequentiallyConsistent)
        // Of this thread, which runs the cases; others tell as long as they have room.
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = numericCast(stackSize)
        sigaltstack(&stack, nil)
        for number in signals { listen(to: number) { TrapDescription.tell($0) } }
    }

    private static func tell(_ number: Int32) {
        let isFirst = first.compareExchange(expected: 0, desired: number, ordering: .sequentiallyConsistent).exchanged
        guard isFirst else {
            // What is told traps itself, or another thread has trapped, too.
            if let teller, pthread_equal(teller, pthread_self()) != 0 { end() }
            while true { pause() }
        }
        teller = pthread_self()
        listen(to: SIGALRM) { _ in TrapDescription.end() }
        alarm(mostTime_s)
        if let note = note() {
            FileDescriptor.write([IsolationLine.trap] + Array("\(JSONStringLiteral.of(note))\n".utf8), to: output)
        }
        end()
    }

    /// Ends the process by the signal that came first.
    private static func end() {
        let number = first.load(ordering: .sequentiallyConsistent)
        signal(number, SIG_DFL)
        unblock(number)
        raise(number)
    }

    private static func listen(to number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if os(Linux)
            action.__sigaction_handler.sa_handler = handler
        #else
            action.__sigaction_u.__sa_handler = handler
        #endif
        // Not blocked meanwhile: what traps again must not hang.
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
