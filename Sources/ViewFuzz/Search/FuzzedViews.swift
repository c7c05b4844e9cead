import FilesAndProcesses
import Foundation
import FuzzCorpus

/// The views that the search draws cases from.
enum FuzzedViews<App: FuzzedApp> {
    /// The environment variable that selects views by name, separated by commas. If it is not set, all views are selected.
    static var variable: String { viewsVariable }

    /// The current value of the variable.
    static var scope: String? { getenv(variable).map { String(cString: $0) } }

    /// Sets the variable for child processes.
    static func choose(_ scope: String?) {
        if let scope { setenv(variable, scope, 1) } else { unsetenv(variable) }
    }

    /// The selected views, at least one.
    static var chosen: [FuzzedView] {
        let all = App.allViews
        guard let wanted = wantedNames else { return all }
        let chosen = all.filter { wanted.contains($0.name) }
        return chosen.isEmpty ? all : chosen
    }

    /// A name in the variable that no view has; `nil` if all names are known.
    static var unknownName: String? {
        let names = Set(App.allViews.map(\.name))
        return wantedNames?.first { !names.contains($0) }
    }
}

private let viewsVariable = EnvironmentVariable.views.rawValue

/// The names in the variable. They are cached, because each lookup copies the whole environment.
private let wantedNames = ProcessInfo.processInfo.environment[viewsVariable].map {
    $0.split(separator: ",").map(String.init)
}
