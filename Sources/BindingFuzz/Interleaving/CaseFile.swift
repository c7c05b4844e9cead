/// One case, as a file keeps it: the interleaving, where it comes from, and what must come of it.
/// Rules: `semantics`, section 7.
public struct CaseFile: Hashable, Sendable {
    /// A line of the header besides `items`.
    public enum HeaderLine: Hashable, Sendable {
        /// A free line about where the case comes from.
        case note(Note)
        case expect(Expectation)
    }

    /// The case.
    public var interleaving: Interleaving
    /// Notes and expectations, in their order.
    public var header: [HeaderLine]

    /// Makes a case.
    public init(_ interleaving: Interleaving, header: [HeaderLine] = []) {
        self.interleaving = interleaving
        self.header = header
    }

    /// The notes, in their order.
    public var notes: [String] {
        header.compactMap { if case .note(let note) = $0 { note.text } else { nil } }
    }

    /// The expectations, in their order.
    public var expectations: [Expectation] {
        header.compactMap { if case .expect(let expectation) = $0 { expectation } else { nil } }
    }

    /// The verdict expected under a configuration: where patterns overlap, the later line wins.
    ///
    /// - Returns: nil where no line speaks of the configuration.
    public func expectedVerdict(under configuration: Configuration) -> ExpectedVerdict? {
        expectations.last { $0.pattern.matches(configuration) }?.verdict
    }

    /// The canonical text: reading it gives the same case.
    public var text: String {
        var text = "bindfuzz 1\nitems \(interleaving.items)\n"
        for line in header {
            switch line {
            case .note(let note): text += "note \(note.text)\n"
            case .expect(let expectation): text += "expect \(expectation)\n"
            }
        }
        text += "\n"
        var isInCallout = false
        for step in interleaving.steps {
            if case .loop(let loopStep) = step {
                isInCallout = loopStep != .idle
                text += "\(step)\n"
            } else {
                text += isInCallout ? "  \(step)\n" : "\(step)\n"
            }
        }
        return text
    }
}

/// What is wrong with the text of a case, and where.
public struct CaseFileError: Error, Hashable, Sendable, CustomStringConvertible {
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
