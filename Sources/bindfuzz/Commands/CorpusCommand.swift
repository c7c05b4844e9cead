import ArgumentParser
import BindingFuzz

struct CorpusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corpus",
        abstract: "Look at the kept cases, add to them, and tidy them up.",
        subcommands: [
            List.self, Verify.self, Format.self, Record.self, Add.self, Merge.self, Prune.self,
        ]
    )

    struct Location: ParsableArguments {
        @Option(help: ArgumentHelp("The corpus.", valueName: "dir"))
        var corpus = "corpus"

        func read() throws -> Corpus {
            try ExitStatus.reporting { try Corpus(directory: corpus) }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "One line a case: its steps, how many of the 432 configurations it breaks, its first note.")

        @OptionGroup var location: Location

        func run() throws {
            let plan = ExecutionPlan(Configuration.fullMatrix)
            var model = Model()
            var rows = [["case", "steps", "breaks", "note"]]
            for entry in try location.read().entries {
                let stale = model.run(entry.file.interleaving, under: plan).count { $0.stale != nil }
                rows.append([
                    entry.path, "\(entry.file.interleaving.steps.count)", "\(stale)", entry.file.notes.first ?? "",
                ])
            }
            let table = TextTable.lines(rows, rightAligned: [1, 2], width: StandardOutput.tableWidth)
            StandardOutput.write(table.map { $0 + "\n" }.joined())
        }
    }

    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Replay every case under the full matrix against its 'expect' lines; the gate without its search."
        )

        @OptionGroup var location: Location

        func run() throws {
            let corpus = try location.read()
            let report = Gate(corpus: corpus, table: nil).run(cases: 0)
            StandardOutput.write(report.caseText.visibleLines)
            if report.caseStatus != 0 { throw ExitCode(report.caseStatus) }
        }
    }

    struct Format: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Rewrite every case in its canonical form; comments are not kept.")

        @OptionGroup var location: Location

        @Flag(help: "Write nothing; exit with 2 if a file is not in its canonical form.")
        var check = false

        func run() throws {
            var isCanonical = true
            for entry in try location.read().entries {
                let isChanged = try ExitStatus.reporting { try entry.format(isDryRun: check) }
                if isChanged {
                    isCanonical = false
                    StandardOutput.print("\(entry.path): \(check ? "is not in its canonical form" : "rewritten")")
                }
            }
            try (check && !isCanonical ? ExitStatus.brokenExpectation : .asExpected).finish()
        }
    }

    struct Record: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract:
                "Put what each case comes to now in the place of its 'expect' lines. Review the change before you keep it."
        )

        @Argument(help: ArgumentHelp("Case files.", valueName: "file"))
        var files: [String]

        func run() throws {
            let cases = try ExitStatus.reporting { try NamedCase.read(files) }
            for entry in cases {
                try ExitStatus.reporting { try entry.file.recordingExpectations().write(path: entry.name) }
            }
        }
    }
}
