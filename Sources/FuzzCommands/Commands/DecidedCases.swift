import ArgumentParser
import FilesAndProcesses
import FuzzCorpus
import FuzzEngine
import FuzzReports

/// Cases that a person has decided about, and whose files are rewritten: each file once, and none if one of them must not be.
struct DecidedCases<S: CommandLineSubject> {
    let cases: [NamedCase<S>]
    /// The reasons why some of the files cannot be used.
    private let problems: [String]

    /// Reads all files, before any is written. A file that is named twice is read once.
    init(_ files: [String]) throws {
        var (cases, problems): ([NamedCase<S>], [String]) = ([], [])
        var seen: Set<String> = []
        for path in files where seen.insert(StoredFile.resolved(path)).inserted {
            if let problem = CorpusCommand<S>.problemOfRewriting(path) {
                problems.append(problem)
                continue
            }
            do {
                let read = try NamedCase<S>.read([path])
                if let reason = TemporaryFile.problem(in: StoredFile.parent(of: StoredFile.resolved(path))) {
                    problems.append("\(path): error: expected a file in a folder that can be written; \(reason)")
                }
                cases += read
            } catch let error as FileError {
                problems += error.problems
            }
        }
        self.cases = cases
        self.problems = problems
    }

    /// Ends the command if a file cannot be used, or if a case must not be rewritten. Names all of them.
    ///
    /// - Parameter expectation: returns what was expected and found, if a case must not be rewritten.
    func refuse(_ expectation: (NamedCase<S>, CaseJudgment<S>) -> String?) throws {
        var isRefused = false
        for entry in cases {
            let verdicts = S.mechanisms(of: entry.file.testCase).map { $0?.verdict ?? .clean }
            let judgment = CaseJudgment<S>(entry.file, S.Configuration.fullMatrix, verdicts: verdicts)
            guard let reason = expectation(entry, judgment) else { continue }
            let replay = S.invocation.command("replay", entry.name)
            StandardError.print("\(entry.name): error: expected \(reason). To see it, run: \(replay)".visible)
            isRefused = true
        }
        try checkFiles()
        if isRefused { try ExitStatus.brokenExpectation.finish() }
    }

    /// Ends the command if a file cannot be used. Names all of them.
    private func checkFiles() throws {
        try ExitStatus.reporting { if !problems.isEmpty { throw FileError(problems: problems) } }
    }

    /// Rewrites the files.
    ///
    /// - Parameters:
    ///   - changed: returns the new version of a case.
    ///   - tell: receives each case after it is written, and its new version.
    func rewrite(_ changed: (CaseFile<S>) -> CaseFile<S>, _ tell: (NamedCase<S>, CaseFile<S>) -> Void) throws {
        try checkFiles()
        try ExitStatus.reporting {
            for entry in cases {
                let file = changed(entry.file)
                try entry.place?.write(file.text)
                tell(entry, file)
            }
        }
    }
}
