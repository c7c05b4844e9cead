import BindingFuzz

extension CampaignStatus {
    /// The widest line where no terminal says how wide it is.
    static let plainWidth = 100
    /// How many workers that do not go on are told one by one.
    private static let mostStanding = 3

    /// What matters most, on one line.
    var line: String {
        var parts = [
            "\(Duration.seconds(elapsed_s).clockText)", "\(cases.grouped) cases", "\(runsPerSecond.scaled) runs/s",
            "\(workers) workers", "\(mechanisms) mechanisms, \(newFindings) new",
            health.holds ? "health ok" : "HEALTH NOT OK",
        ]
        parts += standing.prefix(Self.mostStanding).map(\.state)
        if let left_s { parts.append("\(Duration.seconds(left_s).clockText) left") }
        return parts.joined(separator: " · ")
    }

    /// Everything. Where it would be too many lines, the rules of the model are told by section: how many were used, and which
    /// of them least.
    ///
    /// - Parameters:
    ///   - width: the most characters of a line; only a single fact that is longer passes it.
    ///   - height: the most lines; nil for as many as there are.
    ///   - sighting: what somebody who looks from outside can tell of it.
    func lines(width: Int = plainWidth, height: Int? = nil, sighting: CampaignSighting? = nil) -> [String] {
        let before = headLines(width: width, sighting) + [""] + healthLines(width: width) + [""]
        let every = before + ruleLines(width: width)
        guard let height, every.count > height else { return every }
        return before + ruleLinesBySection(width: width)
    }

    private func headLines(width: Int, _ sighting: CampaignSighting?) -> [String] {
        var state = ["campaign \(phase.rawValue)", "seed \(seed)", "\(configurations) configurations"]
        if shard != .whole { state.append("shard \(shard)") }
        if let sighting { state.append(sighting.age) }
        var time = ["uptime \(Duration.seconds(elapsed_s).clockText)"]
        if let left_s { time.append("\(Duration.seconds(left_s).clockText) left") }
        time.append("\(workers) workers, \(restarts) started again")
        let speed = [
            "\(cases.grouped) cases", "\(casesPerSecond.scaled) cases/s", "\(runsPerSecond.scaled) runs/s",
        ]
        let found = [
            "\(mechanisms) mechanisms: \(newFindings) new, \(knownFindings) known to the corpus",
            "the last one after \(Duration.seconds(lastNew_s).clockText)", "\(unshrunk) pairs to shrink",
        ]
        // The ends of a night's list; all of them stand in the summary.
        let lost = incidents.suffix(3).map { "\($0.kind.rawValue) at case \($0.index)" }
        return [state].flatMap { Self.wrapped($0, width: width) } + (sighting?.lines ?? [])
            + [time, speed, found].flatMap { Self.wrapped($0, width: width) } + lost + standingLines
    }

    private var standingLines: [String] {
        let lines = standing.prefix(Self.mostStanding).map { worker in
            let remedy = worker.isStopped ? "; 'kill -CONT \(worker.process)' lets it go on" : ""
            return "\(worker.state), for \(Duration.seconds(worker.stood_s).clockText)\(remedy)"
        }
        return standing.count > lines.count
            ? lines + ["and \((standing.count - lines.count).counted("more worker"))"] : lines
    }

    private func healthLines(width: Int) -> [String] {
        let rows = health.checks.map { [$0.holds ? "ok" : "NOT OK", $0.name, $0.result] }
        return TextTable.lines(rows).map { $0.count > width ? $0.prefix(width - 1) + "…" : $0 }
    }

    private var runsPerSecond: Double { casesPerSecond * Double(configurations) }

    private func ruleLines(width: Int) -> [String] {
        ["uses of each rule of the model, in each thousandth case"]
            + rules.sections.flatMap { section in
                let uses = rules.rules(ofSection: section).map(useText)
                return Self.wrapped(uses, after: "  section \(section)  ", width: width)
            }
    }

    private func ruleLinesBySection(width: Int) -> [String] {
        ["rules of the model, in each thousandth case"]
            + rules.sections.flatMap { section in
                let ofSection = rules.rules(ofSection: section)
                let used = ofSection.filter { rules[$0] > 0 }
                let count = "\(used.count) of \(ofSection.count) used"
                let least = used.min { rules[$0] < rules[$1] }.map { ["least of them \(useText($0))"] } ?? []
                return Self.wrapped([count] + least, after: "  section \(section)  ", width: width)
            }
    }

    private func useText(_ rule: Rule) -> String { "\(rule.rawValue) \(rules[rule].grouped)" }

    /// Facts one after the other, in lines that break between them.
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
