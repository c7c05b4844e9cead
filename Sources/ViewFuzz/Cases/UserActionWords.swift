import BindingFuzz
import HeadlessUI

/// What a person does, as a line of a case file has it: `press "Delete" in row 2`.
extension UserAction {
    /// The greatest position of a row, or ordinal of a control, that a file can name.
    private static let mostRows = 9_999
    private static let mostOrdinals = 999

    var words: String {
        var words = verb.rawValue
        switch verb.objects {
        case .nothing: break
        case .label: words += " \(literalLabel)"
        case .text: words += " \(literalText)"
        case .textAndLabel(let word): words += " \(literalText) \(word) \(literalLabel)"
        case .labelAndNumber: words += " \(literalLabel) to \((number ?? 0).short)"
        case .number: words += " to \((number ?? 0).short)"
        }
        if ordinal > 1 { words += " number \(ordinal)" }
        if !rows.isEmpty { words += " in" }
        for row in rows { words += " row \(row)" }
        return words
    }

    private var literalLabel: String { JSONStringLiteral.of(label ?? "") }
    private var literalText: String { JSONStringLiteral.of(text ?? "") }

    /// Reads what follows the verb.
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
        case .labelAndNumber:
            label = try words.string(orElse: "a label in quotation marks")
            try words.expect("to", orElse: "'to' and a number")
            number = try words.decimal(in: 0...1)
        case .number:
            try words.expect("to", orElse: "'to' and a position")
            number = Double(try words.number(upTo: Self.mostRows))
        }
        if words.peek == "number" {
            words.skip()
            ordinal = try words.number(upTo: Self.mostOrdinals)
            guard ordinal > 0 else { throw words.error(expected: "a number from 1 on before this") }
        }
        guard words.peek == "in" else { return }
        words.skip()
        repeat {
            try words.expect("row", orElse: "'row' and a position")
            rows.append(try words.number(upTo: Self.mostRows))
        } while words.peek == "row"
    }
}

extension UserAction.Verb {
    /// What the words behind a verb say.
    enum Objects {
        case nothing, label, text, labelAndNumber, number
        /// A text and a label, with a word between them.
        case textAndLabel(String)
    }

    var objects: Objects {
        switch self {
        case .press, .open, .tap, .doubleTap, .hold, .drag, .submit, .leave, .focus, .increment, .decrement, .swipe,
            .contextMenu, .tab:
            .label
        case .fullSwipe, .fullSwipeLeading, .delete, .select, .deselect, .activate, .refresh, .submitSearch,
            .cancelSearch,
            .back, .dismiss:
            .nothing
        case .search: .text
        case .type: .textAndLabel("into")
        case .choose: .textAndLabel("in")
        case .set: .labelAndNumber
        case .move, .scroll: .number
        }
    }

    /// Whether any text may stand there.
    var takesFreeText: Bool { self == .type || self == .search }
}
