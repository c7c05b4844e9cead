import BindingFuzz

/// What a child does for the runner of `Isolated`.
package enum SubjectTasks<Base: IsolatableSubject> {
    /// All of them.
    package static var all: [any IsolatedTask.Type] {
        [
            MakeTask<Base>.self, RunTask<Base>.self, RecheckTask<Base>.self, SweepTask<Base>.self,
            LessonTask<Base>.self,
            TrialTask<Base>.self, SequenceTask<Base>.self,
        ]
    }
}

/// A case and configurations in the words of files.
package struct IsolatedRun<Base: IsolatableSubject>: Codable {
    private let text: String
    private let names: ConfigurationNames<Base>

    /// Writes them down.
    package init(_ interleaving: Base.Case, under configurations: some Sequence<Base.Configuration>) {
        text = CaseFile<Base>(interleaving).text
        names = ConfigurationNames(configurations)
    }

    /// The case; nil where the text is none.
    package var interleaving: Base.Case? { try? CaseFile<Base>(text: text).interleaving }

    /// How many configurations there are.
    var configurationCount: Int { names.count }

    /// The configurations, in their order.
    package var configurations: [Base.Configuration] { names.configurations ?? [] }
}

/// Configurations by their names.
struct ConfigurationNames<Base: IsolatableSubject>: Codable {
    private let names: [String]

    var count: Int { names.count }

    init(_ configurations: some Sequence<Base.Configuration>) {
        names = configurations.map(\.description)
    }

    /// The configurations, in their order; nil where one of the names is none.
    var configurations: [Base.Configuration]? {
        var configurations: [String: Base.Configuration] = [:]
        for configuration in Base.Configuration.fullMatrix { configurations[configuration.description] = configuration }
        let named = names.compactMap { configurations[$0] }
        return named.count == names.count ? named : nil
    }
}

/// Makes a case: answered by the case as it grows, and at the end by the whole.
struct MakeTask<Base: IsolatableSubject>: IsolatedTask {
    static var name: String { "make" }

    let seed: UInt64
    let length: Int
    let index: UInt64
    let guide: Base.Guide

    func perform(_ answer: (String) -> Void) {
        guard CaseFamily.lengths.contains(length) else { return }
        let runner = Base.Runner(under: [])
        Base.take(guide, in: runner)
        var interleaving = Base.Case()
        Base.make(
            &interleaving, at: index, of: CaseFamily(seed: seed, length: length), by: runner,
            telling: { answer(CaseFile<Base>($0).text) })
        answer(CaseFile<Base>(interleaving).text)
    }
}

/// Runs a case: answered by an outcome for each configuration.
struct RunTask<Base: IsolatableSubject>: IsolatedTask {
    static var name: String { "run" }

    let run: IsolatedRun<Base>

    var mostAnswers: Int { run.configurationCount }

    func perform(_ answer: (Base.Outcome) -> Void) {
        guard let interleaving = run.interleaving else { return }
        let configurations = run.configurations
        let runner = Base.Runner(under: configurations)
        for configuration in configurations { answer(runner.run(interleaving, under: configuration)) }
    }
}

/// Runs a case again under one configuration: answered by whether it comes to the same, and by the rules that it used.
struct RecheckTask<Base: IsolatableSubject>: IsolatedTask {
    struct Answer: Codable {
        let isSame: Bool
        let rules: RuleCounts<Base.Rule>
    }

    static var name: String { "recheck" }

    let run: IsolatedRun<Base>
    /// How it went wrong; nil where it did not.
    let mechanism: String?

    var mostAnswers: Int { 1 }

    func perform(_ answer: (Answer) -> Void) {
        guard let interleaving = run.interleaving else { return }
        let failures = mechanism.flatMap { Base.Mechanism($0) }.map { [Failure(position: 0, mechanism: $0)] } ?? []
        var rules = RuleCounts<Base.Rule>()
        let runner = Base.Runner(under: run.configurations)
        let isSame = runner.recheck(interleaving, failures, counting: &rules)
        answer(Answer(isSame: isSame, rules: rules))
    }
}
