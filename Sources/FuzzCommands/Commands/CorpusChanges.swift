import ArgumentParser
import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus
import FuzzReports

extension CorpusCommand {
    struct Add: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract: "Add cases to DIR/found, each named after its mechanism.",
                discussion: """
                    A case must meet its 'expect' lines under all \
                    \(S.Configuration.fullMatrix.count.counted("configuration")), and break at least one\(S.Verdict.liveness.map { ", or be one that \($0.starves)" } ?? ""). \
                    It is kept if the corpus has no case of its mechanism, or only larger ones. Its mechanism is the one \
                    that its note names if the case shows it, and otherwise the first one that it shows.

                    Exits with \(ExitStatus.brokenExpectation) if a case was refused. The other cases are kept.
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
                    "Merge findings of other corpora or campaigns into DIR/found.",
                discussion: """
                    Reads the folder 'found' of each directory, or the whole directory if it has no such folder, and \
                    adds the cases as 'corpus add' does: it keeps the smallest case of each mechanism. The result does \
                    not depend on the order of the directories. Known cases are only counted.

                    Exits with \(ExitStatus.brokenExpectation) if a case was refused. The other cases are kept.
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
            // The smallest cases come first, so that the corpus gets each mechanism only once.
            cases.sort { ($0.file.testCase, $0.file.text) < ($1.file.testCase, $1.file.text) }
            try CorpusAddition<S>(directory: location.corpus, isBrief: true).add(cases)
        }

        private func findings(_ directory: String) throws(FileError) -> Corpus<S> {
            guard isDirectory(directory) else {
                throw FileError(problems: ["\(directory): error: expected a directory with findings; found none"])
            }
            let found = "\(directory)/\(CorpusLayout.foundFolder)"
            guard !StoredFile.isLink(found) else {
                throw FileError(problems: [
                    "\(found): error: expected a directory; found a link. Pass its target instead"
                ])
            }
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
                    "Remove redundant cases from DIR/found.",
                discussion: """
                    A case is redundant if another case, which is not larger, shows every mechanism that it shows, \
                    under the same configurations. If the table of verdicts names a dropped case, it then names the \
                    other one.

                    The comments and notes of a dropped case are lost. Of two cases with the same steps, the one with \
                    your own comments or notes stays.
                    """
            )
        }

        @OptionGroup var location: Location

        @Flag(help: "List the redundant cases without removing them.")
        var dryRun = false

        func run() throws {
            let pruning = CorpusPruning<S>(CorpusSurvey<S>(try dryRun ? location.read() : location.readToChange()))
            guard !dryRun else { return list(pruning.drops, "can go") }
            let result = try ExitStatus.reporting { try pruning.apply() }
            for entry in result.edited {
                StandardOutput.print("\(entry.path): kept, because the file has changed since it was read")
            }
            list(result.dropped, "dropped")
            try ExitStatus.reporting { if let problem = result.problem { throw problem } }
        }

        private func list(_ drops: [CorpusPruning<S>.Drop], _ fate: String) {
            for drop in drops {
                StandardOutput.print("\(drop.dropped.path): \(fate), \(drop.kept.path) shows the same mechanisms")
            }
            StandardOutput.print("\(drops.count) \(fate)")
        }
    }
}

/// Adds cases to a corpus and prints a line for each.
private struct CorpusAddition<S: CommandLineSubject> {
    let directory: String
    /// Whether the output only counts known cases, and lists the written files again at the end.
    var isBrief = false

    func add(_ cases: [NamedCase<S>]) throws {
        var store = try ExitStatus.reporting { FindingStore<S>(CorpusSurvey<S>(try Corpus<S>(toChange: directory))) }
        var refused = 0
        var counts: [Novelty: Int] = [:]
        var rest = cases[...]
        while !rest.isEmpty {
            // Cases run before the corpus is locked, and their outcomes are printed after it is unlocked, so that other processes
            // do not wait for either.
            let batch = looked(at: &rest, store)
            let additions = batch.compactMap { try? $0.addition.get() }
            var outcomes = try ExitStatus.reporting { try store.add(additions) }[...]
            for entry in batch {
                if case .failure(let refusal) = entry.addition {
                    StandardError.print(refusal.description)
                    refused += 1
                    continue
                }
                guard let result = outcomes.popFirst() else { break }
                let outcome = try ExitStatus.reporting { try result.get() }
                counts[outcome.novelty, default: 0] += 1
                if isBrief && outcome.novelty == .known { continue }
                StandardOutput.print("\(entry.name): \(words(outcome)) \(outcome.path)")
            }
        }
        if isBrief {
            let parts = [Novelty.new, .smaller, .known].map {
                "\(counts[$0, default: 0]) \($0)"
            }
            let count = cases.count.counted("case") + ": " + parts.joined(separator: ", ")
            StandardOutput.print(count + (refused == 0 ? "" : ", \(refused) refused"))
            let lines = WrittenFiles.lines(store.written, below: directory, width: StandardOutput.style.width)
            for line in lines { StandardOutput.print(line) }
        }
        try (refused > 0 ? ExitStatus.brokenExpectation : .asExpected).finish()
    }

    /// The time to examine cases before the command writes those to keep.
    private static var batchTime: Duration { .milliseconds(500) }

    private typealias Looked = (name: String, addition: Result<FindingStore<S>.Addition, Refusal>)

    /// Runs the next cases, until the batch time has passed.
    private func looked(at rest: inout ArraySlice<NamedCase<S>>, _ store: FindingStore<S>) -> [Looked] {
        let start = ContinuousClock.now
        var batch: [Looked] = []
        while start.duration(to: .now) < Self.batchTime || batch.isEmpty, let entry = rest.popFirst() {
            batch.append(
                (entry.name, Result { () throws(Refusal) in try store.addition(entry.file, name: entry.name) }))
        }
        return batch
    }

    private func words(_ outcome: FindingStore<S>.Outcome) -> String {
        let kept = outcome.isReplacement ? "replaces" : "kept as"
        return switch outcome.novelty {
        case .new: "new, \(kept)"
        case .smaller: "smaller, \(kept)"
        case .known, .own: "known, not smaller than"
        }
    }
}
