import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// Problems in a definition that make fuzzing impossible.
enum DefinitionProblem {
    /// Ends the program with a message if the definition has a problem.
    static func report<App: FuzzedApp>(in app: App.Type) {
        let unknown = FuzzedViews<App>.unknownName.map { name in
            let names = app.allViews.map(\.name).joined(separator: ", ")
            return "expected names of views in \(FuzzedViews<App>.variable): \(names); found '\(name.visible)'"
        }
        let defect = problem(in: app)
        guard let problem = defect ?? unknown else { return }
        FileHandle.standardError.write(Data("\(app.program): error: \(problem)\n".utf8))
        // An unusable definition has the exit status of an unusable file.
        (defect == nil ? ExitStatus.usage : .unusableFile).exit()
    }

    /// Returns the problem as a sentence, or `nil` if the definition is valid.
    static func problem(in app: any FuzzedApp.Type) -> String? {
        let names = app.views.map(\.name)
        if app.allViews.isEmpty {
            return
                "expected a view in `views` of \(app), or a preview or an app in the modules that it links; found none"
        }
        if names.contains("") { return "expected a name for each view of \(app); found an empty one" }
        if let name = names.first(where: { $0.contains(",") }) {
            let variable = EnvironmentVariable.views.rawValue
            return
                "expected no comma in the name of a view of \(app), because commas separate the names in \(variable); "
                + "found '\(name.visible)'"
        }
        if let twice = repeated(in: names) {
            return "expected a unique name for each view of \(app); found '\(twice)' twice"
        }
        let schedulers = app.schedulers.map(\.name)
        let taken = ["written"] + OtherDelivery.Standard.allCases.map(\.rawValue)
        if let twice = repeated(in: taken + schedulers) {
            return "expected a unique name for each scheduler of \(app); '\(twice)' is taken"
        }
        for name in schedulers where name.isEmpty || !name.allSatisfy(isPartOfName) {
            return "expected letters, digits and hyphens in the name of a scheduler of \(app); found '\(name.visible)'"
        }
        return nil
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-")
    }

    private static func repeated(in names: [String]) -> String? {
        names.indices.lazy.compactMap { names[..<$0].contains(names[$0]) ? names[$0] : nil }.first
    }
}
