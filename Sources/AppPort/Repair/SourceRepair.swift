/// Makes one file of an app compile, by leaving out as little of it as possible: an attribute, a modifier, a statement, the content
/// of a block, the body of a function, a declaration, and the file at last.
struct SourceRepair {
    /// A part of a file that is left out.
    struct Gap: Hashable {
        /// The line, counted from 1.
        let line: Int
        /// What is left out, such as `.mapStyle` or `the body of func load()`.
        let what: String
        /// The error of the compiler.
        let reason: String
    }

    private struct Edit: Equatable {
        let range: Range<Int>
        let text: String
    }

    /// The text without any gap.
    private let original: MaskedSource
    private let outline: SourceOutline
    private let lineStarts: [Int]
    private let managed: Set<String>
    private var edits: [Edit] = []
    /// How often each declaration, member or statement was repaired, by its offset.
    private var attempts: [Int: Int] = [:]
    /// The number of builds in a row whose errors were about what is out already.
    private var buildsInVain = 0
    private static let mostBuildsInVain = 4
    /// What is left out, in the order of the lines.
    private(set) var gaps: [Gap] = []
    /// Why the whole file is left out; nil if it is not.
    private(set) var reasonForLeavingOut: String?

    /// Leaves out a whole file.
    init(leavingOutFor reason: String) {
        self.init("")
        reasonForLeavingOut = reason
    }

    /// - Parameters:
    ///   - text: The text of the file.
    ///   - managed: The classes of the app's Core Data models.
    init(_ text: String, managed: Set<String> = []) {
        self.managed = managed
        original = MaskedSource(text)
        outline = SourceOutline(original)
        lineStarts = original.lineStarts
    }

