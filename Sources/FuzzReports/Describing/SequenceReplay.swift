import FuzzEngine
import FuzzCorpus

/// The replay of cases that run one after the other in a process that has run nothing before: the outcome of each case, and the
/// story of the first that fails.
package struct SequenceReplay<S: DescribableSubject> {
    /// The outcomes of the cases under one configuration. There are fewer outcomes than cases if one ends the process.
    package struct Run {
        /// The configuration that the cases ran under.
        package let configuration: S.Configuration
        /// The outcomes of the cases, in order.
        package let outcomes: [S.Outcome]

        /// The position of the first case that fails.
        fileprivate var firstFailure: Int? { outcomes.firstIndex(where: \.isFailure) }
    }

    private let names: [String]
    private let files: [CaseFile<S>]
    /// The runs, in the order of the configurations.
    package let runs: [Run]

    /// Runs the cases in a new process for each configuration.
    ///
    /// - Parameters:
    ///   - cases: at least one, with the names for the output.
    ///   - configurations: at least one.
    /// - Returns: nil if the subject cannot run in a new process.
    package init?(_ cases: [(name: String, file: CaseFile<S>)], under configurations: [S.Configuration]) {
        names = cases.map(\.name)
        files = cases.map(\.file)
        var runs: [Run] = []
        for configuration in configurations {
            let testCases = cases.map(\.file.testCase)
            guard let run = S.freshOutcomes(of: testCases, under: configuration) else { return nil }
            runs.append(Run(configuration: configuration, outcomes: run.outcomes))
        }
        self.runs = runs
    }

    /// The comparison of each case with its expectations, under the configurations whose run reached the case.
    package var judgments: [CaseJudgment<S>] {
        files.indices.map { position in
            let reached = runs.filter { $0.outcomes.indices.contains(position) }
            return CaseJudgment<S>(
                files[position], reached.map(\.configuration), verdicts: reached.map { $0.outcomes[position].verdict })
        }
    }

    /// A line of JSON for each case and configuration.
    package var json: [UInt8] {
        runs.flatMap { run in
            var lines = JSONLines<S>([run.configuration])
            for (position, outcome) in run.outcomes.enumerated() {
                lines.append(name: names[position], files[position].testCase, outcomes: [outcome])
            }
            return lines.take()
        }
    }

    /// Returns the text in the width of the style. It shows the cases under the first configuration under which one fails, with the
    /// story of that one. If none fails, it has the story of the last case.
    package func text(style: TextStyle = .plain) -> String {
        guard let run = runs.first(where: { $0.firstFailure != nil }) ?? runs.first, !run.outcomes.isEmpty else {
            return ""
        }
        let shown = run.firstFailure ?? run.outcomes.count - 1
        let testCase = files[shown].testCase
        var text = style.paint("\(run.configuration)", .heading) + "  "
        text += "\(files.count.counted("case")), one after the other in one process\n"
        for (position, outcome) in run.outcomes[...shown].enumerated() {
            let line = "\(outcome.verdict.rawValue)  \(names[position])  \(files[position].testCase)"
            text += WrappedText.lines(line.visible, width: style.width - 2, hanging: 2).map { "  \($0)\n" }.joined()
        }
        let earlier = files[..<shown].map(\.testCase)
        let story =
            S.freshStory(of: testCase, after: earlier, under: run.configuration)
            ?? S.isolatedStory(of: testCase, under: run.configuration)
        text += "\n" + style.paint(names[shown].visible, .heading) + "\n" + story.timeline.text(style: style)
        text += "\n" + style.paint("Why", .heading) + "\n"
        let alone = S.freshOutcomes(of: [testCase], under: run.configuration)?.outcomes.first
        let facts = alone.map { outcome in
            [
                LabelledText(
                    label: "Alone",
                    text: "\(outcome.mechanism.map { "\($0)" } ?? "clean"), in a fresh process")
            ]
        }
        return text + LabelledText.lines(story.why + (facts ?? []), style: style).map { $0 + "\n" }.joined()
    }
}
