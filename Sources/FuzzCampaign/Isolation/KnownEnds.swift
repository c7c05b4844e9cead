import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// Runs each case up to its last step, and answers with the guide's number of that step, or with nil.
struct LastStepsTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "last-steps" }

    let runs: [IsolatedRun<Inner.S>]

    var mostAnswers: Int { runs.count }

    func perform(_ answer: (UInt64?) -> Void) {
        let guided = Inner(under: []).guided
        for run in runs {
            guard let testCase = run.testCase, let configuration = run.configurations.first else { return }
            answer(guided?.lastStep(of: testCase, under: configuration))
        }
    }
}

extension IsolatedRunner {
    /// Returns the guide's numbers of the steps by which kept cases end the process, or never return.
    package static func ends(of files: [CaseFile<S>]) -> [UInt64] {
        let ending = files.filter { $0.namedMechanisms.contains(where: Inner.endsProcess) }
        guard let configuration = S.Configuration.standardMatrix.first, !ending.isEmpty else { return [] }
        var numbers: [UInt64] = []
        let task = LastStepsTask<Inner>(runs: ending.map { IsolatedRun($0.testCase, under: [configuration]) })
        _ = perform(task, afresh: false) { if let number = $0 { numbers.append(number) } }
        return numbers
    }
}

extension Subject {
    /// Lets the search take the failures of kept cases for known, if it can be steered.
    package static func know(_ files: [CaseFile<Self>]) {
        guard let steerable else { return }
        let mechanisms = files.flatMap(\.namedMechanisms).map(\.description)
        steerable.know(mechanisms, ends: isolation?.ends(of: files) ?? [])
    }
}
