import BindingFuzz

/// What a search ends with, on one screen: what the configurations came to, how it ended, and what was written; before that
/// the tables, where they are asked for.
struct SearchSummary {
    /// How many lines of a terminal of usual size, which has 24, are left for what the configurations came to.
    private static let mostGroups = 12

    let seed: UInt64
    let elapsed: Duration
    let store: FindingStore
    let wasInterrupted: Bool
    /// The most characters of a line.
    let width: Int
    let invocation: Invocation

    /// The summary, without the tables.
    func text(_ search: borrowing Search) -> String {
        let lines = groupLines(search) + [""] + endLines(search)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The mechanisms that are new under some configuration that was run.
    static func newMechanisms(_ findings: [Finding], _ store: FindingStore) -> Set<Mechanism> {
        Set(findings.filter { !store.known.contains($0.mechanism, under: $0.configuration) }.map(\.mechanism))
    }

    // MARK: What the configurations came to

    /// Configurations that came to the same smallest case.
    private struct Group {
        let smallest: Interleaving?
        var configurations: [Configuration] = []
    }

    private func groupLines(_ search: borrowing Search) -> [String] {
        let groups = groups(search)
        let shown = groups.count <= Self.mostGroups ? groups[...] : groups.prefix(Self.mostGroups - 1)
        let all = search.plan.configurations
        let cells = shown.map { group in
            (
                "\(group.configurations.count)", group.smallest?.description ?? "clean",
                ConfigurationPattern.covering(group.configurations, among: all).map(\.description)
            )
        }
        let counts = cells.map(\.0.count).max() ?? 0
        var lines = [all.count.counted("configuration") + ", by the smallest case that breaks them:"]
        for (count, smallest, patterns) in cells {
            let start = "  " + String(repeating: " ", count: counts - count.count) + count + "  "
            lines.append(start + Self.fitting(smallest, patterns, width: width - start.count))
        }
        if shown.count < groups.count {
            let rest = groups.dropFirst(shown.count).reduce(0) { $0 + $1.configurations.count }
            lines.append("  and \(rest) in \(groups.count - shown.count) more groups: --verbose has all")
        }
        return lines
    }

    /// The most common first; of equal ones what is clean, and then the smaller case.
    private func groups(_ search: borrowing Search) -> [Group] {
        var smallest: [Configuration: Interleaving] = [:]
        for finding in search.findingsOfConfigurations {
            let known = smallest[finding.configuration] ?? finding.interleaving
            smallest[finding.configuration] = min(known, finding.interleaving)
        }
        var groups: [Interleaving?: Group] = [:]
        for configuration in search.plan.configurations {
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

    /// A case and the patterns of its configurations in one line: as many of them as there is room for, and at least one.
    private static func fitting(_ smallest: String, _ patterns: [String], width: Int) -> String {
        var line = smallest + "  " + (patterns.first ?? "")
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

    private func endLines(_ search: borrowing Search) -> [String] {
        let rate = Double(search.runs) / max(elapsed.inSeconds, 0.001)
        let mechanisms = search.findings.count
        let new = Self.newMechanisms(search.findingsOfConfigurations, store).count
        var lines = [
            (wasInterrupted ? "interrupted after " : "") + search.cases.counted("case") + ", "
                + search.runs.counted("run") + " in \(elapsed.clockText) (\(rate.scaled) runs/s)",
            mechanisms == 0 ? "nothing found" : mechanisms.counted("mechanism") + ", \(new) of them new",
        ]
        if let path = store.written.first ?? witness(search) {
            lines.append("see one happen:  " + invocation.command("replay", path))
        }
        if new > 0 { lines.append("hold it in the gate:  " + invocation.command(["gate", "--record"] + corpusOption)) }
        lines.append("seed \(seed)")
        return lines + WrittenFiles.lines(store.written, below: store.directory, width: width)
    }

    private var corpusOption: [String] { store.directory == "corpus" ? [] : ["--corpus", store.directory] }

    /// The kept case that shows the smallest finding.
    private func witness(_ search: borrowing Search) -> String? {
        guard let finding = search.findings.min(by: { $0.interleaving < $1.interleaving }) else { return nil }
        return store.cases.first { $0.mechanisms[finding.configuration.index] == finding.mechanism }?.entry.path
    }
}

/// Which files were written, as the last thing that a command says.
enum WrittenFiles {
    private static let mostLines = 3

    /// - Parameter directory: what all of the paths begin with, as far as they do.
    static func lines(_ paths: [String], below directory: String, width: Int) -> [String] {
        guard !paths.isEmpty else { return ["wrote nothing"] }
        var lines: [String] = []
        var line = "wrote"
        for (position, path) in paths.enumerated() {
            let word = " " + path + (position + 1 < paths.count ? "," : "")
            if line.count + word.count > width, line != "wrote" {
                lines.append(line)
                line = "     "
                if lines.count == mostLines { return lines + ["      and \(paths.count - position) more in \(directory)"] }
            }
            line += word
        }
        return lines + [line]
    }
}
