/// A sequence of steps, and what it starts from. `<` is "smaller", as shrinking means it: a case with fewer steps comes first.
public protocol TestCase: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// One step.
    associatedtype Step: Hashable, Sendable, CustomStringConvertible

    /// The most steps that a case has.
    static var maximumSteps: Int { get }
    /// The words that the lines of a case file's header begin with, besides `note` and `expect`.
    static var headerWords: [String] { get }

    /// The case without steps that starts from what goes without saying.
    init()

    /// The steps, in order; at most `maximumSteps`.
    var steps: [Step] { get }
    /// The lines of a case file's header besides notes and expectations.
    var headerLines: [String] { get }
    /// The lines of a case file for the steps; blanks before a step mean nothing.
    var stepLines: [String] { get }
    /// The case with other steps, which starts from the same.
    ///
    /// - Parameter steps: at most `maximumSteps`.
    func replacingSteps(with steps: [Step]) -> Self
    /// Cases that are smaller by one thing: a step dropped, a number lowered.
    var simplerByOne: [Self] { get }
    /// For each number of the case, other ones in its place.
    var numberChanges: [NumberChange<Self>] { get }

    /// Reads a line of the header.
    ///
    /// - Parameter words: begin with one of `headerWords`.
    mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError)
    /// Reads a step.
    static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> Step
}

/// A number of a case, and the cases with another one in its place.
public struct NumberChange<Case> {
    /// Where the number stands.
    public enum Place: Hashable, Sendable {
        /// In a step, counted from 1; which of its numbers it is, counted from 1, and how many it has.
        case step(Int, number: Int, of: Int)
        /// In what the case starts from; a noun for what is counted.
        case start(noun: String)
    }

    /// The case with another number in the place.
    public struct Alternative {
        /// The other number.
        public let value: Int
        /// The case that has it.
        public let testCase: Case

        /// Creates an alternative.
        public init(_ value: Int, _ testCase: Case) {
            self.value = value
            self.testCase = testCase
        }
    }

    /// Where it stands.
    public let place: Place
    /// The number.
    public let value: Int
    /// The cases with another number.
    public let others: [Alternative]

    /// Names a number.
    public init(at place: Place, _ value: Int, _ others: [Alternative]) {
        self.place = place
        self.value = value
        self.others = others
    }
}

extension TestCase {
    /// Nothing besides notes and expectations.
    public static var headerWords: [String] { [] }
    /// Nothing besides notes and expectations.
    public var headerLines: [String] { [] }
    /// A line for each step.
    public var stepLines: [String] { steps.map(\.description) }
    /// No step has a number.
    public var numberChanges: [NumberChange<Self>] { [] }

    /// Is not asked for where there are no words for it.
    public mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        throw words.error(expected: "'note', 'expect' or a blank line before the first step")
    }

    /// Every case with one step dropped.
    public var simplerByOne: [Self] { steps.indices.map { dropping([$0]) } }

    /// The case without the steps at these indices.
    package func dropping(_ indices: Set<Int>) -> Self {
        replacingSteps(with: steps.indices.filter { !indices.contains($0) }.map { steps[$0] })
    }

    /// The case without some steps in a row.
    package func dropping(_ row: Range<Int>) -> Self {
        replacingSteps(with: Array(steps[..<row.lowerBound]) + steps[row.upperBound...])
    }

    /// The case with two of its steps in each other's place.
    package func swapping(_ first: Int, _ second: Int) -> Self {
        var steps = steps
        steps.swapAt(first, second)
        return replacingSteps(with: steps)
    }
}
