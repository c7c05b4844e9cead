import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import Locks

/// Reports what the code in an isolated process was doing when a signal ended it, when it ended the process itself, or when the parent
/// asks because it does not return.
///
/// The signal may come anywhere in the code, and the code may hold any lock, including the allocator's. So an alarm bounds the time
/// of the report. The process ends by its first signal, whatever happens during the report.
enum TrapDescription {
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    /// The size of the handler's stack, for code that has overflowed its own.
    private static let stackSize = 1 << 20
    private static let mostTime_s: UInt32 = 1
    /// The number of questions after which the report is written wherever the code is: it may wait in the system.
    private static let mostQuestions = 100

    nonisolated(unsafe) private static var note: () -> String? = { nil }
    nonisolated(unsafe) private static var output: Int32 = -1
    private static let stack = CallStack()
    /// The thread that writes the report.
    nonisolated(unsafe) private static var reporter: pthread_t?
    /// Whether a signal has come. A handler never waits for the lock: if another thread has it, that thread is the first.
    private static let hasCome = Locked(false)
    /// The reported signal. Only the thread that writes the report uses it.
    nonisolated(unsafe) private static var first: Int32 = 0
    /// The thread that runs the cases.
    nonisolated(unsafe) private static var runner: pthread_t?
    nonisolated(unsafe) private static var questions = 0
    nonisolated(unsafe) private static var reports = 0
    /// Whether the process performs a task, whose code should not end it.
    nonisolated(unsafe) static var isPerforming = false

    /// Installs the signal handlers.
    ///
    /// - Parameters:
    ///   - output: The file descriptor of the report.
    ///   - note: Returns the activity of the code.
    static func begin(to output: Int32, _ note: @escaping () -> String?) {
        // The code initializes all of these before a handler can need them.
        self.output = output
        self.note = note
        reporter = nil
        first = 0
        runner = pthread_self()
        questions = 0
        reports = 0
        isPerforming = false
        hasCome.withLock { $0 = false }
        _ = stack.addresses(from: nil)
        // This thread, which runs the cases, gets an alternate stack. Handlers on other threads use what is left of theirs.
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = numericCast(stackSize)
        sigaltstack(&stack, nil)
        for number in signals {
            // Unblocked in its handler, so that a second trap does not hang.
            listen(to: number, Int32(SA_NODEFER)) { number, _, context in
                TrapDescription.report(number, TrapDescription.instruction(in: context))
            }
        }
        listen(to: ChildProcess.question, Int32(SA_RESTART)) { _, _, context in
            TrapDescription.answer(TrapDescription.instruction(in: context))
        }
        atexit {
            if TrapDescription.isPerforming { TrapDescription.write(nil) }
        }
    }

    /// Reports what code that does not return is doing, if it is in this program. Elsewhere, as in the allocator, it may hold a lock
    /// that the report needs. The last report ends the process.
    private static func answer(_ instruction: UInt?) {
        guard let runner, reporter == nil else { return }
        guard pthread_equal(runner, pthread_self()) != 0 else {
            pthread_kill(runner, ChildProcess.question)
            return
        }
        questions += 1
        let isInProgram = instruction.map { LoadedProgram.addresses?.contains($0) == true } ?? false
        guard isInProgram || questions > mostQuestions else { return }
        reports += 1
        guard questions <= mostQuestions, reports < HungChild.mostReports else {
            return report(ChildProcess.question, instruction)
        }
        first = ChildProcess.question
        boundTime()
        write(instruction)
    }

    private static func report(_ number: Int32, _ instruction: UInt?) {
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
        boundTime()
        write(instruction)
        end()
    }

    private static func boundTime() {
        listen(to: SIGALRM, 0) { _, _, _ in TrapDescription.end() }
        alarm(mostTime_s)
    }

    /// Writes the activity of the code, and its calls.
    private static func write(_ instruction: UInt?) {
        FileDescriptor.write(IsolationLine.crash(note(), at: stack.addresses(from: instruction)), to: output)
    }

    /// Returns the address of the instruction that a signal interrupted; `nil` if it is unknown on this machine.
    private static func instruction(in context: UnsafeMutableRawPointer?) -> UInt? {
        #if os(Linux) && arch(x86_64)
            let registers = context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext.gregs
            return registers.map { UInt(bitPattern: Int($0.16)) }
        #elseif os(Linux) && arch(arm64)
            return context.map { UInt($0.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext.pc) }
        #else
            return nil
        #endif
    }

    /// Ends the process by the first signal.
    private static func end() {
        signal(first, SIG_DFL)
        unblock(first)
        raise(first)
    }

    private static func listen(
        to number: Int32, _ flags: Int32,
        _ handler: @escaping @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void
    ) {
        var action = sigaction()
        #if os(Linux)
            action.__sigaction_handler.sa_sigaction = handler
        #else
            action.__sigaction_u.__sa_sigaction = handler
        #endif
        action.sa_flags = Int32(SA_ONSTACK | SA_SIGINFO) | flags
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
