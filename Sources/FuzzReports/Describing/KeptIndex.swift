/// An index that a property of the app keeps, as the source around its use tells it.
struct KeptIndex: Hashable {
    /// A line at which the collection loses elements.
    struct Loss: Hashable {
        /// The line, counted from 1.
        let line: Int
        let text: String
    }

    /// The property that keeps the index.
    let property: String
    /// The lines of the file at which the collection loses elements.
    let losses: [Loss]

    /// The most lines between the use of an index and the line that takes it from a property.
    private static let mostLines = 12
    /// The most lines that a report names.
    private static let mostLosses = 3

    /// Finds the property.
    ///
    /// - Parameters:
    ///   - index: the name of the index where it is used.
    ///   - base: the collection.
    ///   - line: the line of the use, counted from 1.
    ///   - text: the source file.
    /// - Returns: nil if the index comes from no property of the file, or the file shows no line at which the collection loses elements.
    init?(_ index: String, of base: String, at line: Int, in text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { SourceLine(String($0)) }
        guard lines.indices.contains(line - 1) else { return nil }
        let before = lines[max(0, line - 1 - Self.mostLines)..<line - 1]
        let property = before.reversed().lazy.compactMap { $0.source(of: index) }.first ?? index
        guard lines.contains(where: { $0.declaresProperty(property) }) else { return nil }
        let losses = lines.enumerated().compactMap { position, found in
            position + 1 != line && found.shortens(base) ? Loss(line: position + 1, text: found.text) : nil
        }
        guard !losses.isEmpty else { return nil }
        self.property = property
        self.losses = Array(losses.prefix(Self.mostLosses))
    }

    /// A name for a property that keeps the element's id in its place: `dutyID` for `dutyIndex`.
    var idName: String {
        let ends = ["Index", "Idx", "Slot", "Row", "Position"]
        let stem = ends.first(where: property.hasSuffix).map { property.dropLast($0.count) } ?? property[...]
        return "\(stem)ID"
    }

    /// The lines, as the subject of a clause: `in line 56, load.remove(atOffsets: offsets)`.
    var place: String {
        guard losses.count == 1 else { return "in lines \(losses.map { "\($0.line)" }.list("and"))" }
        return "in line \(losses[0].line), `\(losses[0].text)`"
    }
}

extension SourceLine {
    /// Returns the name from which this line takes a constant: `selectedSlot` of `guard let slot = selectedSlot else`.
    fileprivate func source(of constant: String) -> String? {
        guard let start = text.firstRange(of: "let \(constant) = ") else { return nil }
        let value = text[start.upperBound...].replacing("self.", with: "")
        let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        // The beginning of an expression is no name of an index.
        let isWhole = value[name.endIndex...].first.map { $0 == " " || $0 == "," } ?? true
        return name.isEmpty || !isWhole ? nil : String(name)
    }

    /// Whether this line declares a property, and no variable of a function, whose lines are indented further.
    fileprivate func declaresProperty(_ name: String) -> Bool {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let position = words.firstIndex(of: "var"), words.dropFirst(position + 1).first == name[...] else {
            return false
        }
        return indentation <= Self.mostIndentation
    }

    /// The indentation of a property in a type that is in no other one.
    private static let mostIndentation = 4

    /// Whether elements of a collection may go at this line.
    fileprivate func shortens(_ collection: String) -> Bool {
        ["\(collection).remove", "\(collection).pop", "\(collection) = \(collection)."].contains { change in
            text.ranges(of: change).contains { range in
                let before = text[..<range.lowerBound].last
                return before.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
            }
        }
    }
}
