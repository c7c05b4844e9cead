import ArgumentParser
import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import FuzzReports

/// The command line of a subject that is run in a process of its own: what it has itself, and the hidden command of a child.
/// It has no `Change`: a child is told its configurations by their names, which not all that come of one need have.
extension Isolated: CommandLineSubject where Base: CommandLineSubject {
    public static var abstract: String { Base.abstract }
    public static var examples: String { Base.examples }
    public static var configurationHelp: String { Base.configurationHelp }
    public static var mechanismMeaning: String { Base.mechanismMeaning }
    public static var whyMeaning: String { Base.whyMeaning }
    public static var wantingMeaning: String? { Base.wantingMeaning }
    public static func draw(only interleaving: Case) { Base.draw(only: interleaving) }
    public static var shrinkStarts: Int { Base.shrinkStarts }
    public static var commands: [any ParsableCommand.Type] { Base.commands + [IsolatedCommand<Base>.self] }
    public static var engines: [String] { Base.engines }
    public static var engineMeaning: String { Base.engineMeaning }
    public static var comparisonMeaning: (sample: String, difference: String)? { Base.comparisonMeaning }

    /// Where the run ends its process, that is all there is to tell.
    public static func text(
        of interleaving: Case, under configuration: Configuration, by engine: String, trapping traps: Bool, width: Int
    ) -> String {
        let task = EngineTextTask<Base>(
            run: IsolatedRun(interleaving, under: [configuration]), engine: engine, traps: traps, width: width)
        var text = ""
        let end = perform(task) { text += $0 }
        return end.map { text + $0.sentence + "\n" } ?? text
    }

    public static var trials: [String] { Base.trials }

    /// Where what is tried ends its process, that is what came of it.
    public static func trial(of name: String) -> SubjectTrial {
        var trial: SubjectTrial?
        let end = perform(SubjectTrialTask<Base>(trial: name)) { trial = $0 }
        return trial ?? SubjectTrial("\(end ?? .exited(status: 0))")
    }

    /// Compares in this process, since a comparison says itself what it runs.
    public static func compareEngines() -> EngineComparison? { Base.compareEngines() }
}

/// Runs a case by another engine, in a child: answered by what it saw.
struct EngineTextTask<Base: IsolatableSubject & CommandLineSubject>: IsolatedTask {
    static var name: String { "text" }

    let run: IsolatedRun<Base>
    let engine: String
    let traps: Bool
    let width: Int

    var mostAnswers: Int { 1 }

    func perform(_ answer: (String) -> Void) {
        guard let interleaving = run.interleaving, let configuration = run.configurations.first else { return }
        answer(Base.text(of: interleaving, under: configuration, by: engine, trapping: traps, width: width))
    }
}

/// Tries something before a search, in a child: answered by what came of it.
struct SubjectTrialTask<Base: IsolatableSubject & CommandLineSubject>: IsolatedTask {
    static var name: String { "trial" }

    let trial: String

    var mostAnswers: Int { 1 }

    func perform(_ answer: (SubjectTrial) -> Void) {
        answer(Base.trial(of: trial))
    }
}
