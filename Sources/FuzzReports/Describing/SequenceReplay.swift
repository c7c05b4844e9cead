import FuzzEngine
import FuzzCorpus

/// Everything that is said of cases that are run one after the other in a process that has run nothing before: what each of
/// them comes to, and what happens in the first that goes wrong.
package struct SequenceReplay<S: DescribableSubject> {
    /// What the cases come to under one configuration; fewer than there are, where one of them ends the process.
    package struct Run {
        package let configuration: S.Configuration
        package let outcomes: [S.Outcome]

        /// The position of the first case that goes wrong.
        fileprivate var firstFailure: Int? { outcomes.firstIndex(where: \.isFailure) }
    }

    private let names: [String]
    private let files: [CaseFile<S>]
    /// In the order of the configurations.
    package let runs: [Run]

    /// Runs the cases, anew for each configuration.
    ///
    /// - Parameters:
    ///   - cases: at least one, with the names that they are told under.
    ///   - configurations: at least one.
    /// - Returns: nil of a subject that cannot be run afresh.
    package init?(_ cases: [(name: String, file: CaseFile<S>)], under configurations: [S.Configuration]) {
        names = cases.map(\.name)
        files = cases.map(\.file)
        var runs: [Run] = []
        for configuration in configurations {
            let interleavings = cases.map(\.file.testCase)
            guard let run = S.freshOutcomes(of: interleavings, under: configuration) else { return nil }
            runs.append(Run(configuration: configuration, outcomes: run.outcomes))
        }
        self.runs = runs
    }

    /// How each case compares with its expectations under the configurations under which it was come to.
    package var judgements: [CaseJudgement<S>] {
        files.indices.map { position in
            let reached = runs.filter { $0.outcomes.indices.contains(position) }
            return CaseJudgement<S>(
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

    /// The text, as wide as its style: the cases under the first configuration under which one goes wrong, and the story of that
    /// one; of the last, where none does.
    package func text(style: TextStyle = .plain) -> String {
        guard let run = runs.first(where: { $0.firstFailure != nil }) ?? runs.first, !run.outcomes.isEmpty else {
            return ""
        }
        let told = run.firstFailure ?? run.outcomes.count - 1
        let testCase = files[told].testCase
        var text = style.paint("\(run.configuration)", .heading) + "  "
        text += "\(files.count.counted("case")), one after the other in one process\n"
        for (position, outcome) in run.outcomes[...told].enumerated() {
            let line = "\(outcome.verdict.rawValue)  \(names[position])  \(files[position].testCase)"
            text += WrappedText.lines(line.visible, width: style.width - 2, hanging: 2).map { "  \($0)\n" }.joined()
        }
        let earlier = files[..<told].map(\.testCase)
        let story =
            S.freshStory(of: testCase, after: earlier, under: run.configuration)
            ?? S.toldStory(of: testCase, under: run.configuration)
        text += "\n" + style.paint(names[told].visible, .heading) + "\n" + story.timeline.text(style: style)
        text += "\n" + style.paint("Why", .heading) + "\n"
        let alone = S.freshOutcomes(of: [testCase], under: run.configuration)?.outcomes.first
        let facts = alone.map { outcome in
            [
                LabelledText(
                    label: "Alone",
                    text: "\(outcome.mechanism.map { "\($0)" } ?? "clean"), in a process that has run nothing before")
            ]
        }
        return text + LabelledText.lines(story.why + (facts ?? []), style: style).map { $0 + "\n" }.joined()
    }
}
