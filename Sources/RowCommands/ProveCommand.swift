import ArgumentParser
import BindingFuzz
import FilesAndProcesses
import FuzzCommands
import FuzzCorpus
import FuzzReports
import RowReports

struct ProveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prove",
        abstract: "Decide configurations for all cases: print the smallest failing case, or prove that there is none.",
        discussion: """
            Prints a line for each configuration: 'stale' with the smallest case that reads a stale index, or 'proven' if no \
            case does, of any length, with any number of elements and pending operations. Then 'starves' with the smallest case \
            in which a delivery never arrives although nothing is stale, or 'delivers' if there is no such case.

            With --without, considers only cases without certain kinds of steps, separated by commas:
              --without scroll,reap           steps, as in case files, wherever they run
              --without 'perform clear'       deferred steps
              --without 'mutations in timer'  steps in a callout

            With --explain, states the invariants of one configuration that hold whenever its handler reaches an element.

            Exits with \(ExitStatus.brokenExpectation) if a configuration could not be decided, and with \
            \(ExitStatus.interrupted) if it was interrupted.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @OptionGroup var configurationOptions: ConfigurationOptions<RowModel>

    @OptionGroup var deliveryOptions: DeliveryOptions

    /// The steps that cases may not have.
    struct LeftOut {
        /// The names as the user typed them.
        let names: String
        /// All other steps.
        let classes: StepClasses

        init(_ text: String) throws(StepClassesError) {
            classes = try StepClasses(leavingOut: text)
            names = text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
                .joined(separator: ", ")
        }
    }

    @Option(
        help: ArgumentHelp("Leave out these kinds of steps.", valueName: "kinds"), transform: { try LeftOut($0) })
    var without: LeftOut?

    @Option(
        help: ArgumentHelp(
            "Explain the proof of this configuration, or the case that breaks it.", valueName: "configuration"))
    var explain: ConfigurationPattern<Configuration>?

    @Option(help: "The format of the decisions; json prints one object a line for each configuration.")
    var format = Format.text

    func validate() throws {
        guard let explain else { return }
        if configurationOptions.isAsked || configurationOptions.full || format == .json {
            throw ValidationError(
                "--explain explains one configuration as text; it excludes --configurations, --full and --format json.")
        }
        if explain.configurations.count != 1 {
            throw ValidationError("--explain takes one configuration, as in ios/eager/commit/unguarded/index/read.")
        }
    }

    func run() throws {
        Interruption.listen()
        let configurations = deliveryOptions.changed(explain?.configurations ?? configurationOptions.selected)
        if explain != nil {
            for configuration in configurations { printExplanation(configuration) }
            return
        }
        var counts = DecisionCounts()
        var left = configurations[...]
        let width = configurations.map { $0.description.count }.max() ?? 0
        let threads = SearchThreads(ofProcess: SearchThreads.cores)
        var waiting = WaitingResults(allowing: classes)
        while !left.isEmpty && !Interruption.hasCome {
            let part = Prover.firstPart(of: left)
            left = left.dropFirst(part.count)
            let decisions = Prover.decide(part, knowing: &waiting, on: threads)
            for (configuration, decision) in zip(part, decisions) {
                counts.add(decision)
                let name = configuration.description
                let line =
                    format == .json
                    ? decision.json(configuration, without: without?.names)
                    : ([name.padding(toLength: width, withPad: " ", startingAt: 0)] + decision.words)
                        .joined(separator: "  ")
                StandardOutput.print(line)
            }
        }
        if format == .text {
            StandardOutput.print(
                counts.text(of: configurations.count - left.count)
                    + (without.map { "; of cases without \($0.names)" } ?? ""))
        }
        if !left.isEmpty {
            StandardError.print("interrupted before the other \(left.count.counted("configuration"))")
            throw ExitCode(.interrupted)
        }
        try (counts.open == 0 ? ExitStatus.asExpected : .brokenExpectation).finish()
    }

    private var classes: StepClasses { without?.classes ?? .all }

    /// Prints the reasons for the decision on a configuration.
    private func printExplanation(_ configuration: Configuration) {
        var prover = Prover(allowing: classes)
        let cases = "case" + (without.map { " without \($0.names)" } ?? "")
        let decision = prover.decide(configuration)
        var paragraphs = configuration.meaning
        switch decision.failure {
        case .failing(let testCase, let mechanism):
            paragraphs.append(
                "Stale (\(mechanism)); the smallest \(cases): \(testCase). 'bindfuzz replay' shows it step by step."
            )
        case .proven:
            let invariants = ProofInvariants(of: configuration, allowing: classes)
            paragraphs.append("Proven: no \(cases) reads a stale index.")
            paragraphs += invariants.sentences
            paragraphs.append(
                "This holds in all \(invariants.states.counted("state")) that a row and a delivery to it can reach."
            )
        case .open: paragraphs.append("Not decided: neither a case nor a proof was found.")
        }
        switch decision.liveness {
        case .starved(let testCase):
            paragraphs.append("Starves: a delivery never arrives after \(testCase).")
        case .delivered:
            paragraphs.append("Delivers: " + configuration.deliverySentence)
        case .open: paragraphs.append("Whether a delivery can starve is not decided.")
        }
        let width = StandardOutput.style.width
        let lines = paragraphs.flatMap { WrappedText.lines($0, width: width, hanging: 2) }
        StandardOutput.write("\(configuration)\n" + lines.map { $0 + "\n" }.joined())
    }
}
