import ArgumentParser
import BindingFuzz
import FilesAndProcesses
import FuzzCommands
import FuzzReports
import RowReports

struct EnvelopeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "envelope",
        abstract: "Find the assumptions under which unsafe configurations are proven safe.",
        discussion: """
            An app need not be safe from steps that it never makes. For each configuration, this finds the largest \
            sets of kinds of steps with which no case is stale, for cases of any length with any number of elements and \
            pending operations. Each set is proven safe; with one more kind of step there is a stale case, of which \
            --format json shows the smallest.

            Kinds of steps are the places of mutations and posts (touches, other sources, timers, \
            blocks of the run loop, the main queue, other threads); the effects of mutations (removing, inserting, moving, \
            replacing, reloading, editing, scrolling); evictions and ends of removal animations (reaping); the user's \
            dragging (tracking); and the resumption of handlers (resuming).

            A safe configuration may still starve: a delivery that never arrives reads nothing.

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

    @Option(help: "The format of the envelopes.")
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
