import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCampaign
import FuzzReports

/// Runs cases for another process of the same program. The code in a case may end this process. Each order and each answer is a
/// line of JSON.
struct IsolatedCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: IsolatedExecutor.command, abstract: "Run cases for another process of this program.",
            shouldDisplay: false)
    }

    func run() throws {
        // The app's output must not mix with the answers, and the app must not read orders as its input. It must not reach these
        // files through a descriptor number that it mistakes for its own, either.
        let shared = ChildProcess.sharedDescriptor
        let isShared = fcntl(shared, F_GETFD) >= 0
        guard let moved = PrivateDescriptor.move([STDIN_FILENO, STDOUT_FILENO] + (isShared ? [shared] : [])),
            open("/dev/null", O_RDONLY) == STDIN_FILENO, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
        else { throw ExitCode(.unusableFile) }
        let (input, answers) = (moved[0], moved[1])
        Self.keepNoCores()
        // Programs that the app starts do without it.
        unsetenv(ChildProcess.bindNow)
        let earlierChildren = ForkServer.begin(input: input, output: answers) { S.isolation?.prepareToFork() }
        if isShared { ProgressMarker.isShared(as: moved[2]) }
        TrapDescription.begin(to: answers) { S.isolation?.trapNote }
        let orders = OrderQueue()
        Thread.detachNewThread { orders.fill(from: input) }
        let server = IsolationServer(
            (S.isolation?.tasks ?? []) + [StoryTask<S>.self, EngineTextTask<S>.self, PreflightTask<S>.self],
            child: earlierChildren, output: answers)
        while let line = orders.next() {
            TrapDescription.isPerforming = true
            let isTask = server.perform(line)
            TrapDescription.isPerforming = false
            guard isTask else { throw ExitCode(.usage) }
        }
    }

    /// Disables core dumps. A search may hit the same trap many times, and the dumps would fill the disk.
    private static func keepNoCores() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if os(Linux)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
            setrlimit(RLIMIT_CORE, &none)
        #endif
    }
}
