import FuzzEngine
import FuzzCampaign
import FuzzCorpus

extension CampaignStatus where S: DescribableSubject {
    /// The number of stalled workers that are listed individually.
    private static var mostStalled: Int { 3 }

    /// The most important numbers on one line.
    package var line: String {
        var parts = [
            "\(Duration.seconds(elapsed_s).clockText)", cases.counted("case"), "\(runsPerSecond.scaled) runs/s",
            workers.counted("worker"), "\(mechanisms.counted("mechanism")), \(newFindings) new",
            health.holds ? "health ok" : "HEALTH NOT OK",
        ]
        parts += stalled.prefix(Self.mostStalled).map(\.state)
        if let left_s { parts.append("\(Duration.seconds(left_s).clockText) left") }
        return parts.joined(separator: " · ")
    }

    /// Returns the complete status. If it exceeds the height, each section of the rules of the model is summarized: how many rules
    /// were used, and which was used least.
    ///
    /// - Parameters:
    ///   - width: the greatest length of a line; only a single longer fact exceeds it.
    ///   - height: the greatest number of lines; nil for no limit.
    ///   - process: the liveness of the campaign, for a status from outside.
    ///   - listsRules: whether the uses of each rule are listed, which only a developer of the harness reads.
    package func lines(
        width: Int = TextStyle.usualWidth, height: Int? = nil, process: CampaignProcess<S>? = nil,
        listsRules: Bool = false
    ) -> [String] {
        let before = headLines(width: width, process) + [""] + healthLines(width: width, isBrief: height != nil)
        guard listsRules, !rules.rules.isEmpty else { return before }
        let every = before + [""] + ruleLines(width: width)
        guard let height, every.count > height else { return every }
        return before + [""] + ruleLinesBySection(width: width)
    }

    private func headLines(width: Int, _ process: CampaignProcess<S>?) -> [String] {
        var state = ["campaign \(phase.rawValue)", "seed \(seed)", configurations.counted("configuration")]
        if shard != .whole { state.append("shard \(shard)") }
        if let process { state.append(process.age) }
        var time = ["uptime \(Duration.seconds(elapsed_s).clockText)"]
        if let left_s { time.append("\(Duration.seconds(left_s).clockText) left") }
        time.append("\(workers.counted("worker")), \(restarts) restarted")
        let speed = [
            cases.counted("case"), "\(casesPerSecond.scaled) cases/s", "\(runsPerSecond.scaled) runs/s",
        ]
        var found = [
            "\(mechanisms.counted("mechanism")): \(newFindings) new, \(knownFindings) known to the corpus",
            "last new one after \(Duration.seconds(lastNew_s).clockText)", "\(unshrunk.counted("pair")) to shrink",
        ]
        found += Flakiness.Kind.allCases.compactMap { kind in
            flaky[kind].flatMap { $0 > 0 ? "\($0) of them: \(kind.words)" : nil }
        }
        if let liveness = S.Verdict.liveness { found.insert("\(liveness.verdict.rawValue) under \(starved)", at: 1) }
        // The last incidents of a long list; the summary has all of them.
        let lost = incidents.suffix(3).map { "\($0.kind.rawValue) at case \($0.index)" }
        return [state].flatMap { Self.wrapped($0, width: width) } + (process?.lines ?? [])
            + [time, speed, found].flatMap { Self.wrapped($0, width: width) } + lost + unrepeatedLines(width: width)
            + stalledLines
    }

    /// The first case whose outcome differed when it ran again, and the reason; the report has all of them.
    private func unrepeatedLines(width: Int) -> [String] {
        guard let first = unrepeated.first else { return [] }
        return ["\(first.title): \(first.remark)"]
            + first.flakiness.sentences.flatMap { WrappedText.lines($0.visible, width: width - 2).map { "  \($0)" } }
    }

    private var stalledLines: [String] {
        let lines = stalled.prefix(Self.mostStalled).map { worker in
            let remedy = worker.isStopped ? "; to continue it, run 'kill -CONT \(worker.process)'" : ""
            return "\(worker.state), for \(Duration.seconds(worker.stalled_s).clockText)\(remedy)"
        }
        return stalled.count > lines.count
            ? lines + ["and \((stalled.count - lines.count).counted("more worker"))"] : lines
    }

    /// - Parameter isBrief: whether each check has to fit on one line.
    private func healthLines(width: Int, isBrief: Bool) -> [String] {
        let room = width - (health.checks.map(\.name.count).max() ?? 0) - "NOT OK".count - 4
        let rows = health.checks.map { check in
            let start = WrappedText.lines(check.result, width: room - 2)[0]
            let isCut = isBrief && start.count < check.result.count
            return [check.grade.rawValue, check.name, isCut ? start + " …" : check.result]
        }
        return TextTable.lines(rows, width: width)
    }

    private var runsPerSecond: Double { casesPerSecond * Double(configurations) }

    private func ruleLines(width: Int) -> [String] {
        ["uses of each rule of the \(S.Rule.owner), in every thousandth case"]
            + rules.sections.flatMap { section in
                let uses = rules.rules(ofSection: section).map(useText)
                return Self.wrapped(uses, after: "  section \(section)  ", width: width)
            }
    }

    private func ruleLinesBySection(width: Int) -> [String] {
        ["rules of the \(S.Rule.owner), in every thousandth case"]
            + rules.sections.flatMap { section in
                let ofSection = rules.rules(ofSection: section)
                let used = ofSection.filter { rules[$0] > 0 }
                let count = "\(used.count) of \(ofSection.count) used"
                let least = used.min { rules[$0] < rules[$1] }.map { ["least used: \(useText($0))"] } ?? []
                return Self.wrapped([count] + least, after: "  section \(section)  ", width: width)
            }
    }

    private func useText(_ rule: S.Rule) -> String { "\(rule.rawValue) \(rules[rule].grouped)" }

    /// Joins facts into lines that break only between facts.
    private static func wrapped(_ facts: [String], after label: String = "", width: Int) -> [String] {
        let separator = " · "
        var lines: [String] = []
        var line = label
        for (position, fact) in facts.enumerated() {
            if position > 0 && line.count + separator.count + fact.count > width {
                lines.append(line)
                line = String(repeating: " ", count: label.count) + fact
            } else {
                line += position > 0 ? separator + fact : fact
            }
        }
        return lines + [line]
    }
}
