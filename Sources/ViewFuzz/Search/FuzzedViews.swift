import FilesAndProcesses
import Foundation
import FuzzCorpus

/// The views that cases are drawn of.
enum FuzzedViews<App: FuzzedApp> {
    /// The variable that names those to be fuzzed, with commas between them; all where it is not set.
    static var variable: String { viewsVariable }

    /// What the variable says now.
    static var scope: String? { getenv(variable).map { String(cString: $0) } }

    /// Sets the variable, for processes that are started later.
    static func choose(_ scope: String?) {
        if let scope { setenv(variable, scope, 1) } else { unsetenv(variable) }
    }

    /// At least one.
    static var chosen: [FuzzedView] {
        let all = App.views
        guard let wanted = wantedNames else { return all }
        let chosen = all.filter { wanted.contains($0.name) }
        return chosen.isEmpty ? all : chosen
    }

    /// A name in the variable that no view has; nil where all are known.
    static var unknownName: String? {
        let names = Set(App.views.map(\.name))
        return wantedNames?.first { !names.contains($0) }
    }
}

private let viewsVariable = EnvironmentVariable.views.rawValue

/// Asked for once, since a copy of the whole environment is made for it.
private let wantedNames = ProcessInfo.processInfo.environment[viewsVariable].map {
    $0.split(separator: ",").map(String.init)
}
