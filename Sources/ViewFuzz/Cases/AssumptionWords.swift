import FuzzEngine
import HeadlessUI

/// The format of an assumption in a case file and on the command line: `lazy-disappearance when-evicted`.
extension SystemAssumptions {
    /// Reads the words after `assume` in a case file. A case names only what differs from the default, and each assumption once.
    mutating func read(_ words: inout CaseFileWords) throws(CaseFileError) {
        let before = words
        let value = try AssumedValue(&words)
        guard self[value.assumption].isDefault else {
            throw before.error(expected: "one line for each assumption")
        }
        guard !value.isDefault else {
            var words = before
            words.skip()
            throw words.error(expected: "a value other than the default, which needs no line")
        }
        take(value)
    }
}

extension AssumedValue {
    /// Reads the name of an assumption and the name of a value.
    init(_ words: inout CaseFileWords) throws(CaseFileError) {
        let names = SystemAssumption.all.map(\.name)
        guard let assumption = words.peek.flatMap(SystemAssumption.named) else {
            throw words.error(expected: Self.expectation("the name of an assumption", names, not: words.peek))
        }
        words.skip()
        guard let value = words.peek.flatMap(assumption.value) else {
            let values = assumption.values.map(\.name)
            throw words.error(expected: Self.expectation("a value of '\(assumption.name)'", values, not: words.peek))
        }
        words.skip()
        self = value
    }

    private static func expectation(_ noun: String, _ names: [String], not word: String?) -> String {
        let nearest = word.flatMap { SimilarWord.of($0, among: names) }
        return nearest.map { "\(noun) (did you mean '\($0)'?)" } ?? "\(noun): \(names.joined(separator: ", "))"
    }
}
