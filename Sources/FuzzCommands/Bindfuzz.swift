import ArgumentParser
import BindingFuzz

/// The command line, for an executable to offer.
public struct Bindfuzz: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "bindfuzz",
        abstract:
            "Finds the orders of mutations, posts and run-loop phases in which a SwiftUI row reads a stale binding.",
        discussion: """
            EXAMPLES
              bindfuzz fuzz                              search for a minute
              bindfuzz fuzz --seed 7 --cases 100000      the same on every machine
              bindfuzz fuzz --configurations 'macos/lazy/*/*/index/*'
              bindfuzz replay corpus/seeds/clear-then-post.case
              bindfuzz replay --format json --full FILE  for programs
              bindfuzz gate                              what CI runs
              bindfuzz campaign night --time 8h          search overnight
              bindfuzz report night --html night.html    what is new in the morning

            A configuration is platform/container/delivery/guard/access/handler, as in \
            macos/eager/runloop/unguarded/index/read; a pattern has * for parts that do not matter:
              platform   ios, macos
              container  eager (VStack), animated (with a removal transition),
                         lazy (List, LazyVStack)
              delivery   immediate, runloop (RunLoop.main), queue
                         (DispatchQueue.main), exit (an observer at the end of
                         kCFRunLoopExit), runloop-exit (one after the other),
                         commit (exit or before waiting)
              guard      unguarded, appeared (an isAppeared flag is checked first)
              access     index (ForEach($items)), identity (looked up by id)
              handler    read, write, remove

            EXIT STATUS
              0   as expected
              1   a stale dereference that nothing expects
              2   an expectation does not hold otherwise: an expected failure is
                  gone, or a canary did not fail
              3   a file that cannot be read or written
              64  usage
              70  a defect of bindfuzz
            """,
        version: Version.current,
        subcommands: [
            FuzzCommand.self, ReplayCommand.self, ShrinkCommand.self, GateCommand.self, CorpusCommand.self,
            CompareCommand.self, CampaignCommand.self, StatusCommand.self, WorkerCommand.self, ExplainCommand.self,
            ReportCommand.self, ConvertCommand.self,
        ]
    )

    /// What `ParsableCommand` asks for.
    public init() {}

    /// Runs what the command line asks for. Whatever goes wrong in it ends with words and a status of its own.
    public static func main() {
        StandardStreams.open()
        do {
            var command = try parseAsRoot()
            try ExitStatus.reporting { try command.run() }
        } catch {
            let (status, message) = (exitCode(for: error), fullMessage(for: error))
            if status.isSuccess {
                StandardOutput.write(message + "\n")
            } else if !message.isEmpty {
                StandardError.print(message)
            }
            exit(withError: ExitCode(status.rawValue))
        }
    }
}
