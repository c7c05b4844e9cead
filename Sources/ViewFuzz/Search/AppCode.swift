import FilesAndProcesses
import FuzzEngine
import PlainText

/// The app's code that a case runs, if the app was compiled with `-profile-generate`.
@MainActor struct AppCode {
    private static var counters = CodeCounters(
        where: { !BindfuzzModules.own.contains($0) && !BindfuzzModules.namedAsOthers.contains($0) },
        number: { Checksum($0.utf8).value })

    private let guide: ViewGuide
    /// The places that cases can go to.
    let places: Set<UInt64>
    /// Whether a place that the guide does not know, and that was taken, had not run in this process before.
    private(set) var mayRunOnce = false

    /// Begins to observe a run.
    ///
    /// - Returns: `nil` if the app was not compiled so.
    init?(knownBy guide: ViewGuide) {
        guard Self.counters != nil else { return nil }
        self.guide = guide
        places = guide.codePlaces
        Self.counters?.begin()
    }

    /// Returns the places in the app's code that ran for the first time in the run, since the last call: those that the guide does not
    /// know, and those that cases can go to.
    mutating func takeNew() -> [UInt64] {
        guard let positions = Self.counters?.takeNew(), let counters = Self.counters else { return [] }
        return positions.compactMap { position in
            let number = counters.numbers[position]
            if guide.knowsCode(number) { return places.contains(number) ? number : nil }
            if !counters.hadCounted(position) { mayRunOnce = true }
            return number
        }
    }
}
