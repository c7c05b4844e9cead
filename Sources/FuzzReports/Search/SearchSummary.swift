import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

/// The final summary of a search, on one screen: the results of the configurations, or the findings if they are defects, how the
/// search ended, and the written files. On request, the tables precede it.
package struct SearchSummary<S: DescribableSubject> {
    /// The number of lines for the results of the configurations, on a terminal of the usual 24 lines.
    private static var mostLines: Int { 11 }

    let seed: UInt64
    let elapsed: Duration
    let store: FindingStore<S>
    let wasInterrupted: Bool
    /// Whether to list all that the search has not done.
    var listsAll = false
    /// The greatest length of a line.
    let width: Int
    let invocation: Invocation

    /// Creates the summary.
    package init(
        seed: UInt64, elapsed: Duration, store: FindingStore<S>, wasInterrupted: Bool, listsAll: Bool = false,
        width: Int, invocation: Invocation
    ) {
        self.seed = seed
        self.elapsed = elapsed
        self.store = store
        self.wasInterrupted = wasInterrupted
        self.listsAll = listsAll
        self.width = width
        self.invocation = invocation
    }

    /// Returns the summary, without the tables.
    package func text(_ session: FindingSession<S>) -> String {
        let results = S.findingsAreDefects ? findingLines(session) : groupLines(session)
        return (results + (results.isEmpty ? [] : [""]) + endLines(session)).joined(separator: "\n") + "\n"
    }

    /// The findings, each once.
    private func findingLines(_ session: FindingSession<S>) -> [String] {
        let list = FindingList<S>(session.smallestFindings, new: session.newMechanisms(store.known))
        return list.isEmpty ? [] : ["\(list.count):"] + list.lines(atMost: listsAll ? .max : Self.mostLines)
    }

    // MARK: Results of the configurations

    /// The result of a configuration: the smallest case that breaks it, or else the smallest case that starves.
    private struct Result: Hashable {
        var failing: S.Case?
        var starved: S.Case?

        /// The case, or that the configuration is clean.
        var text: String {
            if let failing { return failing.description }
            guard let starved, let liveness = S.Verdict.liveness else { return "clean" }
            return "clean, but \(liveness.starves): \(starved)"
        }

        /// Returns whether one result comes before another: first clean, then starving, then failing; the smaller case first.
        static func comesFirst(_ left: Result, _ right: Result) -> Bool {
            precedes(left.failing, right.failing) ?? precedes(left.starved, right.starved) ?? false
        }

        /// Returns whether the left case is absent or smaller; nil if the two are equal.
        private static func precedes(_ left: S.Case?, _ right: S.Case?) -> Bool? {
            guard left != right else { return nil }
            guard let left, let right else { return left == nil }
            return left < right
        }
    }

    /// The configurations with the same result.
    private struct Group {
        let result: Result
        var configurations: [S.Configuration] = []
    }

    private func groupLines(_ session: FindingSession<S>) -> [String] {
        let all = session.search.configurations
        guard session.search.cases > 0 else { return [all.count.counted("configuration") + "; no case was run"] }
        let groups = groups(session)
        let counts = "\(groups.first?.configurations.count ?? 0)".count
        var lines: [String] = []
        for (position, group) in groups.enumerated() {
            let count = "\(group.configurations.count)"
            let patterns = ConfigurationPattern<S.Configuration>.covering(group.configurations, among: all).map(
                \.description)
            let indentation = String(repeating: " ", count: counts + 4)
            let fitted = Self.fitting(
                group.result.text, patterns, width: width - indentation.count)
            let isLast = position + 1 == groups.count
            guard lines.count + fitted.count <= Self.mostLines - (isLast ? 0 : 1) else {
                let rest = groups.dropFirst(position).reduce(0) { $0 + $1.configurations.count }
                lines.append("  and \(rest) in \((groups.count - position).counted("more group")); --verbose lists all")
                break
            }
            lines.append(indentation.dropLast(count.count + 2) + count + "  " + fitted[0])
            lines += fitted.dropFirst().map { indentation + "  " + $0 }
        }
        return [all.count.counted("configuration") + ", by the smallest case that breaks them:"] + lines
    }

    /// Returns the groups, the largest first. Among groups of equal size, clean ones come first, and then those with the smaller
    /// case.
    private func groups(_ session: FindingSession<S>) -> [Group] {
        var results: [S.Configuration: Result] = [:]
        for finding in session.findings {
            let part = finding.mechanism.isFailure ? \Result.failing : \Result.starved
            let known = results[finding.configuration]?[keyPath: part] ?? finding.testCase
            results[finding.configuration, default: Result()][keyPath: part] = min(known, finding.testCase)
        }
        var groups: [Result: Group] = [:]
        for configuration in session.search.configurations {
            var result = results[configuration] ?? Result()
            if result.failing != nil { result.starved = nil }
            groups[result, default: Group(result: result)].configurations.append(configuration)
        }
        return groups.values.sorted {
            if $0.configurations.count != $1.configurations.count {
                return $0.configurations.count > $1.configurations.count
            }
            return Result.comesFirst($0.result, $1.result)
        }
    }

    /// Returns a case and as many patterns of its configurations as fit on one line, at least one. If none fits, the patterns have
    /// a separate line.
    private static func fitting(_ smallest: String, _ patterns: [String], width: Int) -> [String] {
        let first = patterns.first ?? ""
        guard smallest.count + first.count + " + 100".count + 2 <= width else {
            return [smallest, listed(first, patterns, width: width - 2)]
        }
        return [listed(smallest + "  " + first, patterns, width: width)]
    }

    /// Returns a line that ends with as many of the patterns as fit, at least the first.
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

    // MARK: End of the search

    private func endLines(_ session: FindingSession<S>) -> [String] {
        let search = session.search
        let rate = Double(search.runs) / max(elapsed.inSeconds, 0.001)
        let mechanisms = search.findings.count(where: \.mechanism.isFailure)
        let new = session.newMechanisms(store.known).count
        var lines = [
            (wasInterrupted ? "interrupted after " : "") + search.cases.counted("case") + ", "
                + search.runs.counted("run") + " in \(elapsed.clockText) (\(rate.scaled) runs/s)"
        ]
        if mechanisms == 0 {
            lines.append("nothing found")
        } else if !S.findingsAreDefects {
            lines.append(mechanisms.counted("mechanism") + ", \(new) of them new")
        }
        if let starved = starved(search) { lines.append(starved) }
        lines += ScreenCoverageText.lines(search.screenCoverage, width: width, listsAll: listsAll)
        lines += MissedOperations<S>(session, listsAll: listsAll).lines(width: width)
        lines += MissedHandlers(search.screenCoverage.handlers ?? HandlerCoverage(), listsAll: listsAll).lines(
            width: width)
        lines += DeadControls(search.screenCoverage.effects ?? OperationCoverage(), listsAll: listsAll).lines(
            width: width)
        if let (path, configuration) = witness(session) {
            lines.append("replay a finding:")
            lines.append("  " + invocation.command("replay", path, "--configurations", "\(configuration)"))
        }
        lines +=
            KeptFindings(states: store.findingStates, invocation: invocation, listsAll: listsAll, width: width).lines
        let isKept = search.configurations.contains { $0.index != nil }
        if new > 0 && isKept {
            lines.append("check the corpus:  " + invocation.command(["gate"] + corpusOption))
        }
        lines.append("seed \(seed)")
        guard isKept || search.configurations.isEmpty else {
            let reason = "Nothing is kept in the corpus, because files cannot name these configurations."
            return lines + WrappedText.lines(reason, width: width, hanging: 0)
        }
        return lines + WrittenFiles.lines(store.written, below: store.directory, width: width)
    }

    /// Returns the number of configurations under which a case starves, in words; nil if there is none.
    private func starved(_ search: Search<S>) -> String? {
        let count = Set(search.findingsOfConfigurations.filter { !$0.mechanism.isFailure }.map(\.configuration)).count
        guard let liveness = S.Verdict.liveness, count > 0 else { return nil }
        return "\(liveness.verdict.rawValue) under \(count.counted("configuration"))"
    }

    private var corpusOption: [String] { store.directory == "corpus" ? [] : ["--corpus", store.directory] }

    /// Returns the kept case that shows the smallest finding, preferably a new one, and the configuration that it breaks.
    private func witness(_ session: FindingSession<S>) -> (path: String, configuration: S.Configuration)? {
        let findings = session.findings
        let failing = findings.filter(\.mechanism.isFailure)
        let new = failing.filter { !store.known.contains($0.mechanism, under: $0.configuration) }
        let candidates = [new, failing, findings].first { !$0.isEmpty } ?? []
        for finding in candidates.sorted(by: { $0.testCase < $1.testCase }) where finding.flakiness == nil {
            let kept = store.cases.first {
                $0.entry.file.testCase <= finding.testCase
                    && $0.mechanism(under: finding.configuration) == finding.mechanism
            }
            if let kept { return (kept.entry.path, finding.configuration) }
        }
        return nil
    }
}

/// The list of written files, at the end of the output of a command.
package enum WrittenFiles {
    private static let mostLines = 3

    /// Returns the list as lines.
    ///
    /// - Parameter directory: the common directory of the paths.
    package static func lines(_ paths: [String], below directory: String, width: Int) -> [String] {
        guard !paths.isEmpty else { return ["wrote no case"] }
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
