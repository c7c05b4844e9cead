import ArgumentParser
import FilesAndProcesses
import Foundation
import FuzzCampaign
import FuzzEngine
import FuzzCommands
import FuzzCorpus

/// Writes a case in another form: a test to paste, or steps in plain words.
struct ExportCommand<App: FuzzedApp>: ParsableCommand {
    private typealias S = ViewSubject<App>

    static var configuration: CommandConfiguration {
        .init(
            commandName: "export",
            abstract: "Export a case as steps in plain words, or as a test.",
            discussion: """
                Prints the steps in plain words, for a bug report. --swift writes a test to a file, which fails until the bug \
                is fixed. With --known-issue, the test passes until then, and fails once the bug is fixed. --xcuitest writes a \
                test that performs the steps in a simulator.

                Exits with \(ExitStatus.unusableFile) if the case cannot be read or the test cannot be written.
                """)
    }

    @Argument(help: "A case file.")
    var file: String

    @OptionGroup var configurationOptions: ConfigurationOptions<ViewSubject<App>>

    @Option(help: ArgumentHelp("Write a Swift Testing test to this file.", valueName: "file"))
    var swift: String?

    @Option(help: ArgumentHelp("Write a test with XCUITest to this file.", valueName: "file"))
    var xcuitest: String?

    @Flag(help: "Mark the failure as a known issue in the test.")
    var knownIssue = false

    func validate() throws {
        if knownIssue && swift == nil { throw ValidationError("--known-issue needs --swift.") }
        let paths = [swift, xcuitest].compactMap { $0.map { URL(filePath: $0).standardizedFileURL } }
        if paths.count == 2, paths[0] == paths[1] {
            throw ValidationError("--swift and --xcuitest need different files.")
        }
    }

    func run() throws {
        let file = try ExitStatus.reporting { try CaseFile<S>(path: self.file) }
        let configurations = configurationOptions.selected
        let outcomes = S.Runner(under: configurations).run(file.testCase)
        let position = outcomes.firstIndex(where: \.isFailure) ?? 0
        let configuration = configurations[position]
        var outcome = outcomes[position]
        if outcome.mechanism != nil { name(&outcome, of: file.testCase, under: configuration) }
        // People find a row by what it shows.
        let testCase = S.isolation?.respelled(file.testCase, under: configuration) ?? file.testCase
        if let swift {
            let test = ExportedTest<App>(
                testCase: file.testCase, configuration: configuration, outcome: outcome, isKnownIssue: knownIssue)
            try create(swift, test.text)
        }
        if let xcuitest {
            try create(xcuitest, ExportedUITest<App>(testCase: testCase, outcome: outcome).text)
        }
        let words = PlainWords(testCase: testCase, configuration: configuration, outcome: outcome)
        StandardOutput.write(words.text)
    }

    /// Says the failure as its story does, with the elements by what their rows show.
    private func name(
        _ outcome: inout ViewOutcome, of testCase: ViewCase<App>, under configuration: ViewConfiguration<App>
    ) {
        guard let failure = S.isolatedStory(of: testCase, under: configuration).failure else { return }
        outcome.detail = failure.capitalizedFirst + (failure.hasSuffix(".") ? "" : ".")
    }

    /// Writes a test to a new file. The command refuses to replace a test, which may have been edited by hand.
    private func create(_ path: String, _ text: String) throws {
        try ExitStatus.reporting {
            try ResultFiles.create([.init(Array(text.utf8), of: file, path: path)])
        }
        StandardError.print("wrote \(path)")
    }
}
