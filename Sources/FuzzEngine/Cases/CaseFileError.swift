/// A syntax error in the text of a case, with its position.
public struct CaseFileError: ReadableError, Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file that was read.
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    /// The syntax that was expected there.
    public let expected: String
    /// The text that was found there.
    public let found: String

    /// Creates an error.
    package init(file: String, line: Int, column: Int, expected: String, found: String) {
        self.file = file
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
    }

    /// The error on one line, in the format of compilers. Hidden characters of the name and the text are spelled out.
    public var description: String {
        "\(file):\(line):\(column): error: expected \(expected); found \(found)".visible
    }
}
