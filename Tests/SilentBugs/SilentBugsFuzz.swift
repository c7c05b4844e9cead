import SilentApps
import ViewFuzz

/// The apps with bugs that do not trap, with every oracle on.
@main struct SilentBugsFuzz: FuzzedApp {
    static var oracles: Set<Oracle> { Set(Oracle.allCases) }
    static var views: [FuzzedView] { SilentApps.views }
}
