/// A step with its written forms and its arguments, as the alphabet defines them.
struct StepLetter<Element: Sendable>: Sendable {
    let element: Element
    /// The text in a case file.
    let text: String
    /// The number of its kind, and for a kind that defers, the number of the action's kind.
    let kinds: [UInt8]
    /// The encoding in a byte string: the numbers of the kinds, then the position of the step if its kind has more than one.
    let bytes: [UInt8]
    /// The arguments, in written order.
    let arguments: [UInt8]
    /// The greatest value of each argument.
    let greatest: [UInt8]
}

extension StepKind {
    /// Returns the steps of the kind.
    ///
    /// - Parameter number: the position of the kind, from 0.
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

    /// Every step, in the order of steps.
    fileprivate static let letters = kinds.enumerated().flatMap { $1.letters($0) }

    private static let positions = Dictionary(
        uniqueKeysWithValues: letters.enumerated().map { ($1.element, $0) })

    /// Returns the position of a step among all steps.
    fileprivate static func position(of step: Step) -> Int {
        guard let position = positions[step] else {
            preconditionFailure("the alphabet lacks the kind of this step: give it a line")
        }
        return position
    }
}

extension Step {
    /// Every step, in the order of steps.
    package static let all: [Step] = StepAlphabet.letters.map(\.element)

    /// The position in the order of steps, from 0; an index of `all`.
    var position: Int { StepAlphabet.position(of: self) }

    private var letter: StepLetter<Step> { StepAlphabet.letters[position] }

    /// The bytes that encode the step.
    var bytes: [UInt8] { letter.bytes }

    /// A number that identifies the step, stable as long as the alphabet is. Its four bytes are the number of the kind, the number
    /// of the action's kind if it defers one, and the arguments; 0 if there is none.
    package var number: Int {
        let letter = letter
        let kinds = (letter.kinds + [0]).prefix(2)
        return (kinds + (letter.arguments + [0, 0]).prefix(2)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The arguments of the step, in written order.
    package var arguments: [UInt8] { letter.arguments }

    /// The greatest value of each argument; the least is 0.
    package var greatestArguments: [UInt8] { letter.greatest }

    /// Returns the same step with one argument replaced.
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

/// The order of steps, which defines when a case is smaller. Rules: `semantics`, section 6.
extension Step: Comparable {
    public static func < (left: Step, right: Step) -> Bool {
        left.position < right.position
    }
}

/// The words of steps in a case file. Rules: `semantics`, sections 2, 4 and 7.
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
