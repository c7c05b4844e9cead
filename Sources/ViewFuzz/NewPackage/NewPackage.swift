import Foundation

/// A file of a new package.
struct PackageFile {
    /// The path from the directory of the package.
    let path: String
    let text: String
}

/// A new package that fuzzes the views of an app.
struct NewPackage {
    let name: String
    let source: PackageSource

    init(name: PackageName, source: PackageSource) {
        self.name = name.text
        self.source = source
    }

    /// All files of the package.
    var files: [PackageFile] {
        [
            PackageFile(path: "Package.swift", text: manifest),
            PackageFile(path: "README.md", text: readme),
            PackageFile(path: ".gitignore", text: ignoredFiles),
            PackageFile(path: ".github/workflows/bindfuzz.yml", text: githubWorkflow),
            PackageFile(path: ".gitlab-ci.yml", text: gitlabPipeline),
            PackageFile(path: "Sources/\(name)Views/Imports.swift", text: imports),
            PackageFile(path: "Sources/\(name)Views/InboxModel.swift", text: model),
            PackageFile(path: "Sources/\(name)Views/InboxView.swift", text: view),
            PackageFile(path: "Sources/\(name)Fuzz/\(name)Fuzz.swift", text: definition),
            PackageFile(path: "Tests/\(name)FuzzTests/\(name)FuzzTests.swift", text: test),
            PackageFile(path: "corpus/canary/must-fail.case", text: CanaryCase.text),
            PackageFile(path: "corpus/verdicts.txt", text: NewTable.text),
        ]
    }

    /// Returns the text that `new` prints after it has written the package.
    func nextSteps(in place: PackagePlace) -> String {
        let steps = [
            ("swift run -c release \(name)Fuzz fuzz --time 10s", "finds the bug"),
            ("swift run -c release \(name)Fuzz report corpus", "explains the finding, step by step"),
            ("swift test", "replays the corpus, and searches briefly"),
        ]
        let width = steps.map(\.0.count).max() ?? 0
        let lines = steps.map { "  " + $0.0.padding(toLength: width, withPad: " ", startingAt: 0) + "  # \($0.1)\n" }
        let path = "\nPackage.swift names bindfuzz by its path on this machine. To name a repository, pass --url.\n"
        return """
            \(name): a package with a view that has a planted bug, and its fuzzer.
            The first build takes a few minutes.

              \(place.enteringCommand)
            \(lines.joined())
            README.md explains how to fix the bug, and how to fuzz your own view.

            """ + (source.isEverywhere ? "" : path)
    }
}
