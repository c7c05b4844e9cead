import FilesAndProcesses
import FuzzEngine
import Locks

/// Whether each run of a program's code has a process of its own, in which nothing of the app has run before.
///
/// Singletons and static properties outlive a case. Most apps do not mind, and many cases share a process, which is faster. Once a
/// finding has shown that it needs earlier cases, its search goes on with a process for each run.
enum ProcessPerRun {
    private static let programs = Locked<Set<String>>([])
    private static let chosen = EnvironmentVariable.processes.value

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
}

extension IsolatedRunner {
    /// Generates and runs cases, each run in a process of its own: one draws a case, and one runs it for each configuration.
    func sweepInProcessPerRun(
        _ indices: Range<UInt64>, of family: CaseFamily, by guide: Inner.Guide, _ sweep: inout Sweep<S>,
        willRun: (UInt64) -> Void
    ) {
        var kept = S.Case()
        for index in indices {
            willRun(index)
            var isHung = false
            let drawn = order(
                index...index, of: family, by: guide, under: [], goesOn: { _ in }, see: { sweep.see($0) },
                isHung: &isHung
            ) { _, _ in }
            guard !IsolatedExecutor.wasInterrupted else { break }
            kept = countAlone(index, drawnAs: drawn, of: family, isHung: isHung, &sweep)
        }
        sweep.keep(kept)
    }
}
