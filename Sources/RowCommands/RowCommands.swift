import AppPort
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

    /// The commands that only the row model has.
    public static var commands: [any ParsableCommand.Type] {
        [
            ProveCommand.self, EnvelopeCommand.self, AdviseCommand.self, CompareCommand.self, ConvertCommand.self,
            InitCommand.self, PortCommand.self,
        ]
    }

    /// The table of the safety envelope.
    public static var documents: [CorpusDocument] { [EnvelopeDocument.document] }

    /// The model and the live engine.
    public static var engines: [Engine<RowModel>] {
        [
            Engine("model", "the model"),
            Engine("live", "real view code on the real main run loop, as text only") {
                testCase, configuration, traps, width in
                // Commands are run on the main thread, outside of any block of the main queue.
                let live = MainActor.assumeIsolated { LiveRun(testCase, under: configuration, traps: traps) }
                return LiveTimeline(live, of: testCase, under: configuration)
                    .text(style: TextStyle(isColored: false, width: width))
            },
        ]
    }

    /// Compares the engines on the first random cases of the gate's seed.
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
