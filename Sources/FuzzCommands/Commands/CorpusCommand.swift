import ArgumentParser
import FilesAndProcesses
import FuzzCampaign
import FuzzEngine
import FuzzCorpus
import FuzzReports

struct CorpusCommand<S: CommandLineSubject>: ParsableCommand {
    static var configuration: CommandConfiguration {
        .init(
            commandName: "corpus",
            abstract: "List, check, extend and clean up the corpus.",
            subcommands: [
                List.self, Verify.self, Format.self, Record.self, Add.self, Merge.self, Prune.self,
            ] + (S.findingsAreDefects ? [Acknowledge.self, Fixed.self] : [])
        )
    }

    struct Location: ParsableArguments {
        @Option(help: ArgumentHelp("The corpus.", valueName: "dir"))
        var corpus = "corpus"

        func read() throws -> Corpus<S> {
            try ExitStatus.reporting { try Corpus<S>(directory: corpus) }
        }

        /// Reads the corpus for a change.
        func readToChange() throws -> Corpus<S> {
            try ExitStatus.reporting { try Corpus<S>(toChange: corpus) }
        }
    }

    struct List: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract:
                    "List the cases with their steps, the number of broken configurations (of "
                    + "\(S.Configuration.fullMatrix.count)), and their \(notes)."
            )
        }

        @OptionGroup var location: Location

        private static var notes: String { S.findingsAreDefects ? "acknowledgement or first note" : "first note" }

        func run() throws {
            let runner = S.Runner(under: S.Configuration.fullMatrix)
            var rows = [["case", "steps", "breaks", "note"]]
            for entry in try location.read().entries {
                let broken = runner.run(entry.file.testCase).count(where: \.isFailure)
                let note = entry.file.acknowledgement?.text ?? entry.file.notes.first ?? ""
                rows.append([entry.path, "\(entry.file.testCase.steps.count)", "\(broken)", note])
            }
            let table = TextTable.lines(rows, rightAligned: [1, 2], width: StandardOutput.style.width)
            StandardOutput.write(table.map { $0 + "\n" }.joined())
        }
    }

    struct Verify: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract:
                    "Replay every case under the full matrix and check its 'expect' lines: the gate without its search.",
                discussion: """
                    Reports the same problems and notes of cases as the gate\(acknowledgements).

                    Exits with \(ExitStatus.unexpectedFailure) if a case is unexpectedly \(S.Verdict.anyFailure), and with \
                    \(ExitStatus.brokenExpectation) if some other expectation was not met, or if no canary fails.
                    """
            )
        }

        private static var acknowledgements: String {
            S.findingsAreDefects ? ", such as an acknowledgement that is over and a step without effect" : ""
        }

        @OptionGroup var location: Location

        func run() throws {
            let corpus = try location.read()
            S.beginProcessPerRun(ifNeededBy: corpus.entries.filter { !$0.isCanary }.map(\.file))
            let report = Gate<S>(corpus: corpus, table: nil).run(cases: 0)
            StandardOutput.write(report.verification.visibleLines)
            try report.verificationStatus.finish()
        }
    }

    struct Format: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract: "Rewrite every case in canonical form, without its comments.")
        }

        @OptionGroup var location: Location

        @Flag(help: "Write nothing; exit with \(ExitStatus.brokenExpectation) if a file is not in canonical form.")
        var check = false

        func run() throws {
            let (paths, problem) =
                check
                ? try formatted()
                : try ExitStatus.reporting { try CorpusLock.changing(location.corpus) { try formatted() } }
            for path in paths {
                StandardOutput.print("\(path): \(check ? "is not in canonical form" : "rewritten")")
            }
            try ExitStatus.reporting { if let problem { throw problem } }
            try (check && !paths.isEmpty ? ExitStatus.brokenExpectation : .asExpected).finish()
        }

        /// Returns the cases that are not in canonical form, up to the first that cannot be written, and the reason for that one.
        private func formatted() throws -> (paths: [String], problem: FileError?) {
            var paths: [String] = []
            let corpus = try check ? location.read() : location.readToChange()
            if !check { corpus.removeLeftovers() }
            for entry in corpus.entries {
                do throws(FileError) {
                    if try entry.format(isDryRun: check) { paths.append(entry.path) }
                } catch {
                    return (paths, error)
                }
            }
            return (paths, nil)
        }
    }

    struct Record: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract:
                    "Replace the 'expect' lines of each case by its current verdicts. Review the change before you commit it.",
                discussion: """
                    Keeps notes, but not comments, which begin with '#'. A note that no longer holds, such as the \
                    mechanism of a fixed bug, then begins with 'formerly:'. Writes nothing if one of the cases is a \
                    canary, whose expectations must not be met.\(refusal)
                    """
            )
        }

        /// What the command does with findings that are defects, after a space.
        private static var refusal: String {
            S.findingsAreDefects
                ? " Writes nothing either, and exits with \(ExitStatus.brokenExpectation), if one of the cases is an open "
                    + "finding, or a finding that fails again or differently: 'corpus acknowledge' asks for the reason to "
                    + "accept it, and 'corpus fixed' is for a finding that is fixed."
                : ""
        }

        @Argument(help: ArgumentHelp("Case files.", valueName: "file"))
        var files: [String]

        func run() throws {
            let cases = try DecidedCases<S>(files)
            S.beginProcessPerRun(ifNeededBy: cases.cases.map(\.file))
            if S.findingsAreDefects {
                try cases.refuse { entry, judgment in
                    guard entry.file.needsReason(judgment) else { return nil }
                    let accept = S.invocation.command("corpus", "acknowledge", entry.name, "--reason")
                    let fix = S.invocation.command("corpus", "fixed", entry.name)
                    return "a failure that its lines or a person have accepted. To accept it, run: \(accept) TEXT. "
                        + "Once it is fixed, run: \(fix)"
                }
            }
            try cases.rewrite({ $0.recordingExpectations() }) { entry, recorded in
                StandardOutput.print(CorpusCommand.sentence(entry, recorded))
            }
        }
    }

    /// Returns what the command did to a file, as a line: which `expect` lines the case has now, and which are gone.
    private static func sentence(_ entry: NamedCase<S>, _ recorded: CaseFile<S>) -> String {
        let (old, new) = (expectations(of: entry.file), expectations(of: recorded))
        guard old != new else { return "\(entry.name): unchanged, as it expects what it shows" }
        let gone = old.filter { !new.contains($0) }
        let added = new.filter { !old.contains($0) }
        let parts = [
            added.isEmpty ? nil : "now expects \(added.joined(separator: "; "))",
            gone.isEmpty ? nil : "no longer \(gone.joined(separator: "; "))",
        ]
        return "\(entry.name): \(parts.compactMap { $0 }.joined(separator: ", and "))"
    }

    private static func expectations(of file: CaseFile<S>) -> [String] {
        file.text.split(separator: "\n").filter { $0.hasPrefix("expect ") }.map { String($0.dropFirst(7)) }
    }

    /// Returns the reason why a file must not be written, or `nil` if it may be.
    static func problemOfRewriting(_ path: String) -> String? {
        if path == "-" { return "-: error: expected files to rewrite; found standard input" }
        do {
            try Corpus<S>.refuseLinks([path])
        } catch {
            return error.description
        }
        guard CorpusLayout.isCanary(path: path) else { return nil }
        return "\(path): error: expected a case whose expectations can be met; found a canary"
    }
}
