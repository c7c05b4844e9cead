import FuzzCampaign
import FuzzEngine
import FuzzReports

/// Texts that a subject produces by running its code, in an isolated process if the subject has one.
extension CommandLineSubject {
    /// Describes a run by an engine. If the run ends its process, the text ends with the reason.
    static func isolatedText(
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

    /// Runs a preflight check. If the check ends its process, the result says so.
    static func result(of check: PreflightCheck) -> PreflightResult {
        guard let isolation else { return check.run() }
        var result: PreflightResult?
        let end = isolation.perform(PreflightTask<Self>(checkName: check.name), afresh: false) { result = $0 }
        return result ?? PreflightResult("\(end ?? .exited(status: 0))")
    }
}

/// Runs a case by another engine in an isolated process, and answers with the description of the run.
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

/// Runs a preflight check in an isolated process, and answers with the result.
struct PreflightTask<S: CommandLineSubject>: IsolatedTask {
    static var name: String { "preflight" }

    let checkName: String

    var mostAnswers: Int { 1 }

    func perform(_ answer: (PreflightResult) -> Void) {
        if let check = S.preflightChecks.first(where: { $0.name == checkName }) { answer(check.run()) }
    }
}
