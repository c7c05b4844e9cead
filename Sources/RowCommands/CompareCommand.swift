import ArgumentParser
import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCommands
import FuzzCorpus
import FuzzReports
import RowReports
import LiveEngine

struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Run the model and the live engine side by side, and report any difference.",
        discussion: """
            Each case is run under one configuration, drawn from the full matrix or from those that the patterns \
            match, by the model and by real view code on the real main run loop. A difference in verdict, place, \
            rows or deliveries is shrunk and shown with both records. With files, compares those cases under \
            every configuration. An `async` handler uses DispatchQueue.main.async or a Task on the main actor: \
            one of them is drawn at random; with files, both run.

            Exits with \(ExitStatus.defect) if the two differ: one of them is wrong.
            """
    )

    @Argument(help: ArgumentHelp("Case files to compare, instead of random cases.", valueName: "file"))
    var files: [String] = []

    @Option(
        parsing: .unconditional, help: "The number of pairs of a case and a configuration to run.",
        transform: WholeNumber.read)
    var cases: UInt64 = 10_000

    @Option(parsing: .unconditional, help: "The seed. (default: random)", transform: WholeNumber.read)
    var seed: UInt64?

    @Option(
        name: .long, help: ArgumentHelp("Draw from these configurations. Repeatable.", valueName: "pattern"))
    var configurations: [ConfigurationPattern<Configuration>] = []

    @OptionGroup var deliveryOptions: DeliveryOptions

    func run() throws {
        Interruption.listen()
        let selected = deliveryOptions.changed(
            Configuration.fullMatrix.filter { configuration in
                configurations.isEmpty || configurations.contains { $0.matches(configuration) }
            })
        let cases = try ExitStatus.reporting { try NamedCase<RowModel>.read(files) }
        // A command runs on the main thread, outside of any block of the main queue.
        let differing = try MainActor.assumeIsolated {
            cases.isEmpty ? compareRandomCases(selected) : try compareFiles(cases, selected)
        }
        if differing > 0 { throw ExitCode(.defect) }
    }

    @MainActor private func compareRandomCases(_ configurations: [Configuration]) -> Int {
        let seed = seed ?? .randomSeed
        StandardOutput.print("seed \(seed)")
        let progress = ProgressLine(cases: cases)
        var differing = 0
        var index: UInt64 = 0
        while index < cases, !Interruption.hasCome {
            let comparison = Comparison.random(seed: seed, index: index, among: configurations)
            if !comparison.differences.isEmpty {
                differing += 1
                show(comparison.shrunk(), name: "case \(index)")
            }
            index += 1
            progress.show(index, 1, findings: differing)
        }
        progress.end()
        let microseconds = progress.elapsed.inSeconds / Double(max(1, index)) * 1e6
        let count = "\(index.counted("pair")), \(differing) \(differing == 1 ? "differs" : "differ")"
        StandardOutput.print("\(count); \(Int(microseconds)) µs a pair")
        StandardOutput.print("seed \(seed)")
        return differing
    }

    @MainActor private func compareFiles(_ cases: [NamedCase<RowModel>], _ configurations: [Configuration]) throws
        -> Int
    {
        var differing = 0
        for entry in cases {
            var different: [Comparison] = []
            for configuration in configurations {
                guard !Interruption.hasCome else {
                    StandardOutput.print("\(entry.name): interrupted before \(configuration)")
                    return differing + different.count
                }
                let comparisons = Comparison.each(entry.file.testCase, under: configuration)
                different += comparisons.first { !$0.differences.isEmpty }.map { [$0] } ?? []
            }
            differing += different.count
            if let first = different.first { show(first.shrunk(), name: entry.name) }
            StandardOutput.print(
                "\(entry.name): \(different.count) of \(configurations.count.counted("configuration")) "
                    + (different.count == 1 ? "differs" : "differ"))
        }
        return differing
    }

    @MainActor private func show(_ comparison: Comparison, name: String) {
        let style = TextStyle(isColored: false, width: StandardOutput.style.width)
        let live = LiveTimeline(comparison.live, of: comparison.testCase, under: comparison.configuration)
        let spelling = comparison.configuration.handler == .async ? ", spelled \(comparison.spelling)," : ""
        let headline =
            "\(name.visible) under \(comparison.configuration)\(spelling) differs; shrunk: \(comparison.testCase)"
        let differences = comparison.differences.flatMap { difference in
            WrappedText.lines(difference, width: style.width - 2, hanging: 2).map { "  " + $0 }
        }
        StandardOutput.write(
            (WrappedText.lines(headline, width: style.width, hanging: 2) + differences).joined(separator: "\n")
                + "\n\n\(comparison.configuration)  (model)\n\n\(Timeline(comparison.model).text(style: style))\n"
                + live.text(style: style) + "\n")
    }
}
