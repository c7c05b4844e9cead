import FuzzEngine

/// What is done to a mailbox, in order, and how many letters are in it before.
struct MailboxCase: TestCase {
    static let maximumSteps = 64
    static let headerWords = ["letters"]
    /// How many letters there may be before the first step; each mailbox has room for them.
    static let mostLetters = 2

    private(set) var letters = 0
    var steps: [MailboxStep] = []

    var headerLines: [String] { ["letters \(letters)"] }

    var description: String {
        (letters > 0 ? "letters \(letters): " : "")
            + (steps.isEmpty ? "no steps" : steps.map(\.description).joined(separator: " · "))
    }

    init() {}

    init(letters: Int = 0, _ steps: [MailboxStep]) {
        self.letters = letters
        self.steps = steps
    }

    func replacingSteps(with steps: [MailboxStep]) -> MailboxCase { MailboxCase(letters: letters, steps) }

    mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        words.skip()
        letters = try words.number(upTo: Self.mostLetters)
    }

    static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> MailboxStep { try MailboxStep(&words) }

    /// A step less, a letter less before the first step, or a step with a smaller number or an earlier word.
    var simplerByOne: [MailboxCase] {
        let shorter = steps.indices.map { index in
            replacingSteps(with: Array(steps[..<index] + steps[(index + 1)...]))
        }
        let emptier = (0..<letters).map { MailboxCase(letters: $0, steps) }
        let lower = steps.indices.flatMap { index in steps[index].simpler.map { replacing(index, with: $0) } }
        return shorter + emptier + lower
    }

    var numberChanges: [NumberChange<MailboxCase>] {
        let ofSteps = steps.indices.compactMap { index -> NumberChange<MailboxCase>? in
            guard let number = steps[index].number else { return nil }
            let others = MailboxStep.numbers.filter { $0 != number }
            return NumberChange(
                at: .step(index + 1, number: 1, of: 1), number,
                others.map { ($0, replacing(index, with: steps[index].with($0))) })
        }
        let others = (0...Self.mostLetters).filter { $0 != letters }
        let ofStart = NumberChange(
            at: .start(noun: "letter"), letters, others.map { ($0, MailboxCase(letters: $0, steps)) })
        return ofSteps + [ofStart]
    }

    private func replacing(_ index: Int, with step: MailboxStep) -> MailboxCase {
        var steps = steps
        steps[index] = step
        return replacingSteps(with: steps)
    }

    /// A case with fewer steps comes first, then one with fewer letters.
    static func < (left: MailboxCase, right: MailboxCase) -> Bool {
        if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
        if left.letters != right.letters { return left.letters < right.letters }
        return left.steps.lazy.map(\.rank).lexicographicallyPrecedes(right.steps.lazy.map(\.rank))
    }
}
