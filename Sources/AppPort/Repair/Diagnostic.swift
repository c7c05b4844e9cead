/// An error of the compiler.
struct Diagnostic: Hashable {
    /// The path that the compiler was given. In code that a macro of Swift has made of a property with observers, it is the module and the
    /// name of the file, as in `#fileID`.
    let file: String
    /// Counted from 1.
    let line: Int
    /// Counted from 1, in bytes.
    let column: Int
    let message: String

    /// Whether the error is in code that a macro has made. The place is the end of the macro's call then.
    var isInExpansion = false

    /// Returns the errors in the output of a build, each once, in the order of the output.
    static func errors(in output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        var expansionError: String?
        return output.split(separator: "\n").compactMap { line -> Diagnostic? in
            if let match = line.wholeMatch(of: #/macro expansion .+?:\d+:\d+: error: (.*)/#) {
                expansionError = String(match.1)
                return nil
            }
            // The next line names the call of the macro.
            if let message = expansionError {
                expansionError = nil
                let call = #/`- (/.+?\.swift):(\d+):(\d+): note: expanded code originates here/#
                guard let match = line.wholeMatch(of: call) else { return nil }
                return Diagnostic(match.1, match.2, match.3, message, isInExpansion: true)
            }
            guard let match = line.wholeMatch(of: #/(/.+?\.swift|\w+/[^/:]+\.swift):(\d+):(\d+): error: (.*)/#) else {
                return nil
            }
            return Diagnostic(match.1, match.2, match.3, String(match.4), isInExpansion: false)
        }.filter { seen.insert($0).inserted }
    }

    /// Returns the declarations of functions in C that the linker has not found, since a port compiles Swift only.
    ///
    /// - Parameters:
    ///   - output: The output of the build.
    ///   - files: The files that may have the declarations.
    ///   - text: Returns the text of a file.
    static func undefinedFunctions(
        in output: String, of files: [String], _ text: (String) -> String?
    ) -> [Diagnostic] {
        let names = Set(output.matches(of: #/undefined reference to [`']([A-Za-z_0-9]+)'/#).map { String($0.1) })
        if names.isEmpty { return [] }
        return files.sorted().flatMap { file -> [Diagnostic] in
            guard let text = text(file), text.contains("@_silgen_name") else { return [] }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().compactMap { index, line in
                guard let match = line.firstMatch(of: #/@_silgen_name\("([^"]+)"\)/#), names.contains(String(match.1))
                else { return nil }
                return Diagnostic(
                    file: file, line: index + 1, column: line[..<match.range.lowerBound].utf8.count + 1,
                    message: "no code of the function '\(match.1)' is compiled")
            }
        }
    }

    private init?(
        _ file: Substring, _ line: Substring, _ column: Substring, _ message: String, isInExpansion: Bool
    ) {
        guard let line = Int(line), let column = Int(column) else { return nil }
        self.init(file: String(file), line: line, column: column, message: message, isInExpansion: isInExpansion)
    }

    /// An error at a place.
    init(file: String, line: Int, column: Int, message: String, isInExpansion: Bool = false) {
        (self.file, self.line, self.column, self.message) = (file, line, column, message)
        self.isInExpansion = isInExpansion
    }

    /// The module that is missing, if that is the error.
    var missingModule: String? { name(after: "no such module") }

    /// The name of the member that a value does not have, if that is the error.
    var missingMember: String? { name(after: "has no member") }

    /// The name of the type that is not known, if that is the error.
    var missingType: String? { name(after: "cannot find type") }

    /// The name of the attribute that is not known, if that is the error.
    var missingAttribute: String? { name(after: "unknown attribute") }

    /// Whether the error is that a case of a switch has no statement.
    var isOfEmptyCase: Bool { message.contains("label in a 'switch' must have at least one executable statement") }

    /// Whether the error is that the compiler has given up.
    var isOfTime: Bool { message.contains("unable to type-check this expression in reasonable time") }

    /// Whether the error is that code is outside of all declarations.
    var isAtTopLevel: Bool { message.contains("not allowed at the top level") }

    /// Returns the name that the message quotes after some words; nil if it does not have them, or quotes something else.
    private func name(after words: String) -> String? {
        guard let start = message.firstRange(of: words + " '")?.upperBound,
            let end = message[start...].firstIndex(of: "'")
        else { return nil }
        let name = message[start..<end]
        return name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } ? String(name) : nil
    }
}
