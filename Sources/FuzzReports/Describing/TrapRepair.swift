import FilesAndProcesses
import FuzzCampaign

/// The usual repair of code that has trapped, in the names of its source line.
struct TrapRepair: Hashable {
    /// What to do, as a sentence; it ends with a colon if code follows.
    let sentence: String
    /// The lines to write; nil if the sentence says all.
    let code: String?

    private init(_ sentence: String, _ code: String? = nil) {
        self.sentence = sentence
        self.code = code
    }

    /// Finds the repair.
    ///
    /// - Parameters:
    ///   - failure: what went wrong, in the words of the runtime.
    ///   - line: the line of the app that ran.
    ///   - isInBuilder: whether the line describes views, and cannot return early.
    ///   - isOfOffsets: whether the line handles the offsets of an edit, such as those of `onDelete`.
    ///   - kept: returns the property that keeps an index of a collection; nil if none is known.
    ///   - found: returns the search that an index comes from, if the code has waited since; nil if none is known.
    /// - Returns: nil if there is no usual repair.
    init?(
        of failure: String, at line: SourceLine, isInBuilder: Bool = false, isOfOffsets: Bool = false,
        kept: (_ index: String, _ base: String) -> KeptIndex? = { _, _ in nil },
        found: (_ index: String) -> FoundIndex? = { _ in nil }
    ) {
        let failure = failure.lowercased()
        func says(_ words: String...) -> Bool { words.contains(where: failure.contains) }
        func unless(_ condition: String) -> String {
            // A line that returns a value needs another one in its place.
            let exit = line.text.hasPrefix("return ") ? "…" : "return"
            return isInBuilder ? "if \(condition) { … }" : "guard \(condition) else { \(exit) }"
        }
        let repair: TrapRepair? =
            if says("out of range", "out of bounds") {
                Self.index(line, isInBuilder: isInBuilder, isOfOffsets: isOfOffsets, kept, found, unless)
            } else if says("found nil") {
                Self.missingValue(line, unless)
            } else if says("empty collection", "can't remove", "number of elements to remove") {
                Self.emptiness(line, unless)
            } else if says("could not cast") {
                TrapRepair(
                    "The value can have another type here. Cast it with `as?`, and handle nil, in place of `as!`.")
            } else if says("'try!'") {
                TrapRepair("The call can throw here. Catch the error with `do` and `catch`, in place of `try!`.")
            } else if says("division by zero", "remainder by zero") {
                TrapRepair("The divisor can be 0 here. Check it first.")
            } else if says("infinite or nan", "cannot be converted to int", "not enough bits") {
                TrapRepair("The number has no value of that type. Convert it with `init(exactly:)`, and handle nil.")
            } else if says("overflow", "less than int") {
                TrapRepair("The result does not fit its type. Check the operands first, or clamp the result.")
            } else if says("lowerbound", "upperbound") {
                TrapRepair("The end of the range can be below its start here. Compare the two first.")
            } else if says("duplicate") {
                TrapRepair("A key can come twice here. Say which value counts, with `uniquingKeysWith`.")
            } else if says("simultaneous accesses") {
                TrapRepair("Two accesses to one variable overlap. Copy its value before the call that changes it.")
            } else if ["fatalError(", "preconditionFailure(", "assertionFailure(", "precondition(", "assert("].contains(
                where: line.contains)
            {
                TrapRepair(
                    "The code itself asks for this end, so it did not expect to be reached like this. Handle the case, or keep "
                        + "the calls above from leading here.")
            } else {
                nil
            }
        guard let repair else { return nil }
        self = repair
    }

