import ArgumentParser
import BindingFuzz
import FilesAndProcesses
import FuzzCommands
import FuzzReports
import RowReports

struct EnvelopeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "envelope",
        abstract: "Say under what the configurations that can go wrong are proven safe.",
        discussion: """
            Nobody has to be safe from steps that an app does not make. For each configuration this finds the largest \
            sets of assumptions under which no case is stale: of any length, with any number of elements and of \
            pending work. Each set is proven, and once one assumption more is added there is a stale case; \
            --format json shows the smallest.

            Assumptions are the places that mutations happen in and posts come from (touches, other sources, timers, \
            blocks of the run loop, the main queue, other threads); what mutations do (removing, inserting, moving, \
            replacing, reloading, editing, scrolling); evictions and ends of removal animations (reaping); the user's \
            dragging (tracking); and the end of what handlers await (resuming).

            What is safe may starve all the same: a delivery that never arrives reads nothing.

            EXAMPLES
              bindfuzz envelope
              bindfuzz envelope --configurations 'macos/lazy/*/*/index/*'
              bindfuzz envelope --full --format json
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, json
    }

    @OptionGroup var matrix: ConfigurationOptions<RowModel>

    @Option(help: "The form in which the envelopes are printed.")
    var format = Format.text

    func run() throws {
        let report = EnvelopeReport.of(matrix.selected)
        switch format {
        case .text: StandardOutput.write(report.text(style: StandardOutput.style))
        case .markdown: StandardOutput.write(report.markdown)
        case .json: StandardOutput.write(report.json)
        }
    }
}
