import Foundation

/// The views that cases are drawn of.
enum FuzzedViews<App: FuzzedApp> {
    /// The variable that names those to be fuzzed, with commas between them; all where it is not set.
    static var variable: String { "BINDFUZZ_VIEWS" }

    static var chosen: [FuzzedView] {
        let all = App.views
        guard let names = ProcessInfo.processInfo.environment[variable] else { return all }
        let wanted = names.split(separator: ",").map(String.init)
        let chosen = all.filter { wanted.contains($0.name) }
        return chosen.isEmpty ? all : chosen
    }
}
