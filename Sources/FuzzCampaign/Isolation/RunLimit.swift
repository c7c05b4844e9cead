import FuzzEngine
import Locks

/// How likely a task is to hang. The less likely, the longer an executor waits for it: a machine may be busy.
package enum HangLikelihood: Sendable {
    /// The same steps have not hung: the whole time limit. A search that has met a hang waits as for what is possible.
    case unlikely
    /// Other code of the app has hung, or the task decides no verdict: a tenth of the limit, but at least a second.
    case possible
    /// The same steps have hung: many times as long as the slowest run took, but at least a quarter of a second.
    case likely

    /// Creates the likelihood of a task whose steps may have hung before.
    init(hasHung: Bool) { self = hasHung ? .likely : .unlikely }
}

/// The time limits of tasks.
enum RunLimit {
    private static let least = Duration.milliseconds(250)
    private static let leastIfPossible = Duration.seconds(1)
    /// The limit for what is likely to hang, in times of the slowest run.
    private static let factor = 20

    /// The longest that this process has waited for a run that ended.
    private static let slowest = Locked(Duration.zero)
    private static let hasHung = Locked(false)

    /// Notes the time of a run that ended.
    static func note(_ time: Duration) { slowest.withLock { $0 = max($0, time) } }

    /// Notes that a task has exceeded the whole limit.
    static func noteHang() { hasHung.withLock { $0 = true } }

    /// Returns the limit for a task.
    ///
    /// - Parameters:
    ///   - whole: the time limit of the app.
    ///   - isOfSearch: whether the task is one of many cases of a search, which should not each wait for the whole limit once the app
    ///     has hung. What they find is run again with the whole limit.
    ///   - isWarm: whether the child has performed a task, and so has started.
    static func limit(
        _ whole: Duration, _ likelihood: HangLikelihood, isOfSearch: Bool, isWarm: Bool
    ) -> Duration {
        let short = min(whole, max(whole / 10, leastIfPossible))
        switch likelihood {
        case .unlikely: return isOfSearch && hasHung.withLock { $0 } ? short : whole
        case .likely where isWarm: return min(short, max(least, slowest.withLock { $0 } * factor))
        case .possible, .likely: return short
        }
    }
}
