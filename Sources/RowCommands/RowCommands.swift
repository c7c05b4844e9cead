import ArgumentParser
import BindingFuzz
import FilesAndProcesses
import FuzzCommands
import FuzzCorpus
import FuzzReports
import ViewFuzz
import RowReports
import LiveEngine

/// The command line of the row model: `bindfuzz`.
extension RowModel: CommandLineSubject {
    public typealias Change = DeliveryOptions

    public static var abstract: String {
        "Finds the orders of mutations, posts and run-loop phases in which a SwiftUI row reads a stale binding."
    }

    public static var examples: String {
        """
          bindfuzz fuzz --configurations 'macos/lazy/*/*/index/*'
          bindfuzz fuzz --delivery queue+commit
          bindfuzz replay corpus/seeds/clear-then-post.case
        """
    }

    public static var configurationHelp: String {
        let names = Configuration.vocabulary.map { (part: $0.part.count, value: $0.value.count) }
        let widths = (part: (names.map(\.part).max() ?? 0) + 2, value: (names.map(\.value).max() ?? 0) + 2)
        var part: String?
        let lines = Configuration.vocabulary.flatMap { term in
            let name = WrappedText.padded(term.part == part ? "" : term.part, to: widths.part)
            part = term.part
            let label = "  " + name + WrappedText.padded(term.value, to: widths.value)
            let text = WrappedText.lines(term.plainDefinition, width: TextStyle.usualWidth - 1 - label.count)
            return text.enumerated().map { position, line in
                (position == 0 ? label : String(repeating: " ", count: label.count)) + line
            }
        }
        return """
            A configuration is platform/container/delivery/guard/access/handler, as in \
            macos/eager/runloop/unguarded/index/read; a pattern has * for parts that do not matter:
            \(lines.joined(separator: "\n"))

            """
    }

    public static var mechanismMeaning: String {
        "the kind of verdict, the place of the read and how the row stood"
    }

    public static var whyMeaning: String { "why the stale binding was read" }
    public static var starvationMeaning: String? { "a delivery that never arrives" }

    public static var commands: [any ParsableCommand.Type] {
        [
            ProveCommand.self, EnvelopeCommand.self, AdviseCommand.self, CompareCommand.self, ConvertCommand.self,
            InitCommand.self,
        ]
    }

    public static var documents: [CorpusDocument] { [EnvelopeDocument.document] }

    public static var engines: [String] { ["model", "live"] }
    public static var engineMeaning: String {
        "What runs the case: the model, or real view code on the real main run loop, which tells text only."
    }

    /// Commands are run on the main thread, outside of any block of the main queue.
    public static func text(
        of testCase: Interleaving, under configuration: Configuration, by engine: String, trapping traps: Bool,
        width: Int
    ) -> String {
        let live = MainActor.assumeIsolated { LiveRun(testCase, under: configuration, traps: traps) }
        return LiveTimeline(live, of: testCase, under: configuration)
            .text(style: TextStyle(isColored: false, width: width))
    }

    public static var comparisonMeaning: (sample: String, difference: String)? {
        (
            "is run on the live engine too, and compared with the model",
            "a model that differs from the live engine (exit status \(ExitStatus.defect))"
        )
    }

    /// The first random comparisons of the gate's seed.
    public static func compareEngines() -> EngineComparison? {
        let cases: UInt64 = 500
        let differing = MainActor.assumeIsolated {
            (0..<cases).map { Comparison.random(seed: GateDefaults.seed, index: $0) }
                .filter { !$0.differences.isEmpty }
        }
        return EngineComparison(
            of: "the model", with: "the live engine", cases: cases, differing: differing.count,
            differences: differing.first?.differences ?? [],
            command: ["compare", "--seed", "\(GateDefaults.seed)", "--cases", "\(cases)"])
    }
}
