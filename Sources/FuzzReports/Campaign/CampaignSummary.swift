import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// The summary of a campaign. It does not depend on the time, the number of workers, or how often they died.
package struct CampaignSummary<S: DescribableSubject> {
    private let state: CampaignState<S>
    private let settings: CampaignSettings<S>
    private let configurations: [S.Configuration]
    private let known: KnownMechanisms<S>
    private let width: Int?
    private let extent: Extent

    /// The parts of a summary.
    package enum Extent {
        /// The list of findings.
        case findings
        /// The tables of configurations and of findings.
        case tables
        /// The tables, the uses of each rule, and the health checks that hold, which only a developer of the harness reads.
        case everything

        /// What a campaign prints: a person who fixes findings needs no tables.
        package static var printed: Extent { S.findingsAreDefects ? .findings : .tables }
    }

    /// The number of findings that are listed, unless there are tables.
    private static var mostListed: Int { 20 }

    /// Creates the summary.
    ///
    /// - Parameter width: the width of the terminal; nil for a file, where each row of a table is one line.
    package init(_ result: CampaignResult<S>, width: Int? = nil, extent: Extent = .tables) {
        self.extent = extent
        state = result.state
        settings = result.settings
        configurations = result.configurations
        known = result.known
        self.width = width
    }

    /// The text of the summary, with a line feed after every line.
    package var text: String {
        let sections = [
            configurationTable, findingTable, flakinessList, unrepeatedList, incidentList, ruleTable, healthTable,
            totals,
        ]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private var newMechanisms: Set<S.Mechanism> { state.newMechanisms(known, configurations) }

    private var configurationTable: [String] {
        guard extent != .findings else { return [] }
        let verdicts = S.Verdict.groups(of: S.Verdict.findings).map { $0.replacing("-", with: " ") }
        var rows = [["configuration", "cases"] + verdicts + ["smallest case"]]
        let smallest = state.smallestOfConfigurations(settings, configurations)
        for (position, configuration) in configurations.enumerated() {
            let counts = state.counts(at: position)
            let isClean = counts.allSatisfy { $0 == 0 }
            let description =
                smallest[configuration]?.resultOfConfiguration
                ?? (state.cases == 0 ? "not run" : isClean ? "clean" : "not shrunk yet")
            rows.append(
                [configuration.description, state.cases.grouped] + counts.map { $0.grouped } + [description])
        }
        return TextTable.lines(rows, rightAligned: Set(1...verdicts.count + 1), width: width)
    }

    private var findingTable: [String] {
        guard extent != .findings else {
            let list = FindingList<S>(state.findings(settings, configurations), new: newMechanisms)
            return list.isEmpty ? ["nothing found"] : ["findings:"] + list.lines(atMost: Self.mostListed)
        }
        var rows = [["mechanism", "", "steps", "smallest case", "under", "first"]]
        let new = newMechanisms
        for finding in state.findings(settings, configurations) {
            rows.append([
                finding.mechanism.description,
                FindingList<S>.state(of: finding, new),
                "\(finding.testCase.steps.count)", finding.testCase.description + finding.remark,
                finding.configuration.description, "case \(finding.firstIndex)",
            ])
        }
        return rows.count == 1 ? ["nothing found"] : TextTable.lines(rows, rightAligned: [2], width: width)
    }

    /// The reasons why flaky findings are not kept.
    private var flakinessList: [String] {
        state.findings(settings, configurations).flatMap { finding -> [String] in
            finding.flakiness.map { [finding.mechanism.description] + sentences(of: $0) } ?? []
        }
    }

    /// The cases whose outcome differed in a process that had run nothing before, and the reasons.
    private var unrepeatedList: [String] {
        state.checks.unrepeatedCases.flatMap { unrepeated in
            ["\(unrepeated.title), under \(unrepeated.configuration)"] + sentences(of: unrepeated.flakiness)
        }
    }

    private func sentences(of flakiness: Flakiness) -> [String] {
        flakiness.sentences.flatMap { WrappedText.lines($0.visible, width: (width ?? TextStyle.usualWidth) - 2) }
            .map { "  \($0)" }
    }

    private var incidentList: [String] {
        state.incidents.map { incident in
            "\(incident.kind.rawValue)\(incident.whileShrinking ? " while shrinking" : ""): "
                + "seed \(settings.seed), length \(settings.length), case \(incident.index)"
        }
    }

    private var ruleTable: [String] {
        guard extent == .everything else { return [] }
        var rows = [["rule of the \(S.Rule.owner)", "section", "uses in every thousandth case"]]
        let uses = RuleUses(state.checks.rules, under: configurations)
        for rule in uses.rules { rows.append([rule.rawValue, "\(rule.section)", uses[rule].grouped]) }
        return TextTable.lines(rows, rightAligned: [1, 2], width: width)
    }

    private var healthTable: [String] {
        let checks = CampaignHealth<S>(state, settings, configurations).checks.filter {
            extent == .everything || $0.grade != .holds
        }
        guard !checks.isEmpty else { return [] }
        return TextTable.lines(
            checks.map { [$0.grade.rawValue, $0.name, $0.result] }, width: width ?? TextStyle.usualWidth)
    }

    private var totals: [String] {
        var lines = [
            "\(state.cases.counted("case")), \((state.cases * UInt64(configurations.count)).counted("run")), "
                + "\(state.mechanisms.count.counted("mechanism")), \(newMechanisms.count) of them new"
        ]
        if let liveness = S.Verdict.liveness, state.starved > 0 {
            lines.append("\(liveness.verdict.rawValue) under \(state.starved.counted("configuration"))")
        }
        if state.unshrunk > 0 {
            let pairs = state.unshrunk.counted("pair") + " of a configuration and a mechanism "
            lines.append(pairs + (state.unshrunk == 1 ? "is" : "are") + " not shrunk yet; --resume continues")
        }
        let part = settings.shard == .whole ? "" : ", shard \(settings.shard)"
        return lines + ["seed \(settings.seed), length \(settings.length)\(part)"]
    }
}
