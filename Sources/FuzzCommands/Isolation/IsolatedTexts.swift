import FuzzCampaign
import FuzzEngine
import FuzzReports

/// What a subject says by running its code goes through its runner, too.
extension CommandLineSubject {
    /// Describes a run by an engine. Where the run ends its process, the text ends with that.
    static func toldText(
        of interleaving: Case, under configuration: Configuration, by engine: String, trapping traps: Bool, width: Int
    ) -> String {
        guard let isolation else {
            return text(of: interleaving, under: configuration, by: engine, trapping: traps, width: width)
        }
        let task = EngineTextTask<Self>(
            run: IsolatedRun(interleaving, under: [configuration]), engine: engine, traps: traps, width: width)
        var text = ""
        let end = isolation.perform(task, afresh: false) { text += $0 }
        return end.map { text + $0.sentence + "\n" } ?? text
    }

    /// Tries something before a search. Where it ends its process, that is the result.
    static func toldTrial(of name: String) -> SubjectTrial {
        guard let isolation else { return trial(of: name) }
        var trial: SubjectTrial?
        let end = isolation.perform(SubjectTrialTask<Self>(trial: name), afresh: false) { trial = $0 }
        return trial ?? SubjectTrial("\(end ?? .exited(status: 0))")
    }
}

/// Runs a case by another engine, in a child: answered by what it saw.
struct EngineTextTask<S: CommandLineSubject>: IsolatedTask {
    static var name: String { "text" }

    let run: IsolatedRun<S>
    let engine: String
    let traps: Bool
    let width: Int

    var mostAnswers: Int { 1 }

    func perform(_ answer: (String) -> Void) {
        guard let interleaving = run.interleaving, let configuration = run.configurations.first else { return }
        answer(S.text(of: interleaving, under: configuration, by: engine, trapping: traps, width: width))
    }
}

/// Tries something before a search, in a child: answered by the result.
struct SubjectTrialTask<S: CommandLineSubject>: IsolatedTask {
    static var name: String { "trial" }

    let trial: String

    var mostAnswers: Int { 1 }

    func perform(_ answer: (SubjectTrial) -> Void) { answer(S.trial(of: trial)) }
}
