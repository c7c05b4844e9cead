/// An error of the compiler.
struct Diagnostic: Hashable {
    /// The path that the compiler was given.
    let file: String
    /// Counted from 1.
    let line: Int
    /// Counted from 1, in bytes.
    let column: Int
    let message: String

    /// Returns the errors in the output of a build, each once, in the order of the output.
    static func errors(in output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return output.split(separator: "\n").compactMap { line -> Diagnostic? in
            guard line.hasPrefix("/"), let match = line.wholeMatch(of: #/(/.+?\.swift):(\d+):(\d+): error: (.*)/#),
                let row = Int(match.2), let column = Int(match.3)
            else { return nil }
            return Diagnostic(file: String(match.1), line: row, column: column, message: String(match.4))
        }.filter { seen.insert($0).inserted }
    }

    /// The module that is missing, if that is the error.
    var missingModule: String? {
        (try? #/no such module '(\w+)'/#.firstMatch(in: message)).flatMap { $0.map { String($0.1) } }
    }

    /// The name of the member that a value does not have, if that is the error.
    var missingMember: String? {
        (try? #/has no member '(\w+)'/#.firstMatch(in: message)).flatMap { $0.map { String($0.1) } }
    }

    /// The name of the attribute that is not known, if that is the error.
    var missingAttribute: String? {
        (try? #/unknown attribute '(\w+)'/#.firstMatch(in: message)).flatMap { $0.map { String($0.1) } }
    }
}
