import FilesAndProcesses
import FuzzCorpus
import FuzzEngine
import Locks

/// Whether each run of a program's code has a process of its own, in which nothing of the app has run before.
///
/// Singletons and static properties outlive a case. Most apps do not mind, and many cases share a process, which is faster. A search
/// finds out first whether this app does (`keepsState`). Once a finding has shown that it needs earlier cases, too, its search goes on
/// with a process for each run.
enum ProcessPerRun {
    private static let programs = Locked<Set<String>>([])
    private static let chosen = EnvironmentVariable.processes.value
    /// The most kept cases that are run twice in one process to find out. Each takes a process.
    static let mostTried = 20

    /// Returns whether each run of a program has a process of its own.
    static func isOn(for program: String) -> Bool {
        switch chosen {
        case "run": true
        case "shared": false
        default: programs.withLock { $0.contains(program) }
        }
    }

    /// Whether `begin` has an effect: nobody has chosen otherwise.
    static var isFree: Bool { chosen == nil }

    /// Gives each further run of a program a process of its own.
    static func begin(for program: String) {
        if isFree { programs.withLock { _ = $0.insert(program) } }
    }
}

extension Subject {
    /// Whether `beginProcessPerRun` has an effect.
    package static var mayBeginProcessPerRun: Bool { isolation != nil && ProcessPerRun.isFree }

    /// Gives each further run a process of its own, if the subject runs in processes.
    package static func beginProcessPerRun() {
        if isolation != nil { ProcessPerRun.begin(for: program) }
    }

    /// Gives each run a process of its own if state of the code outlives a case. It would decide the results of other runs.
    ///
    /// - Parameter length: the most steps of a case.
    /// - Returns: whether that is so.
    package static func beginProcessPerRunIfStateOutlivesCases(length: Int) -> Bool {
        guard mayBeginProcessPerRun, !ProcessPerRun.isOn(for: program), isolation?.keepsState(length: length) == true
        else { return false }
        beginProcessPerRun()
        return true
    }

    /// Gives each further run a process of its own if a kept case has another result when it runs a second time in its process. What
    /// it changes, such as a store in a static property, would decide the results of the other runs.
    ///
    /// - Parameter files: The kept cases. The first ones are tried, but none that is known to hang, which takes long.
    package static func beginProcessPerRun(ifNeededBy files: [CaseFile<Self>]) {
        guard mayBeginProcessPerRun, let configuration = Configuration.standardMatrix.first else { return }
        for file in files.prefix(ProcessPerRun.mostTried) {
            guard !file.namedMechanisms.contains(where: { isolation?.isHang($0) == true }) else { continue }
            let twice = [file.testCase, file.testCase]
            let mechanisms = freshOutcomes(of: twice, under: configuration)?.outcomes.map { $0.mechanism } ?? []
            // A run that ends its process changes nothing for others.
            if mechanisms.count == 2, mechanisms[0] != mechanisms[1] { return beginProcessPerRun() }
        }
    }
}

extension IsolatedRunner {
    /// Generates and runs cases, each run in a process of its own: one draws a case, and one runs it for each other configuration.
    func sweepInProcessPerRun(
        _ indices: Range<UInt64>, of family: CaseFamily, by guide: Inner.Guide, _ sweep: inout Sweep<S>,
        willRun: (UInt64) -> Void
    ) {
        var kept = S.Case()
        for index in indices {
            willRun(index)
            var isHung = false
            var run: DrawingRun?
            let drawn = order(
                index...index, of: family, by: guide, runsOnlyDrawing: true, goesOn: { _ in }, see: { sweep.see($0) },
                isHung: &isHung, take: { run = $0 }
            ) { _, _ in }
            guard !IsolatedExecutor.wasCut else { break }
            // A child that has not come to the end has not reported the case.
            kept = countAlone(
                index, drawnAs: drawn, by: drawn == nil ? nil : run, of: family, isHung: isHung, &sweep)
        }
        sweep.keep(kept)
    }
}
