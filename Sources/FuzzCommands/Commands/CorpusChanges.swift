import ArgumentParser
import BindingFuzz
import Foundation
import FuzzCorpus
import FuzzReports

extension CorpusCommand {
    struct Add: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract: "Take cases from anywhere into DIR/found, each under the name of its mechanism.",
                discussion: """
                    A case must do what its 'expect' lines say under all \(S.Configuration.fullMatrix.count.counted("configuration")), and break one of them\(S.Verdict.want.map { ", or be one that \($0.verb)" } ?? ""). \
                    It is kept where no case of its mechanism is, or a larger one. Its mechanism is what its note \
                    says, where it shows it, or else the first that it shows.

                    Exits with 2 if a case was refused; the others are kept.
                    """
            )
        }

        @OptionGroup var location: Location

        @Argument(help: ArgumentHelp("Case files, or - for standard input.", valueName: "finding"))
        var findings: [String]

        func run() throws {
            let cases = try ExitStatus.reporting { try NamedCase<S>.read(findings) }
            try CorpusAddition<S>(directory: location.corpus).add(cases)
        }
    }

    struct Merge: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract:
                    "Take the findings of other corpora or campaigns into DIR/found, the smallest of each mechanism.",
                discussion: """
                    Reads the folder 'found' of each directory, or all of the directory where there is none, and \
                    adds its cases as 'corpus add' does. The result does not depend on the order of the directories. \
                    What is known already is only counted.

                    Exits with 2 if a case was refused; the others are kept.
                    """
            )
        }

        @OptionGroup var location: Location

        @Argument(help: ArgumentHelp("Directories with findings.", valueName: "dir"))
        var directories: [String]

        func run() throws {
            var cases: [NamedCase<S>] = []
            for directory in directories {
                let entries = try ExitStatus.reporting { try findings(directory).entries }
                cases += entries.filter { !$0.isCanary }.map { NamedCase<S>(name: $0.path, file: $0.file) }
            }
            // The smallest first: each mechanism is written once.
            cases.sort { ($0.file.interleaving, $0.file.text) < ($1.file.interleaving, $1.file.text) }
            try CorpusAddition<S>(directory: location.corpus, isBrief: true).add(cases)
        }

        private func findings(_ directory: String) throws(CorpusError) -> Corpus<S> {
            guard isDirectory(directory) else {
                throw CorpusError(problems: ["\(directory): error: expected a directory with findings; there is none"])
            }
            let found = "\(directory)/\(CorpusLayout.foundFolder)"
            return try Corpus<S>(directory: isDirectory(found) ? found : directory)
        }

        private func isDirectory(_ path: String) -> Bool {
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
        }
    }

    struct Prune: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract:
                    "Drop from DIR/found what another case, no larger, shows for every configuration that it breaks.",
                discussion: """
                    The other case shows the same mechanism wherever the dropped one does, and whatever else that \
                    one shows. Where the table of verdicts names a dropped case, it then names the other one.
                    """
            )
        }

        @OptionGroup var location: Location

        @Flag(help: "Only list what would be dropped.")
        var dryRun = false

        func run() throws {
            let pruning = CorpusPruning<S>(CorpusSurvey<S>(try location.read()))
            for drop in pruning.drops {
                StandardOutput.print(
                    "\(drop.dropped.path): \(dryRun ? "can go" : "dropped"), \(drop.kept.path) shows the same")
            }
            if !dryRun { try ExitStatus.reporting { try pruning.apply() } }
            StandardOutput.print("\(pruning.drops.count) \(dryRun ? "can go" : "dropped")")
        }
    }
}

/// Adds cases to a corpus, and says a line for each.
private struct CorpusAddition<S: CommandLineSubject> {
    let directory: String
    /// Whether what is known is only counted, and what was written said again at the end.
    var isBrief = false

    func add(_ cases: [NamedCase<S>]) throws {
        var store = try ExitStatus.reporting { FindingStore<S>(CorpusSurvey<S>(try Corpus<S>(directory: directory))) }
        var refused = 0
        var counts: [FindingStore<S>.Outcome.Novelty: Int] = [:]
        for entry in cases {
            do {
                let outcome = try ExitStatus.reporting { try store.add(entry.file, name: entry.name) }.outcome
                counts[outcome.novelty, default: 0] += 1
                if isBrief && outcome.novelty == .known { continue }
                StandardOutput.print("\(entry.name): \(words(outcome)) \(outcome.path)")
            } catch let refusal as Refusal {
                StandardError.print(refusal.description)
                refused += 1
            }
        }
        if isBrief {
            let parts = [FindingStore<S>.Outcome.Novelty.new, .smaller, .known].map {
                "\(counts[$0, default: 0]) \($0)"
            }
            let count = cases.count.counted("case") + ": " + parts.joined(separator: ", ")
            StandardOutput.print(count + (refused == 0 ? "" : ", \(refused) refused"))
            let lines = WrittenFiles.lines(store.written, below: directory, width: StandardOutput.style.width)
            for line in lines { StandardOutput.print(line) }
        }
        try (refused > 0 ? ExitStatus.brokenExpectation : .asExpected).finish()
    }

    private func words(_ outcome: FindingStore<S>.Outcome) -> String {
        let kept = outcome.isReplacement ? "replaces" : "kept as"
        return switch outcome.novelty {
        case .new: "new, \(kept)"
        case .smaller: "smaller, \(kept)"
        case .known: "known, not smaller than"
        }
    }
}
