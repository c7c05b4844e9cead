import FuzzCampaign
import FuzzEngine
import FuzzReports

/// What a subject says by running its code goes through its runner, too.
extension CommandLineSubject {
    /// Describes a run by an engine. Where the run ends its process, the text ends with that.
    static func toldText(
        of testCase: Case, under configuration: Configuration, by engine: String, trapping traps: Bool, width: Int
    ) -> String {
        guard let isolation else {
            return text(of: testCase, under: configuration, by: engine, trapping: traps, width: width)
        }
        let task = EngineTextTask<Self>(
            run: IsolatedRun(testCase, under: [configuration]), engine: engine, traps: traps, width: width)
        var text = ""
        let end = isolation.perform(task, afresh: false) { text += $0 }
        return end.map { text + $0.sentence + "\n" } ?? text
    }

    fileprivate static func text(
        of testCase: Case, under configuration: Configuration, by engine: String, trapping traps: Bool, width: Int
    ) -> String {
        engines.first { $0.name == engine }?.run?(testCase, configuration, traps, width) ?? ""
    }

    /// Tries something before a search. Where it ends its process, that is the result.
    static func result(of check: PreflightCheck) -> PreflightResult {
        guard let isolation else { return check.run() }
        var result: PreflightResult?
        let end = isolation.perform(PreflightTask<Self>(trial: check.name), afresh: false) { result = $0 }
        return result ?? PreflightResult("\(end ?? .exited(status: 0))")
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
        guard let testCase = run.testCase, let configuration = run.configurations.first else { return }
        answer(S.text(of: testCase, under: configuration, by: engine, trapping: traps, width: width))
    }
}

/// Tries something before a search, in a child: answered by the result.
struct PreflightTask<S: CommandLineSubject>: IsolatedTask {
    static var name: String { "trial" }

    let trial: String

    var mostAnswers: Int { 1 }

    func perform(_ answer: (PreflightResult) -> Void) {
        if let check = S.preflightChecks.first(where: { $0.name == trial }) { answer(check.run()) }
    }
}
