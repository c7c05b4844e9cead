import BindingFuzz
import FilesAndProcesses
import FuzzReports

extension RowModel {
    /// The row model's words for help and reports.
    public static let vocabulary = Vocabulary(
        abstract:
            "Finds the orders of mutations, posts and run-loop phases in which a SwiftUI row reads a stale binding.",
        findingsHeading: "Stale row bindings",
        failureClause: "a row's binding is stale",
        failureNoun: "stale dereference",
        mechanism: "the kind of verdict, the place of the read and the state of the row",
        configurationNoun: "deployment of the row app",
        placeHeading: "run loop",
        reasonClause: "the reason for the stale read",
        starvationClause: "the delivery never arrives",
        starvationNoun: "a delivery that never arrives",
        idleClause: "no handler is called",
        comparison: EngineComparisonWords(
            command: "compare", sample: "is run on the live engine, too, and compared with the model",
            difference: "a model that differs from the live engine (exit status \(ExitStatus.defect))"),
        examples: """
              bindfuzz fuzz --configurations 'macos/lazy/*/*/index/*'
              bindfuzz fuzz --delivery queue+commit
              bindfuzz replay corpus/seeds/clear-then-post.case
            """,
        configurationHelp: configurationHelp)

    /// What a configuration is, and the definition of each value of its parts.
    private static var configurationHelp: String {
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
            macos/eager/runloop/unguarded/index/read; a pattern has * for any value of a part:
            \(lines.joined(separator: "\n"))

            """
    }
}
