import FuzzEngine

/// The tasks that a child performs for the runner of `IsolatedRunner`.
package enum SubjectTasks<Inner: IsolatableRunner> {
    /// The types of all tasks.
    package static var all: [any IsolatedTask.Type] {
        [
            MakeTask<Inner>.self, RunTask<Inner>.self, RecheckTask<Inner>.self, SweepTask<Inner>.self,
            FeedbackTask<Inner>.self, DrawTask<Inner>.self,
            ShrinkAttemptTask<Inner>.self, SequenceTask<Inner>.self, RespellTask<Inner>.self,
            LastStepsTask<Inner>.self,
        ]
    }
}

/// A case and configurations, encoded as in files.
package struct IsolatedRun<S: Subject>: Codable {
    private let text: String
    private let names: ConfigurationNames<S>

    /// Encodes a case and configurations.
    package init(_ testCase: S.Case, under configurations: some Sequence<S.Configuration>) {
        text = CaseFile<S>(testCase).text
        names = ConfigurationNames(configurations)
    }

    /// The case; nil if the text is not a case.
    package var testCase: S.Case? { try? CaseFile<S>(text: text).testCase }

    /// Whether the case has hung in a child of this process.
    package var hasHung: Bool { HungCases.texts.withLock { $0.contains(text) } }

    /// The number of configurations.
    var configurationCount: Int { names.count }

    /// The configurations, in order.
    package var configurations: [S.Configuration] { names.configurations ?? [] }
}

/// Configurations, encoded by their names.
struct ConfigurationNames<S: Subject>: Codable {
    private let names: [String]

    var count: Int { names.count }

    init(_ configurations: some Sequence<S.Configuration>) {
        names = configurations.map(\.description)
    }

    /// The configurations, in order; nil if a name is unknown.
    var configurations: [S.Configuration]? {
        var configurations: [String: S.Configuration] = [:]
        for configuration in S.Configuration.fullMatrix { configurations[configuration.description] = configuration }
        let named = names.compactMap { configurations[$0] }
        return named.count == names.count ? named : nil
    }
}

/// Generates a case, and answers with the growing case and finally with the complete one.
struct MakeTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "make" }

    let seed: UInt64
    let length: Int
    let index: UInt64
    let guide: Inner.Guide

    /// The case as far as it has come, and its feedback if a later case learns from it.
    struct Answer: Codable {
        let text: String
        let feedback: Inner.Guide.Feedback?
    }

    func perform(_ answer: (Answer) -> Void) {
        guard CaseFamily.lengths.contains(length) else { return }
        let runner = Inner(under: [])
        let guided = Inner.Guide.epochs.hasFeedback(index) ? runner.guided : nil
        runner.guided?.take(guide)
        var testCase = Inner.S.Case()
        func tell(_ testCase: Inner.S.Case) {
            answer(Answer(text: CaseFile<Inner.S>(testCase).text, feedback: guided?.feedback))
        }
        runner.make(&testCase, at: index, of: CaseFamily(seed: seed, length: length), reporting: tell)
        tell(testCase)
    }
}

/// Runs a case, and answers with an outcome for each configuration.
struct RunTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "run" }

    let run: IsolatedRun<Inner.S>

    var mostAnswers: Int { run.configurationCount }

    func perform(_ answer: (Inner.S.Outcome) -> Void) {
        guard let testCase = run.testCase else { return }
        let configurations = run.configurations
        let runner = Inner(under: configurations)
        for configuration in configurations { answer(runner.run(testCase, under: configuration)) }
    }
}

/// Runs a case again under one configuration, and answers with whether the outcome is the same and with the rules that it used.
struct RecheckTask<Inner: IsolatableRunner>: IsolatedTask {
    struct Answer: Codable {
        let isSame: Bool
        let rules: RuleCounts<Inner.S.Rule>
    }

    static var name: String { "recheck" }

    let run: IsolatedRun<Inner.S>
    /// The mechanism of the first run; nil if the case was clean.
    let mechanism: String?

    var mostAnswers: Int { 1 }
    var likelihoodOfHang: HangLikelihood { HangLikelihood(hasHung: run.hasHung) }

    func perform(_ answer: (Answer) -> Void) {
        guard let testCase = run.testCase else { return }
        let failures = mechanism.flatMap { Inner.S.Mechanism($0) }.map { [Failure(position: 0, mechanism: $0)] } ?? []
        var rules = RuleCounts<Inner.S.Rule>()
        let runner = Inner(under: run.configurations)
        let isSame = runner.recheck(testCase, failures, counting: &rules)
        answer(Answer(isSame: isSame, rules: rules))
    }
}

/// Runs a case, and answers with it in another spelling, step by step.
struct RespellTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "respell" }

    let run: IsolatedRun<Inner.S>

    func perform(_ answer: (String) -> Void) {
        guard let testCase = run.testCase, let configuration = run.configurations.first else { return }
        Inner(under: []).respell(testCase, under: configuration) { answer(CaseFile<Inner.S>($0).text) }
    }
}
