import FuzzEngine
import HeadlessUI

/// The format of a user action in a case file: `press "Delete" on "Milk"`. Earlier versions wrote `press "Delete" in row 2`.
extension UserAction {
    /// The largest row position that a file may contain, and the largest ordinal of a control.
    private static let mostRows = 9_999
    private static let mostOrdinals = 999

    var words: String {
        var words = ""
        write(to: &words)
        return words
    }

    /// Writes the action in the format of a case file.
    func write(to target: inout some TextOutputStream) {
        target.write(verb.rawValue)
        switch verb.objects {
        case .nothing: break
        case .label: write(label, to: &target)
        case .text: write(text, to: &target)
        case .textAndLabel(let word):
            write(text, to: &target)
            target.write(" \(word)")
            write(label, to: &target)
        case .labelAndNumber(let word, _):
            write(label, to: &target)
            target.write(" \(word) \((number ?? 0).short)")
        case .number: target.write(" to \((number ?? 0).short)")
        }
        if ordinal > 1 { target.write(" number \(ordinal)") }
        switch row {
        case nil: break
        case .text(let text, let number):
            target.write(" on")
            write(text, to: &target)
            if number > 1 { target.write(" number \(number)") }
        case .position(let number, let list):
            target.write(" on row \(number)")
            if list > 1 { target.write(" of list \(list)") }
        }
        if !rows.isEmpty { target.write(" in") }
        for row in rows {
            target.write(" row ")
            target.write(row.description)
        }
    }

    private func write(_ literal: String?, to target: inout some TextOutputStream) {
        target.write(" ")
        JSONStringLiteral.write(literal ?? "", to: &target)
    }

    /// Parses the words after the verb.
    init(_ verb: Verb, _ words: inout CaseFileWords) throws(CaseFileError) {
        self.init(verb)
        switch verb.objects {
        case .nothing: break
        case .label: label = try words.string(orElse: "a label in quotation marks")
        case .text: text = try words.string(orElse: "a text in quotation marks")
        case .textAndLabel(let word):
            text = try words.string(orElse: "a text in quotation marks")
            try words.expect(word, orElse: "'\(word)' and a label")
            label = try words.string(orElse: "a label in quotation marks")
        case .labelAndNumber(let word, let range):
            label = try words.string(orElse: "a label in quotation marks")
            try words.expect(word, orElse: "'\(word)' and a number")
            number = try words.decimal(in: range)
        case .number:
            try words.expect("to", orElse: "'to' and a position")
            number = Double(try words.number(upTo: Self.mostRows))
        }
        if words.peek == "number" {
            words.skip()
            ordinal = try words.number(upTo: Self.mostOrdinals)
            guard ordinal > 0 else { throw words.error(expected: "a number from 1 on before this") }
        }
        if words.peek == "on" {
            words.skip()
            row = try RowName(&words)
            return
        }
        guard words.peek == "in" else { return }
        words.skip()
        repeat {
            try words.expect("row", orElse: "'row' and a position")
            rows.append(try words.number(upTo: Self.mostRows))
        } while words.peek == "row"
    }
}

extension RowName {
    private static let mostRows = 9_999
    private static let mostLists = 999

    /// The number that tells the row from others.
    var number: Int {
        switch self {
        case .text(_, let number), .position(let number, _): number
        }
    }

    /// The same address with another number.
    func with(number: Int) -> RowName {
        switch self {
        case .text(let text, _): .text(text, number: number)
        case .position(_, let list): .position(number, list: list)
        }
    }

    /// Parses the words after `on`.
    fileprivate init(_ words: inout CaseFileWords) throws(CaseFileError) {
        if words.peek == "row" {
            words.skip()
            let position = try Self.number(
                from: 1, upTo: Self.mostRows, &words, orElse: "a number from 1 on before this")
            guard words.peek == "of" else {
                self = .position(position, list: 1)
                return
            }
            words.skip()
            try words.expect("list", orElse: "'list' and a number")
            let hint = "a number from 2 on before this, or none for the first list"
            self = .position(position, list: try Self.number(from: 2, upTo: Self.mostLists, &words, orElse: hint))
            return
        }
        let text = try words.string(orElse: "the text of a row in quotation marks, or 'row' and a number")
        guard words.peek == "number" else {
            self = .text(text, number: 1)
            return
        }
        words.skip()
        let hint = "a number from 2 on before this, or none for the first row with the text"
        self = .text(text, number: try Self.number(from: 2, upTo: Self.mostRows, &words, orElse: hint))
    }

    private static func number(
        from least: Int, upTo most: Int, _ words: inout CaseFileWords, orElse hint: String
    ) throws(CaseFileError) -> Int {
        let number = try words.number(upTo: most)
        guard number >= least else { throw words.error(expected: hint) }
        return number
    }
}

extension UserAction.Verb {
    /// The arguments that follow a verb.
    enum Objects {
        case nothing, label, text, number
        /// A label and a number in a range, separated by a word.
        case labelAndNumber(String, ClosedRange<Double>)
        /// A text and a label, separated by a word.
        case textAndLabel(String)
    }

    var objects: Objects {
        switch self {
        case .press, .open, .tap, .doubleTap, .hold, .hover, .unhover, .lift, .drop, .submit, .leave, .focus,
            .increment, .decrement, .swipe, .contextMenu, .tab, .newWindow:
            .label
        case .fullSwipe, .fullSwipeLeading, .delete, .select, .deselect, .activate, .refresh, .submitSearch,
            .deleteToken, .cancelSearch, .back, .dismiss, .nextPage, .previousPage, .closeWindow,
            .nextWindow, .leaveApp, .returnToApp:
            .nothing
        case .search, .paste, .key: .text
        case .type: .textAndLabel("into")
        case .choose, .pick: .textAndLabel("in")
        case .drag: .textAndLabel("from")
        case .set: .labelAndNumber("to", 0...1)
        case .magnify: .labelAndNumber("by", 0...1_000)
        case .rotate: .labelAndNumber("by", -3_600...3_600)
        case .move, .scroll: .number
        }
    }

    /// Whether the verb takes an arbitrary text.
    var takesFreeText: Bool { self == .type || self == .search || self == .paste }
}
