/// The runs of the main loop that are under way, as the loop's first and last observers count them.
///
/// Code of the app may run the loop within a callout: AppKit's menus and modal windows do, and so does `RunLoop.run(until:)`.
@MainActor final class NestedRuns {
    /// The phases at the beginning of each run, outermost first.
    private var phases: [MainLoop.Phase] = []
    /// The number of runs up to the host's own.
    private var ownCount = 0

    /// Whether the app has begun the innermost run.
    var isInside: Bool { phases.count > ownCount }

    /// Notes that a run begins.
    func begin() {
        phases.append(MainLoop.phase)
        if isInside { MainLoop.phase = .running }
    }

    /// Notes that a run ends; returns whether it was one of the app.
    func end() -> Bool {
        // The run around the first host began before there was an observer.
        guard let phase = phases.popLast() else { return false }
        let isOfApp = phases.count >= ownCount
        if isOfApp { MainLoop.phase = phase }
        return isOfApp
    }

    /// Performs a run of the host. No run around it is the app's.
    func own(_ run: () -> Void) { within(phases.count + 1, run) }

    /// Runs the code of a callout between two runs of the host.
    func between(_ callout: () -> Void) { within(phases.count, callout) }

    private func within(_ count: Int, _ body: () -> Void) {
        let outer = ownCount
        ownCount = count
        body()
        ownCount = outer
    }
}