    /// The text with its gaps. Lines stay where they are.
    var text: String {
        var bytes = original.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let breaks = bytes[edit.range].count { $0 == .newline }
            bytes.replaceSubrange(
                edit.range, with: Array(edit.text.utf8) + Array(repeating: .newline, count: breaks))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Leaves out what the errors of one build are about. After some builds without progress, the file is left out.
    mutating func leaveOut(_ errors: [Diagnostic]) {
        let before = edits
        // What takes the compiler too long is often right once another error is gone.
        let certain = errors.filter { !$0.isOfTime }
        leaveOutParts(certain.isEmpty ? errors : certain)
        guard edits == before, reasonForLeavingOut == nil, let error = errors.first else {
            buildsInVain = 0
            return
        }
        buildsInVain += 1
        if buildsInVain >= Self.mostBuildsInVain { leaveOutFile(error.message) }
    }

    private mutating func leaveOutParts(_ errors: [Diagnostic]) {
        var seen: Set<Int> = []
        for error in errors.filter(\.isAtTopLevel) + errors.filter({ !$0.isAtTopLevel }) {
            guard lineStarts.indices.contains(error.line - 1) else { continue }
            let offset = min(lineStarts[error.line - 1] + error.column - 1, max(0, original.code.count - 1))
            if error.isInExpansion, let call = outline.blocks.first(where: { $0.close + 1 == offset }) {
                if seen.insert(call.start).inserted { leaveOutDeclaration(call, isLast: false, error) }
                continue
            }
            let blocks = outline.blocks(around: offset)
            if error.isOfEmptyCase, fillCase(at: offset) { continue }
            if blocks.isEmpty, let statement = original.topLevelStatement(at: offset) {
                // Other errors about the statement are gone with it.
                if seen.contains(statement.lowerBound) { continue }
                if error.isAtTopLevel, attempts.updateValue(1, forKey: statement.lowerBound) == nil {
                    seen.insert(statement.lowerBound)
                    add(statement, "", error, name(of: statement))
                    continue
                }
            }
            let body = blocks.first { $0.kind == .function }
            let declaration = body?.start ?? -1
            // These cost nothing else, so all of them go at once. After a build in vain, they are not what is wrong.
            if buildsInVain == 0 {
                if attempts[declaration, default: 0] < 2, leaveOutModifier(at: offset, error) {
                    seen.insert(declaration)
                    continue
                }
                if leaveOutAttribute(at: offset, error) { continue }
                if leaveOutConformance(at: offset, in: blocks, error) { continue }
            }
            if let statement = original.statement(at: offset, in: blocks, of: body),
                !seen.contains(statement.lowerBound),
                attempts.updateValue(1, forKey: statement.lowerBound) == nil
            {
                seen.insert(statement.lowerBound)
                add(statement, "", error, name(of: statement))
                continue
            }
            if seen.contains(where: { body?.open ?? .max < $0 && $0 < body?.close ?? 0 }) { continue }
            // Outside of bodies, each member is by itself.
            let member = body == nil ? original.member(at: offset, in: blocks) : nil
            let key = member?.lowerBound ?? declaration
            guard seen.insert(key).inserted else { continue }
            attempts[key, default: 0] += 1
            let attempt = attempts[key] ?? 0
            if let body {
                leaveOut(body, blocks, attempt, error, at: offset)
            } else {
                leaveOutMember(member, at: offset, blocks, attempt, error)
            }
        }
    }

    /// Leaves out the file.
    mutating func leaveOutFile(_ reason: String) { reasonForLeavingOut = reasonForLeavingOut ?? reason }

    /// Gives a case of a switch, which has lost all of its statements, one that does nothing.
    private mutating func fillCase(at offset: Int) -> Bool {
        guard let colon = original.endOfLabel(at: offset), !edits.contains(where: { $0.range.contains(colon) }) else {
            return false
        }
        edits.append(Edit(range: colon..<(colon + 1), text: ": let _ = ()"))
        return true
    }

    // MARK: Modifiers

    /// Leaves out the call of a method that is not there, with its arguments, where it begins a line or follows another call:
    /// `.mapStyle(.standard)`.
    private mutating func leaveOutModifier(at offset: Int, _ error: Diagnostic) -> Bool {
        guard let name = error.missingMember else { return false }
        let code = original.code
        // The error may be at the name, at the period, or at the value before it.
        let line = lineStarts[error.line - 1]..<endOfLine(error.line)
        let text = Array(("." + name).utf8)
        let places = line.filter { start in
            guard code[start] == UInt8(ascii: "."), start + text.count <= line.upperBound,
                code[start..<(start + text.count)].elementsEqual(text),
                start + text.count == line.upperBound || !code[start + text.count].isWordPart
            else { return false }
            let before = code[line.lowerBound..<start].last { $0 != .space && $0 != 9 }
            return before.map { [.closingParenthesis, .closingBrace].contains($0) } ?? true
        }
        guard places.count == 1, let start = places.first else { return false }
        let end = start + text.count
        var last = end
        while last < code.count {
            var next = last
            while next < code.count, code[next] == .space { next += 1 }
            guard next < code.count, [.parenthesis, .brace].contains(code[next]),
                let close = original.end(ofBracketAt: next)
            else { break }
            last = close + 1
        }
        add(start..<last, "", error, "." + name)
        return true
    }

    private func endOfLine(_ line: Int) -> Int {
        lineStarts.indices.contains(line) ? lineStarts[line] - 1 : original.code.count
    }

    /// Leaves out an attribute that no module has, such as a macro of a package that is missing, with its arguments.
    private mutating func leaveOutAttribute(at offset: Int, _ error: Diagnostic) -> Bool {
        guard let name = error.missingAttribute else { return false }
        let code = original.code
        guard let start = (max(0, offset - 1)...offset).first(where: { code[$0] == UInt8(ascii: "@") }) else {
            return false
        }
        var end = start + 1 + name.utf8.count
        guard end <= code.count, code[(start + 1)..<end].elementsEqual(name.utf8) else { return false }
        if end < code.count, code[end] == .parenthesis, let close = original.end(ofBracketAt: end) { end = close + 1 }
        add(start..<end, "", error, "@" + name)
        if let last = original.endOfPropertyWithoutValue(after: end),
            !edits.contains(where: { $0.range.contains(last) })
        {
            edits.append(Edit(range: last..<(last + 1), text: "] = []"))
        }
        return true
    }

    /// Leaves out the conformance of a type to a protocol that is missing.
    private mutating func leaveOutConformance(
        at offset: Int, in blocks: [SourceOutline.Block], _ error: Diagnostic
    ) -> Bool {
        guard let name = error.missingType, let type = blocks.last(where: { $0.kind == .type }),
            let range = original.conformance(to: name, at: offset, in: type)
        else { return false }
        // Every type conforms to it, so commas and colons can stay.
        add(range, "Any", error, "the conformance to " + name)
        return true
    }

    // MARK: Bodies

    private mutating func leaveOut(
        _ body: SourceOutline.Block, _ blocks: [SourceOutline.Block], _ attempt: Int, _ error: Diagnostic,
        at offset: Int
    ) {
        // The block of a switch must have cases.
        let inner = blocks.last {
            $0.kind == .other && $0.open < offset && $0.open > body.open && !$0.header.contains(#/^\s*switch\b/#)
        }
        // Each attempt leaves out more than the one before.
        var attempts: [(range: Range<Int>, text: String, what: String)] = []
        if let inner {
            attempts.append(
                (
                    (inner.open + 1)..<inner.close, original.parameters(of: inner) + " EmptyView() ",
                    "the content of a block"
                ))
        }
        if let text = Filler.text(for: body.header, managed: managed) {
            attempts.append(
                ((body.open + 1)..<body.close, " \(text) ", "the body of " + Self.name(body.header)))
        }
        if offset <= body.open { attempts = [] }
        guard attempts.indices.contains(attempt - 1) else {
            return leaveOutDeclaration(body, isLast: attempt > attempts.count + 1, error)
        }
        add(attempts[attempt - 1].range, attempts[attempt - 1].text, error, attempts[attempt - 1].what)
    }

    // MARK: Declarations

    /// - Parameter isLast: whether the declaration was left out before, and is still wrong.
    private mutating func leaveOutDeclaration(_ block: SourceOutline.Block, isLast: Bool, _ error: Diagnostic) {
        if isLast { return leaveOutFile(error.message) }
        add(original.startWithAttributes(of: block.start)..<(block.close + 1), "", error, Self.name(block.header))
    }

    /// Leaves out a property or another member without a body; and the type, where its members are not what is wrong.
    private mutating func leaveOutMember(
        _ member: Range<Int>?, at offset: Int, _ blocks: [SourceOutline.Block], _ attempt: Int, _ error: Diagnostic
    ) {
        let type = blocks.last { $0.kind == .type }
        if let type, offset <= type.open || member == nil || attempt > 1 {
            return leaveOutDeclaration(type, isLast: false, error)
        }
        guard let member, attempt == 1 else { return leaveOutFile(error.message) }
        let lines = original.lines(in: member).map { String(decoding: original.code[$0], as: UTF8.self) }
        let header = lines.first { !AttributeLine.isOne($0) }?.split(separator: "\n").first ?? ""
        add(
            original.startWithAttributes(of: member.lowerBound)..<member.upperBound, "", error,
            Self.name(String(header)))
    }

    /// Returns the first line of a statement in a few words.
    private func name(of statement: Range<Int>) -> String {
        let text = String(decoding: original.code[statement], as: UTF8.self)
        return Self.name(String(text.split(separator: "\n").first ?? ""))
    }

    /// Returns a declaration in a few words.
    private static func name(_ header: String) -> String {
        let words = header.split { $0 == "\n" || $0 == " " || $0 == "\t" }.joined(separator: " ")
        return words.count > 60 ? words.prefix(60) + "…" : words
    }

    /// Adds a gap, in the place of those within it.
    private mutating func add(_ range: Range<Int>, _ text: String, _ error: Diagnostic, _ what: String) {
        // It may be out already, by another error of the same build.
        if edits.contains(where: { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound })
        {
            return
        }
        edits.removeAll { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
        guard !edits.contains(where: { $0.range.overlaps(range) }) else { return leaveOutFile(error.message) }
        edits.append(Edit(range: range, text: text))
        gaps.append(Gap(line: error.line, what: what, reason: error.message))
    }
}
