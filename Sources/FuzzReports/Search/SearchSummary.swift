import BindingFuzz
import FuzzCorpus

/// What a search ends with, on one screen: what the configurations came to, how it ended, and what was written; before that
/// the tables, where they are asked for.
package struct SearchSummary<S: TellableSubject> {
    /// How many lines of a terminal of usual size, which has 24, are left for what the configurations came to.
    private static var mostLines: Int { 12 }

    let seed: UInt64
    let elapsed: Duration
    let store: FindingStore<S>
    let wasInterrupted: Bool
    /// The most characters of a line.
    let width: Int
    let invocation: Invocation

    /// Makes it of its parts.
    package init(
        seed: UInt64, elapsed: Duration, store: FindingStore<S>, wasInterrupted: Bool, width: Int,
        invocation: Invocation
    ) {
        self.seed = seed
        self.elapsed = elapsed
        self.store = store
        self.wasInterrupted = wasInterrupted
        self.width = width
        self.invocation = invocation
    }

    /// The summary, without the tables.
    package func text(_ search: Search<S>) -> String {
        let lines = groupLines(search) + [""] + endLines(search)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The mechanisms that are new under some configuration that was run.
    package static func newMechanisms(_ findings: [Finding<S>], _ store: FindingStore<S>) -> Set<S.Mechanism> {
        Set(findings.filter { !store.known.contains($0.mechanism, under: $0.configuration) }.map(\.mechanism))
    }

    // MARK: What the configurations came to

    /// Configurations that came to the same smallest case.
    private struct Group {
        let smallest: S.Case?
        var configurations: [S.Configuration] = []
    }

    private func groupLines(_ search: Search<S>) -> [String] {
        let all = search.configurations
        guard search.cases > 0 else { return [all.count.counted("configuration") + ", and no case was run"] }
        let groups = groups(search)
        let counts = "\(groups.first?.configurations.count ?? 0)".count
        var lines: [String] = []
        for (position, group) in groups.enumerated() {
            let count = "\(group.configurations.count)"
            let patterns = ConfigurationPattern<S.Configuration>.covering(group.configurations, among: all).map(
                \.description)
            let indentation = String(repeating: " ", count: counts + 4)
            let told = Self.fitting(
                group.smallest?.description ?? "clean", patterns, width: width - indentation.count)
            let isLast = position + 1 == groups.count
            guard lines.count + told.count <= Self.mostLines - (isLast ? 0 : 1) else {
                let rest = groups.dropFirst(position).reduce(0) { $0 + $1.configurations.count }
                lines.append("  and \(rest) in \((groups.count - position).counted("more group")): --verbose has all")
                break
            }
            lines.append(indentation.dropLast(count.count + 2) + count + "  " + told[0])
            lines += told.dropFirst().map { indentation + "  " + $0 }
        }
        return [all.count.counted("configuration") + ", by the smallest case that breaks them:"] + lines
    }

    /// The most common first; of equal ones what is clean, and then the smaller case.
    private func groups(_ search: Search<S>) -> [Group] {
        var smallest: [S.Configuration: S.Case] = [:]
        for finding in search.findingsOfConfigurations {
            let known = smallest[finding.configuration] ?? finding.interleaving
            smallest[finding.configuration] = min(known, finding.interleaving)
        }
        var groups: [S.Case?: Group] = [:]
        for configuration in search.configurations {
            let smallest = smallest[configuration]
            groups[smallest, default: Group(smallest: smallest)].configurations.append(configuration)
        }
        return groups.values.sorted {
            if $0.configurations.count != $1.configurations.count {
                return $0.configurations.count > $1.configurations.count
            }
            guard let left = $0.smallest, let right = $1.smallest else { return $0.smallest == nil }
            return left < right
        }
    }

    /// A case and the patterns of its configurations in one line: as many of them as there is room for, and at least one. Where
    /// there is no room for that, the patterns have a line of their own.
    private static func fitting(_ smallest: String, _ patterns: [String], width: Int) -> [String] {
        let first = patterns.first ?? ""
        guard smallest.count + first.count + " + 100".count + 2 <= width else {
            return [smallest, listed(first, patterns, width: width - 2)]
        }
        return [listed(smallest + "  " + first, patterns, width: width)]
    }

    /// A line that ends with the first of some patterns, and as many of the others as there is room for.
    private static func listed(_ start: String, _ patterns: [String], width: Int) -> String {
        var line = start
        for (position, pattern) in patterns.enumerated().dropFirst() {
            let rest = patterns.count - position
            let longer = line + ", " + pattern
            let reserve = rest == 1 ? 0 : " + \(rest - 1)".count
            guard longer.count + reserve <= width else { return line + " + \(rest)" }
            line = longer
        }
        return line
    }

    // MARK: How it ended

    private func endLines(_ search: Search<S>) -> [String] {
        let rate = Double(search.runs) / max(elapsed.inSeconds, 0.001)
        let mechanisms = search.findings.count
        let new = Self.newMechanisms(search.findingsOfConfigurations, store).count
        var lines = [
            (wasInterrupted ? "interrupted after " : "") + search.cases.counted("case") + ", "
                + search.runs.counted("run") + " in \(elapsed.clockText) (\(rate.scaled) runs/s)",
            mechanisms == 0 ? "nothing found" : mechanisms.counted("mechanism") + ", \(new) of them new",
        ]
        if let (path, configuration) = witness(search) {
            lines.append("see one happen:")
            lines.append("  " + invocation.command("replay", path, "--configurations", "\(configuration)"))
        }
        if new > 0 { lines.append("what a gate would say:  " + invocation.command(["gate"] + corpusOption)) }
        lines.append("seed \(seed)")
        return lines + WrittenFiles.lines(store.written, below: store.directory, width: width)
    }

    private var corpusOption: [String] { store.directory == "corpus" ? [] : ["--corpus", store.directory] }

    /// The kept case that shows the smallest finding, of those that are new where any are, and the configuration that it breaks.
    private func witness(_ search: Search<S>) -> (path: String, configuration: S.Configuration)? {
        let findings = search.findingsOfConfigurations
        let new = findings.filter { !store.known.contains($0.mechanism, under: $0.configuration) }
        guard let finding = (new.isEmpty ? findings : new).min(by: { $0.interleaving < $1.interleaving }) else {
            return nil
        }
        let kept = store.cases.first {
            $0.entry.file.interleaving <= finding.interleaving
                && $0.mechanisms[finding.configuration.index] == finding.mechanism
        }
        return kept.map { ($0.entry.path, finding.configuration) }
    }
}

/// Which files were written, as the last thing that a command says.
package enum WrittenFiles {
    private static let mostLines = 3

    /// - Parameter directory: what all of the paths begin with, as far as they do.
    package static func lines(_ paths: [String], below directory: String, width: Int) -> [String] {
        guard !paths.isEmpty else { return ["wrote nothing"] }
        var lines: [String] = []
        var line = "wrote"
        for (position, path) in paths.enumerated() {
            let word = " " + path + (position + 1 < paths.count ? "," : "")
            if line.count + word.count > width, line != "wrote" {
                lines.append(line)
                line = "     "
                if lines.count == mostLines {
                    return lines + ["      and \(paths.count - position) more in \(directory)"]
                }
            }
            line += word
        }
        return lines + [line]
    }
}
