import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// A runner that starts processes for the code of its subject.
///
/// `IsolatedRunner` is the only implementation. The protocol lets code that works with any subject access it through `isolation`.
package protocol IsolatingRunner<S>: CaseRunner {
    /// The time limit of one run.
    static var timeLimit: Duration { get }
    /// The activity of the code when a trap ended it; see `IsolatableRunner.trapNote`. A story shows its last line.
    static var trapNote: String? { get }
    /// Prepares a fork server for its next child; see `IsolatableRunner.prepareToFork`.
    static func prepareToFork()
    /// The tasks that a child performs for the runner.
    static var tasks: [any IsolatedTask.Type] { get }

    /// Returns whether a mechanism is that of a run that exceeds the time limit; see `IsolatableRunner.isHang`.
    static func isHang(_ mechanism: S.Mechanism) -> Bool

    /// Returns the guide's numbers of the steps by which kept cases end the process; see `GuidedRunner.lastStep`.
    static func ends(of files: [CaseFile<S>]) -> [UInt64]

    /// Performs a task in a child.
    ///
    /// - Parameters:
    ///   - afresh: whether the child has run nothing before and runs nothing after.
    ///   - take: receives each answer as it arrives.
    /// - Returns: nil if the task was completed; otherwise how the child ended.
    static func perform<Task: IsolatedTask>(_ task: Task, afresh: Bool, _ take: (Task.Answer) -> Void) -> RunEnd?

    /// Runs cases one after the other in a process that has run nothing before, until the last one or the one that ends the
    /// process.
    ///
    /// - Parameter server: the fork server whose child the process is.
    /// - Returns: the outcomes, and the cost in processes of the usual kind.
    static func freshOutcomes(
        of cases: [S.Case], under configuration: S.Configuration, on server: FreshServer
    ) -> (outcomes: [S.Outcome], cost: Int)

    /// Whether state of the code outlives a case of up to this many steps.
    static func keepsState(length: Int) -> Bool

    /// Returns a case in the spelling that a person would use; nil if it has only one.
    static func respelled(_ testCase: S.Case, under configuration: S.Configuration) -> S.Case?

    /// Runs cases in this process, which is a child.
    static func runHere(_ cases: [S.Case], under configuration: S.Configuration)
}

extension Subject {
    /// The runner of the subject if it runs the code in a separate process; nil if the code runs in this process.
    package static var isolation: (any IsolatingRunner<Self>.Type)? { Runner.self as? any IsolatingRunner<Self>.Type }

    /// Whether Ctrl-C or the clock has ended a run before its end.
    static var wasCut: Bool { IsolatedExecutor.wasCut }

    /// Whether a case can be run in a process that has run nothing before.
    package static var runsAfresh: Bool { isolation != nil }

    /// Runs cases one after the other in a process that has run nothing before, until the last one or the one that ends the
    /// process.
    ///
    /// - Parameter server: the fork server whose child the process is. Runs that are compared use different ones.
    /// - Returns: the outcomes, and the cost in processes of the usual kind; nil if the runner starts no process.
    package static func freshOutcomes(
        of cases: [Case], under configuration: Configuration, on server: FreshServer = .first
    ) -> (outcomes: [Outcome], cost: Int)? {
        isolation?.freshOutcomes(of: cases, under: configuration, on: server)
    }

    /// Selects the scope for drawing cases. Idle children with another scope are dismissed.
    package static func choose(scope: String?) {
        guard let scoping, scope != scoping.scope else { return }
        scoping.draw(of: scope)
        if isolation != nil { IsolatedExecutor.dismissIdle(of: program) }
    }
}

extension Subject {
    /// Steers the drawing of cases. Idle children that draw otherwise are dismissed.
    package static func choose(_ steering: SearchSteering) {
        guard let steerable, steering != steerable.steering else { return }
        steerable.steer(by: steering)
        if isolation != nil { IsolatedExecutor.dismissIdle(of: program) }
    }
}

extension IsolatedRunner: IsolatingRunner {
    /// The time limit of the isolated runner.
    package static var timeLimit: Duration { Inner.timeLimit }
    /// The trap note of the isolated runner.
    package static var trapNote: String? { Inner.trapNote }
    /// Prepares a fork server as the isolated runner does.
    package static func prepareToFork() { Inner.prepareToFork() }
    /// Asks the isolated runner.
    package static func isHang(_ mechanism: S.Mechanism) -> Bool { Inner.isHang(mechanism) }
    /// The tasks of the subject.
    package static var tasks: [any IsolatedTask.Type] { SubjectTasks<Inner>.all }

    /// Performs a task in a new child, or in one that other tasks share.
    package static func perform<Task: IsolatedTask>(
        _ task: Task, afresh: Bool, _ take: (Task.Answer) -> Void
    ) -> RunEnd? {
        ProcessShortage.ending { () throws(FileError) in
            guard !afresh else {
                return try IsolatedExecutor.performAfresh(
                    task, of: S.program, timeLimit: Inner.timeLimit, hang: task.likelihoodOfHang, take)
            }
            let executor = IsolatedExecutor.take(S.program, timeLimit: Inner.timeLimit)
            defer { executor.giveBack() }
            return try executor.perform(task, hang: task.likelihoodOfHang, take)
        }
    }

    /// Runs the case in a child, which may end before the last step.
    package static func respelled(_ testCase: S.Case, under configuration: S.Configuration) -> S.Case? {
        var last: String?
        let task = RespellTask<Inner>(run: IsolatedRun(testCase, under: [configuration]))
        let hasHung = HungCases.texts.withLock { $0.contains(CaseFile<S>(testCase).text) }
        ProcessShortage.ending { () throws(FileError) in
            _ = try IsolatedExecutor.performAfresh(
                task, of: S.program, timeLimit: Inner.timeLimit, hang: HangLikelihood(hasHung: hasHung)
            ) { last = $0 }
        }
        let respelled = last.flatMap { try? CaseFile<S>(text: $0).testCase }
        return respelled == testCase ? nil : respelled
    }

    /// Runs cases in this process, one after the other, and drops their outcomes.
    package static func runHere(_ cases: [S.Case], under configuration: S.Configuration) {
        let runner = Inner(under: [])
        for testCase in cases { _ = runner.run(testCase, under: configuration) }
    }
}
