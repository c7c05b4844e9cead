import FilesAndProcesses
import FuzzEngine
import PlainText

/// The app's code that a case runs, if the app was compiled with `-profile-generate`.
@MainActor enum AppCode {
    private static var counters = CodeCounters(
        where: { !BindfuzzModules.own.contains($0) && !BindfuzzModules.namedAsOthers.contains($0) },
        number: { Checksum($0.utf8).value })
    /// Whether a place that was taken since `begin` had not run in this process before.
    private(set) static var mayRunOnce = false

    /// Begins a run.
    static func begin() {
        counters?.begin()
        mayRunOnce = false
    }

    /// Returns the places in the app's code that ran for the first time in the run, since the last call, without those that a guide
    /// knows.
    static func takeNew(besides guide: ViewGuide) -> [UInt64] {
        guard let positions = counters?.takeNew(), let counters else { return [] }
        return positions.compactMap { position in
            let number = counters.numbers[position]
            guard !guide.knowsCode(number) else { return nil }
            if !counters.hadCounted(position) { mayRunOnce = true }
            return number
        }
    }
}
