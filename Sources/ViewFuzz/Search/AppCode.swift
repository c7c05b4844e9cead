import FilesAndProcesses
import FuzzEngine

/// The app's code that a case runs, if the program was compiled with `-profile-generate`, as `--enable-code-coverage` does.
@MainActor enum AppCode {
    private static var counters = CodeCounters { !BindfuzzModules.names.contains($0) }

    /// Begins a case.
    static func begin() { counters?.begin() }

    /// Returns the places in the app's code that ran for the first time in the case, since the last call, each as a number that is the
    /// same in every process; none if the program was not compiled so.
    static func takeNew() -> [UInt64] {
        counters?.takeNew().map { position in
            var random = SplitMix64(seed: UInt64(position))
            return random.next()
        } ?? []
    }
}
