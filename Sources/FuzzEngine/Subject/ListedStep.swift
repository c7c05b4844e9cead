/// A step of an enumerable set, such as `take`, `put 3` or `forward ben`: a word with at most one argument.
///
/// An author writes the list of steps and the text of a step. The engine derives the parser, the order, and simpler steps.
public protocol ListedStep: CaseIterable, Hashable, Sendable, CustomStringConvertible where AllCases == [Self] {
    /// The noun for the argument of each word, for errors: `["forward": "a friend"]`. A number needs no noun.
    static var argumentNouns: [String: String] { get }
}

extension ListedStep {
    /// No nouns: every argument is a number.
    public static var argumentNouns: [String: String] { [:] }

    /// Reads a step.
    init(_ words: inout CaseFileWords) throws(CaseFileError) {
        let (word, steps) = (words.peek ?? "", Self.allCases.filter { $0.word == words.peek })
        guard !steps.isEmpty else { throw words.error(expected: Self.expectedWord) }
        words.skip()
        if let step = steps.first(where: { $0.argument != nil && $0.argument == words.peek }) {
            words.skip()
            self = step
        } else if let step = steps.first(where: { $0.argument == nil }) {
            self = step
        } else {
            throw words.error(expected: Self.expectedArgument(of: word, steps.compactMap(\.argument)))
        }
    }

    /// `a step: put, take or forward`
    private static var expectedWord: String {
        var words: [String] = []
        for step in allCases where !words.contains(step.word) { words.append(step.word) }
        let last = words.popLast() ?? ""
        return "a step: " + (words.isEmpty ? last : "\(words.joined(separator: ", ")) or \(last)")
    }

    private static func expectedArgument(of word: String, _ arguments: [String]) -> String {
        if arguments == arguments.indices.map(String.init) { return "a number 0…\(arguments.count - 1)" }
        return "\(argumentNouns[word] ?? "one of"): \(arguments.joined(separator: ", "))"
    }

    private var word: String { String(description.prefix { $0 != " " }) }

    private var argument: String? {
        let argument = description.drop { $0 != " " }.dropFirst()
        return argument.isEmpty ? nil : String(argument)
    }

    /// The argument, if it is a number.
    var number: Int? { argument.flatMap { Int($0) } }

    /// The position in the list.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The steps with the same word and a different argument.
    var alternatives: [Self] { Self.allCases.filter { $0 != self && $0.word == word } }

    /// The alternatives that precede this step in the list.
    var simpler: [Self] { alternatives.filter { $0.rank < rank } }
}
