/// Reads the text of a case and stops at the first error. Rules: `semantics`, section 7.
package struct CaseFileReader<S: Subject> {
    /// The most bytes of a case's text.
    package static var maximumBytes: Int { 1 << 20 }

    private let file: String
    private var section = Section.start
    private var testCase = S.Case()
    /// The subject's header words that have been read.
    private var taken: Set<String> = []
    private var header: [CaseFile<S>.HeaderLine] = []
    private var steps: [S.Case.Step] = []
    private var lines = CaseFileLines()

    private enum Section {
        case start, header, steps
    }

    private init(file: String) {
        self.file = file
    }

    /// Reads a case.
    ///
    /// - Parameters:
    ///   - bytes: the whole text. If it exceeds the limit, the first 1 MiB and one byte suffice.
    ///   - file: the name for errors.
    /// - Returns: the case, and the line numbers of its parts.
    package static func read(
        _ bytes: ArraySlice<UInt8>, file: String
    ) throws(CaseFileError) -> (case: CaseFile<S>, lines: CaseFileLines) {
        if let mark = ByteOrderMark(bytes) {
            throw CaseFileError(file: file, line: 1, column: 1, expected: "'bindfuzz 1'", found: mark.description)
        }
        var reader = CaseFileReader(file: file)
        var start = bytes.startIndex
        var number = 0
        while start < bytes.endIndex {
            number += 1
            let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.endIndex
            let limit = bytes.startIndex + maximumBytes
            if bytes.count > maximumBytes && end >= limit {
                let column = CaseFileLine.column(at: limit - start, of: bytes[start..<end])
                throw CaseFileError(
                    file: file, line: number, column: column, expected: "the end of a file of at most 1 MiB",
                    found: "more")
            }
            var content = bytes[start..<end]
            if end < bytes.endIndex, content.last == .carriageReturn { content.removeLast() }
            try reader.read(CaseFileLine(content, file: file, number: number))
            start = end + 1
        }
        return (try reader.finish(lines: number), reader.lines)
    }

    private mutating func read(_ line: CaseFileLine) throws(CaseFileError) {
        try line.checkCharacters()
        var words = line.words
        guard let first = words.peek else {
            if !line.isBlank { return }
            switch section {
            case .start: throw words.error(expected: "'bindfuzz 1'")
            case .header: section = .steps
            case .steps: break
            }
            return
        }
        switch section {
        case .start:
            try words.expect("bindfuzz", orElse: "'bindfuzz 1'")
            try words.expect("1", orElse: "version 1")
            try words.expectEnd()
            section = .header
        case .header:
            try readHeader(first, line, &words)
        case .steps:
            guard steps.count < S.Case.maximumSteps else {
                throw words.error(expected: "the end of a case of at most \(S.Case.maximumSteps) steps")
            }
            lines.steps.append(line.number)
            steps.append(try S.Case.step(&words))
            try words.expectEnd()
        }
    }

    private mutating func readHeader(
        _ first: String, _ line: CaseFileLine, _ words: inout CaseFileWords
    ) throws(CaseFileError) {
        switch first {
        case "note":
            header.append(.note(try line.note()))
            lines.notes.append(line.number)
        case "expect":
            words.skip()
            header.append(.expect(try words.expectation(of: S.self)))
            lines.expectations.append(line.number)
            try words.expectEnd()
        case _ where S.Case.headerWords.contains(first):
            guard taken.insert(first).inserted || S.Case.mayRepeat(first) else {
                throw words.error(expected: "one '\(first)' line at most")
            }
            try testCase.readHeader(&words)
            try words.expectEnd()
        default:
            let known = (S.Case.headerWords + ["note", "expect"]).map { "'\($0)'" }.joined(separator: ", ")
            throw words.error(expected: "\(known) or a blank line before the first step")
        }
    }

    private func finish(lines: Int) throws(CaseFileError) -> CaseFile<S> {
        if section == .start {
            throw CaseFileError(
                file: file, line: lines + 1, column: 1, expected: "'bindfuzz 1'", found: "the end of the file")
        }
        return CaseFile(testCase.replacingSteps(with: steps), header: header)
    }
}

extension CaseFile {
    /// Reads the text of a case.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - file: the name for errors.
    /// - Throws: `CaseFileError` for the first error, with line and column.
    public init(text: String, file: String = "case") throws(CaseFileError) {
        self = try CaseFileReader<S>.read(Array(text.utf8)[...], file: file).case
    }

    /// Reads the bytes of a case, as `init(text:file:)` does.
    public init(bytes: [UInt8], file: String) throws(CaseFileError) {
        self = try CaseFileReader<S>.read(bytes[...], file: file).case
    }

    /// Reads cases that are separated by lines of `---`, and names them `-:1`, `-:2`, …
    ///
    /// - Parameters:
    ///   - stream: all of the bytes.
    ///   - name: the prefix of the names, in place of `-`.
    /// - Returns: the cases with their names. White space after the last separator is not a case.
    /// - Throws: the first error, with the name of its case and the line within that case.
    public static func read(stream: [UInt8], name: String = "-") throws(CaseFileError) -> [(
        name: String, case: CaseFile
    )] {
        var cases: [(name: String, case: CaseFile)] = []
        var start = 0
        var lineStart = 0
        while lineStart <= stream.count {
            let lineEnd = stream[lineStart...].firstIndex(of: .lineFeed) ?? stream.count
            let isAtEnd = lineEnd == stream.count
            let isSeparator = CaseFileLine.isSeparator(stream[lineStart..<lineEnd])
            if isSeparator || isAtEnd {
                let text = stream[start..<(isSeparator ? lineStart : lineEnd)]
                if isSeparator || cases.isEmpty || !text.allSatisfy(\.isWhiteSpace) {
                    let name = "\(name):\(cases.count + 1)"
                    cases.append((name, try CaseFileReader<S>.read(text, file: name).case))
                }
                start = lineEnd + 1
            }
            lineStart = lineEnd + 1
        }
        return cases
    }
}
