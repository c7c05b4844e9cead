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
        abstract: "Decide configurations for all cases: the smallest one that goes wrong, or a proof that none does.",
        discussion: """
            A line for each configuration: 'stale' with the smallest case in which a stale index is read, or 'proven': in no \
            case is one, of any length, with any number of elements and of pending work. Then 'starves' with the smallest case \
            in which a delivery never arrives though nothing is stale, or 'delivers': in no case does one.

            With --without, of cases that lack certain kinds of steps, with commas in between:
              --without scroll,reap           as case files have them, wherever they run
              --without 'perform clear'       what is deferred
              --without 'mutations in timer'  what runs in a callout

            With --explain, tells of one configuration what holds whenever its handler gets to an element.

            Exits with \(ExitStatus.brokenExpectation) if something could not be decided, and with \
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
        help: ArgumentHelp("Tell why this configuration is proven, or what breaks it.", valueName: "configuration"))
    var explain: ConfigurationPattern<Configuration>?

    @Option(help: "The form in which decisions are printed; JSON is an object for each configuration, one a line.")
    var format = Format.text

    func validate() throws {
        guard let explain else { return }
        if configurationOptions.isAsked || configurationOptions.full || format == .json {
            throw ValidationError(
                "--explain tells of one configuration, as text: it takes no --configurations, --full or --format json.")
        }
        if explain.configurations.count != 1 {
            throw ValidationError("--explain takes one configuration, as in ios/eager/commit/unguarded/index/read.")
        }
    }

    func run() throws {
        Interruption.listen()
        let configurations = deliveryOptions.changed(explain?.configurations ?? configurationOptions.selected)
        if explain != nil {
            for configuration in configurations { tell(configuration) }
            return
        }
        var counts = DecisionCounts()
        var left = configurations[...]
        let width = configurations.map { $0.description.count }.max() ?? 0
        let threads = SearchThreads(ofProcess: SearchThreads.cores)
        while !left.isEmpty && !Interruption.hasCome {
            let part = Prover.firstPart(of: left)
            left = left.dropFirst(part.count)
            let decisions = Prover.decide(part, allowing: classes, on: threads)
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
    private func tell(_ configuration: Configuration) {
        var prover = Prover(allowing: classes)
        let cases = "case" + (without.map { " without \($0.names)" } ?? "")
        let decision = prover.decide(configuration)
        var paragraphs = configuration.meaning
        switch decision.failure {
        case .failing(let testCase, let mechanism):
            paragraphs.append(
                "Stale (\(mechanism)); the smallest \(cases): \(testCase). 'bindfuzz replay' tells it step by step."
            )
        case .proven:
            let invariants = ProofInvariants(of: configuration, allowing: classes)
            paragraphs.append("Proven: in no \(cases) is a stale index read.")
            paragraphs += invariants.sentences
            paragraphs.append(
                "That holds in all of the \(invariants.states.counted("state")) that a row and a delivery to it can be in."
            )
        case .open: paragraphs.append("Not decided: neither a case nor a proof was found.")
        }
        switch decision.liveness {
        case .starved(let testCase):
            paragraphs.append("Starves: a delivery is never made after \(testCase).")
        case .delivered:
            paragraphs.append("Delivers: " + configuration.deliverySentence)
        case .open: paragraphs.append("Whether a delivery can starve is not decided.")
        }
        let width = StandardOutput.style.width
        let lines = paragraphs.flatMap { WrappedText.lines($0, width: width, hanging: 2) }
        StandardOutput.write("\(configuration)\n" + lines.map { $0 + "\n" }.joined())
    }
}