    private static func index(
        _ line: SourceLine, isInBuilder: Bool, isOfOffsets: Bool,
        _ kept: (String, String) -> KeptIndex?, _ found: (String) -> FoundIndex?, _ unless: (String) -> String
    ) -> TrapRepair {
        if let insertion = line.calls(of: "insert").first,
            let index = SourceLine.last(in: insertion.arguments, labelled: "at"),
            !index.allSatisfy(\.isNumber), SourceLine(insertion.base).subscripts.isEmpty
        {
            return TrapRepair(
                "`\(index)` can be beyond the end of `\(insertion.base)` here. Insert at the end then, or find the place again by what "
                    + "stands there:",
                line.text.replacing("at: \(index)", with: "at: min(\(index), \(insertion.base).count)"))
        }
        let removed = line.calls(of: "remove").compactMap { call -> (base: String, index: String)? in
            call.arguments.hasPrefix("at: ") ? (call.base, String(call.arguments.dropFirst(4))) : nil
        }
        // A subscript within another one's index comes first when the code runs, but the outer one is as likely.
        guard let access = (line.subscripts + removed).first else {
            return TrapRepair("An index can be outside of its collection here. Check it against `indices` first.")
        }
        if access.index.hasPrefix("$") {
            return TrapRepair(
                isOfOffsets
                    ? "The offsets are those of the elements that body showed last. In body, keep these elements in a constant, and take "
                        + "the ids at the offsets from it: the present `\(access.base)` may be shorter, or have another element there."
                    : "An index can be outside of `\(access.base)` here, or belong to another element by now. Where the indices are kept, "
                        + "keep the ids of the elements in their place.")
        }
        if let kept = kept(access.index, access.base) {
            let name =
                access.index == kept.property ? "`\(kept.property)`" : "`\(access.index)` is `\(kept.property)`, which"
            let found =
                line.assigns(to: "\(access.base)[\(access.index)]")
                ? unless("let \(access.index) = \(access.base).firstIndex(where: { $0.id == \(kept.idName) })")
                : "\(access.base).first { $0.id == \(kept.idName) }  // nil if the element is gone"
            return TrapRepair(
                "\(name) stays as it is where `\(access.base)` loses elements (\(kept.place)): it can be outside of `\(access.base)` here, "
                    + "or belong to another element by now. Keep the element's id in its place, for example in `\(kept.idName)`, and look it up here:",
                found)
        }
        if let found = found(access.index) {
            return TrapRepair(
                "`\(access.index)` was found in line \(found.line), before the `await` in line \(found.waitLine). Meanwhile `\(access.base)` "
                    + "may lose elements: `\(access.index)` can be outside of it here, or belong to another element by now. Find it "
                    + "again after the `await`:",
                unless("let \(access.index) = \(found.search)"))
        }
        if standsForElement(access.index), !access.base.hasPrefix("[") {
            let found =
                isInBuilder
                ? "let found = \(access.base).first(where: { $0.id == id })"
                : "let \(access.index) = \(access.base).firstIndex(where: { $0.id == id })"
            return TrapRepair(
                "`\(access.index)` can be outside of `\(access.base)` here, or belong to another element by now. Where `\(access.index)` is "
                    + "kept, keep the element's id in its place, and look it up here:",
                unless(found))
        }
        let isLiteral = access.base.hasPrefix("[")
        let base = isLiteral ? "elements" : access.base
        let sentence =
            "`\(access.index)` can be outside of `\(base)` here. Check it before the access, or keep it in range where it changes:"
        let check = unless("\(base).indices.contains(\(access.index))")
        return TrapRepair(sentence, isLiteral ? "let elements = \(access.base)\n\(check)" : check)
    }

    /// Whether an index is probably that of an element, and not a counter.
    private static func standsForElement(_ index: String) -> Bool {
        let name = index.lowercased()
        return name.allSatisfy { $0.isLetter || $0 == "_" }
            && ["index", "idx"].contains(where: name.hasSuffix)
    }

    private static func missingValue(_ line: SourceLine, _ unless: (String) -> String) -> TrapRepair {
        guard let value = line.forced.first else {
            return TrapRepair(
                "An implicitly unwrapped optional is nil here. Declare it with `?`, and handle nil where it is used.")
        }
        let last = value.split(separator: ".").last.map(String.init) ?? value
        let isName = last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && last.first?.isNumber == false
        let access = SourceLine(value).subscripts.last
        let reason =
            access.map { "`\($0.base)` can lack `\($0.index)` here" } ?? "`\(value)` can be nil here"
        if line.text == "\(value)!" || line.text == "return \(value)!" {
            return TrapRepair(
                "\(reason). Let this return an optional, without the `!`, and show something else where it is nil."
            )
        }
        let declaration = line.text.split(separator: " ")
        // A declaration keeps its name, for the lines after it.
        let isDeclared =
            declaration.count > 3 && ["let", "var"].contains(declaration[0]) && declaration[2] == "="
            && line.text.hasSuffix("= \(value)!")
        let name = isName ? last : "value"
        let check = unless("\(isDeclared ? declaration[..<2].joined(separator: " ") : "let \(name)") = \(value)")
        let use = line.text.replacing("\(value)!", with: name)
        guard !isDeclared, SourceLine(use).isWhole, !line.assigns(to: "\(value)!") else {
            return TrapRepair("\(reason). Handle that in place of `!`:", check)
        }
        return TrapRepair(
            "\(reason). Handle that in place of `!`:",
            check.hasPrefix("if ") ? check.replacing("{ … }", with: "{ \(use) }") : "\(check)\n\(use)")
    }

    private static func emptiness(_ line: SourceLine, _ unless: (String) -> String) -> TrapRepair {
        let calls = ["removeFirst", "removeLast", "popFirst", "dropLast"].flatMap(line.calls)
        guard let base = calls.first?.base else {
            return TrapRepair("The collection has fewer elements than the code removes here. Check its count first.")
        }
        return TrapRepair("`\(base)` can be empty here. Check that first:", unless("!\(base).isEmpty"))
    }
}

extension RunEnd {
    /// What to do about the end; empty if there is no usual repair.
    var advice: [LabelledText] {
        guard case .trapped(_, let report) = self, let frame = report.appFrames.first,
            let line = frame.sourceLine, let failure = report.failure,
            let repair = TrapRepair(
                of: failure, at: line,
                isInBuilder: line.text.first?.isUppercase == true
                    || frame.function.hasSuffix("body") && !frame.isInClosure,
                isOfOffsets: ["onDelete", "onMove"].contains { report.note?.hasPrefix($0) == true },
                kept: { index, base in
                    frame.sourceText.flatMap { KeptIndex(index, of: base, at: frame.line, in: $0) }
                },
                found: { index in frame.sourceText.flatMap { FoundIndex(index, at: frame.line, in: $0) } })
        else { return [] }
        return [LabelledText(label: "Instead", text: repair.sentence)]
            + (repair.code.map { [.code(label: "", $0)] } ?? [])
    }
}
