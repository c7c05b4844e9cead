/// A sequence of steps, and the state that they start from. `<` means "smaller" in the sense of shrinking: a case with fewer steps
/// comes first.
public protocol TestCase: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// One step.
    associatedtype Step: Hashable, Sendable, CustomStringConvertible

    /// The most steps of a case.
    static var maximumSteps: Int { get }
    /// The first words of the subject's lines in a case file's header. `note` and `expect` are not among them.
    static var headerWords: [String] { get }
    /// Returns whether a header may have several lines that begin with a header word.
    static func mayRepeat(_ headerWord: String) -> Bool

    /// Creates the case without steps that has the default start.
    init()

    /// The steps, in order; at most `maximumSteps`.
    var steps: [Step] { get }
    /// The subject's lines in a case file's header.
    var headerLines: [String] { get }
    /// The lines of a case file for the steps; spaces before a step have no meaning.
    var stepLines: [String] { get }
    /// Returns the case with the same start and other steps.
    ///
    /// - Parameter steps: at most `maximumSteps`.
    func replacingSteps(with steps: [Step]) -> Self
    /// The cases with the same steps that assume less about the system on which they run: first the case without any assumption, and
    /// then those with one less. Empty if the case assumes nothing.
    var withFewerAssumptions: [Self] { get }
    /// The cases that are smaller by one change: an assumption or a step dropped, or a number lowered.
    var simplerByOne: [Self] { get }
    /// The other values of each number in the case.
    var numberChanges: [NumberChange<Self>] { get }
    /// Returns whether a step may replace others while a case is shrunk. A `false` for steps that rarely help saves runs.
    static func canReplace(_ step: Step) -> Bool
    /// Returns whether a step comes from outside. A step that is none tells more, so it replaces one while a case is shrunk.
    static func isFromOutside(_ step: Step) -> Bool

    /// Reads a line of the header.
    ///
    /// - Parameter words: the line, which begins with one of `headerWords`.
    mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError)
    /// Reads a step.
    static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> Step
}

/// A number of a case, and the cases with another value in its place.
public struct NumberChange<Case> {
    /// The place of the number.
    public enum Place: Hashable, Sendable {
        /// A step, counted from 1; the position of the number in the step, counted from 1; and how many numbers the step has.
        case step(Int, number: Int, of: Int)
        /// The start of the case, with a noun for the counted thing.
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
    /// No lines of the subject.
    public static var headerWords: [String] { [] }
    /// `false`: one line for each word.
    public static func mayRepeat(_ headerWord: String) -> Bool { false }
    /// No cases: the case assumes nothing.
    public var withFewerAssumptions: [Self] { [] }
    /// No lines of the subject.
    public var headerLines: [String] { [] }
    /// One line for each step.
    public var stepLines: [String] { steps.map(\.description) }
    /// No numbers.
    public var numberChanges: [NumberChange<Self>] { [] }
    /// `true`: any step may.
    public static func canReplace(_ step: Step) -> Bool { true }
    /// `false`: no step does.
    public static func isFromOutside(_ step: Step) -> Bool { false }

    /// Throws. It is not called unless the subject has header words.
    public mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        throw words.error(expected: "'note', 'expect' or a blank line before the first step")
    }

    /// The cases with one step dropped.
    public var simplerByOne: [Self] { steps.indices.map { dropping([$0]) } }

    /// Returns the case without the steps at these indices.
    package func dropping(_ indices: Set<Int>) -> Self {
        replacingSteps(with: steps.indices.filter { !indices.contains($0) }.map { steps[$0] })
    }

    /// Returns the case without a row of steps.
    package func dropping(_ row: Range<Int>) -> Self {
        replacingSteps(with: Array(steps[..<row.lowerBound]) + steps[row.upperBound...])
    }

    /// Returns the case with two of its steps swapped.
    package func swapping(_ first: Int, _ second: Int) -> Self {
        var steps = steps
        steps.swapAt(first, second)
        return replacingSteps(with: steps)
    }
}
