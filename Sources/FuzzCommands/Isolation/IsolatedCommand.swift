import ArgumentParser
import BindingFuzz
import Foundation
import FuzzCampaign
import FuzzReports

/// Runs cases for another process of the same program, and may end by what it runs: a line of JSON each way.
struct IsolatedCommand<Base: IsolatableSubject & CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: IsolatedExecutor.command, abstract: "Runs cases for another process of this program.",
            shouldDisplay: false)
    }

    func run() throws {
        // What the code prints must not stand between the answers, and what it reads must not be an order.
        let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard input >= 0, answers >= 0, dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw ExitCode(ExitStatus.unusableFile.rawValue)
        }
        Self.keepNoCores()
        CaseNote.isShared()
        TrapTelling.begin(to: answers) { Base.trapNote }
        let orders = OrderQueue()
        Thread.detachNewThread { orders.fill(from: input) }
        let server = IsolationServer(
            SubjectTasks<Base>.all + [StoryTask<Base>.self, EngineTextTask<Base>.self, SubjectTrialTask<Base>.self],
            output: answers)
        while let line = orders.next() {
            guard server.perform(line) else { throw ExitCode(ExitStatus.usage.rawValue) }
        }
    }

    /// A search comes to the same trap many times, and the memory of each would be kept on a disk.
    private static func keepNoCores() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if os(Linux)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
            setrlimit(RLIMIT_CORE, &none)
        #endif
    }
}
