/// A case of listed steps, which may start from a few numbers. These define everything else that ``TestCase`` requires.
public protocol StepSequence: TestCase where Step: ListedStep {
    /// The numbers at the start of a case, in the order of their lines in a file.
    static var startNumbers: [StartNumber<Self>] { get }

    var steps: [Step] { get set }
}

/// A number at the start of a case, for example the number of letters in a mailbox.
public struct StartNumber<Case>: Sendable {
    let word: String
    let noun: String
    let greatest: Int
    let path: WritableKeyPath<Case, Int> & Sendable

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - word: the word of its line in a file: `letters`.
    ///   - noun: the noun for errors and reports: `letter`.
    ///   - path: the property of a case that stores the number; 0 by default.
    ///   - greatest: the greatest allowed number.
    public init(
        _ word: String, noun: String, _ path: WritableKeyPath<Case, Int> & Sendable, upTo greatest: Int
    ) {
        (self.word, self.noun, self.path, self.greatest) = (word, noun, path, greatest)
    }
}

extension StepSequence {
    /// No numbers.
    public static var startNumbers: [StartNumber<Self>] { [] }
    /// The greatest length of a case family.
    public static var maximumSteps: Int { CaseFamily.lengths.upperBound }
    /// The words of the numbers at the start.
    public static var headerWords: [String] { startNumbers.map(\.word) }

    /// One line for each number at the start: `letters 1`.
    public var headerLines: [String] { Self.startNumbers.map { "\($0.word) \(self[keyPath: $0.path])" } }

    /// The steps on one line, after the numbers that are not 0: `letters 1: forward cora · take`.
    public var description: String {
        let start = zip(Self.startNumbers, headerLines).filter { self[keyPath: $0.0.path] > 0 }.map(\.1)
        return (start.isEmpty ? "" : start.joined(separator: ", ") + ": ")
            + (steps.isEmpty ? "no steps" : steps.map(\.description).joined(separator: " · "))
    }

    /// Reads a number at the start; throws `CaseFileError` unless it is a number up to its greatest value.
    public mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        guard let number = Self.startNumbers.first(where: { $0.word == words.peek }) else { return }
        words.skip()
        self[keyPath: number.path] = try words.number(upTo: number.greatest)
    }

    /// Reads a listed step; throws `CaseFileError` if the words are not one.
    public static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> Step { try Step(&words) }

    /// Returns the case with the same numbers at the start and other steps.
    public func replacingSteps(with steps: [Step]) -> Self {
        var other = self
        other.steps = steps
        return other
    }

    /// The cases with one step less, with a smaller number at the start, or with a step that precedes in the list.
    public var simplerByOne: [Self] {
        let shorter = steps.indices.map { dropping([$0]) }
        let emptier = Self.startNumbers.flatMap { number in
            (0..<self[keyPath: number.path]).map { replacing(number.path, with: $0) }
        }
        let lower = steps.indices.flatMap { index in
            steps[index].simpler.map { replacing(\.steps[index], with: $0) }
        }
        return shorter + emptier + lower
    }

    /// The other values of each number in a step, and then of each number at the start.
    public var numberChanges: [NumberChange<Self>] {
        let ofSteps = steps.indices.compactMap { index -> NumberChange<Self>? in
            guard let number = steps[index].number else { return nil }
            let others = steps[index].alternatives.compactMap { step in
                step.number.map { NumberChange.Alternative($0, replacing(\.steps[index], with: step)) }
            }
            return NumberChange(at: .step(index + 1, number: 1, of: 1), number, others)
        }
        let ofStart = Self.startNumbers.map { number in
            let value = self[keyPath: number.path]
            let others = (0...number.greatest).filter { $0 != value }
            return NumberChange(
                at: .start(noun: number.noun), value, others.map { .init($0, replacing(number.path, with: $0)) })
        }
        return ofSteps + ofStart
    }

    private func replacing<Value>(_ path: WritableKeyPath<Self, Value>, with value: Value) -> Self {
        var other = self
        other[keyPath: path] = value
        return other
    }

    /// Orders cases by the number of steps, then by the numbers at the start, then by the positions of their steps in the list.
    public static func < (left: Self, right: Self) -> Bool {
        if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
        for number in startNumbers where left[keyPath: number.path] != right[keyPath: number.path] {
            return left[keyPath: number.path] < right[keyPath: number.path]
        }
        return left.steps.lazy.map(\.rank).lexicographicallyPrecedes(right.steps.lazy.map(\.rank))
    }
}
