/// A step as the alphabet has it: how it is written, and what it takes.
struct StepLetter<Element: Sendable>: Sendable {
    let element: Element
    /// What a case file writes.
    let text: String
    /// The number of its kind, and that of the kind of the action where it defers one.
    let kinds: [UInt8]
    /// What a byte string has: the numbers of kinds and then, where a kind has more than one step, which of them it is.
    let bytes: [UInt8]
    /// The arguments, in the order they are written.
    let arguments: [UInt8]
    /// The greatest value of each argument.
    let greatest: [UInt8]
}

extension StepKind {
    /// The steps of the kind.
    ///
    /// - Parameter number: which of the kinds it is, from 0.
    fileprivate func letters(_ number: Int) -> [StepLetter<Element>] {
        let number = UInt8(number)
        if let deferring {
            return StepAlphabet.actionLetters.map { action in
                StepLetter(
                    element: deferring(action.element), text: "\(name) \(action.text)", kinds: [number] + action.kinds,
                    bytes: [number] + action.bytes, arguments: action.arguments, greatest: action.greatest)
            }
        }
        return elements.enumerated().map { offset, element in
            let arguments = arguments(at: offset)
            return StepLetter(
                element: element, text: (words + arguments.map(String.init)).joined(separator: " "), kinds: [number],
                bytes: elements.count == 1 ? [number] : [number, UInt8(offset)], arguments: arguments,
                greatest: greatest)
        }
    }
}

extension StepAlphabet {
    fileprivate static let actionLetters = actions.enumerated().flatMap { $1.letters($0) }

    /// Every step there is, in the order of steps.
    fileprivate static let letters = kinds.enumerated().flatMap { $1.letters($0) }

    private static let positions = Dictionary(
        uniqueKeysWithValues: letters.enumerated().map { ($1.element, $0) })

    /// Where among all steps a step is.
    fileprivate static func position(of step: Step) -> Int {
        guard let position = positions[step] else {
            preconditionFailure("the alphabet lacks the kind of this step: give it a line")
        }
        return position
    }
}

extension Step {
    /// Every step there is, in the order of steps.
    package static let all: [Step] = StepAlphabet.letters.map(\.element)

    /// Where in the order of steps this one is, from 0; an index of `all`.
    var position: Int { StepAlphabet.position(of: self) }

    private var letter: StepLetter<Step> { StepAlphabet.letters[position] }

    /// The bytes that mean the step.
    var bytes: [UInt8] { letter.bytes }

    /// A number that no other step has, the same for as long as the alphabet is: four bytes that are the number of the kind,
    /// that of the action's kind where it defers one, and the arguments, 0 where there is none.
    package var number: Int {
        let letter = letter
        let kinds = (letter.kinds + [0]).prefix(2)
        return (kinds + (letter.arguments + [0, 0]).prefix(2)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The arguments of the step, in the order they are written.
    package var arguments: [UInt8] { letter.arguments }

    /// The greatest value of each argument; the least is 0.
    package var greatestArguments: [UInt8] { letter.greatest }

    /// The same step with another argument in one position.
    ///
    /// - Parameters:
    ///   - index: an index of `arguments`.
    ///   - value: the new argument, within its bounds.
    package func replacingArgument(_ index: Int, with value: UInt8) -> Step {
        let letter = letter
        precondition(
            value <= letter.greatest[index], "an argument of '\(self)' is a number 0…\(letter.greatest[index])")
        var arguments = letter.arguments
        arguments[index] = value
        let offset = StepKind<Step>.offset(arguments, letter.greatest)
        return Step.all[position - StepKind<Step>.offset(letter.arguments, letter.greatest) + offset]
    }
}

/// The order of steps that "a smaller case" is defined by. Rules: `semantics`, section 6.
extension Step: Comparable {
    public static func < (left: Step, right: Step) -> Bool {
        left.position < right.position
    }
}

/// The words that a case file spells its steps with. Rules: `semantics`, sections 2, 4 and 7.
extension Step: CustomStringConvertible {
    public var description: String { letter.text }
}

extension LoopStep: CustomStringConvertible {
    public var description: String { Step.loop(self).description }
}

extension DeferredAction: CustomStringConvertible {
    public var description: String { step.description }
}

extension Mutation: CustomStringConvertible {
    public var description: String { Step.mutate(self).description }
}
