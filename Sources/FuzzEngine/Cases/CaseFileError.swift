/// What is wrong with the text of a case, and where.
public struct CaseFileError: ReadableError, Error, Hashable, Sendable, CustomStringConvertible {
    /// The name that the text was read under.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    /// What would have been right there.
    public let expected: String
    /// What stands there.
    public let found: String

    /// Makes it of its parts.
    package init(file: String, line: Int, column: Int, expected: String, found: String) {
        self.file = file
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
    }

    /// One line, as compilers write it; what the name or the text hides is spelled out.
    public var description: String {
        "\(file):\(line):\(column): error: expected \(expected); found \(found)".visible
    }
}
