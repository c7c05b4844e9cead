/// The text of an interleaving in a case file. Rules: `semantics`, section 7.
extension Interleaving: TestCase {
    /// The word `items`.
    public static var headerWords: [String] { ["items"] }

    /// Creates the interleaving of one item and no steps.
    public init() { self.init(items: 1, steps: []) }

    /// One line with the number of items: `items 3`.
    public var headerLines: [String] { ["items \(items)"] }

    /// The lines of the steps. Steps within a callout are indented.
    public var stepLines: [String] {
        var isInCallout = false
        return steps.map { step in
            if case .loop(let loopStep) = step {
                isInCallout = loopStep != .idle
                return "\(step)"
            }
            return isInCallout ? "  \(step)" : "\(step)"
        }
    }

    /// Reads the number of items; throws `CaseFileError` unless it is a number up to `maximumItems`.
    public mutating func readHeader(_ words: inout CaseFileWords) throws(CaseFileError) {
        words.skip()
        items = try words.number(upTo: Self.maximumItems)
    }

    /// Reads a step; throws `CaseFileError` if the words are not one.
    public static func step(_ words: inout CaseFileWords) throws(CaseFileError) -> Step { try words.step() }

    /// Returns an interleaving with the same number of items and other steps.
    public func replacingSteps(with steps: [Step]) -> Interleaving { Interleaving(items: items, steps: steps) }

    /// The other values of each argument of a step, and then of the number of items.
    public var numberChanges: [NumberChange<Interleaving>] {
        let ofSteps = steps.enumerated().flatMap { index, step in
            step.arguments.enumerated().map { position, argument in
                let values = (0...step.greatestArguments[position]).filter { $0 != argument }
                return NumberChange(
                    at: .step(index + 1, number: position + 1, of: step.arguments.count), Int(argument),
                    values.map { value in
                        var changed = self
                        changed.steps[index] = step.replacingArgument(position, with: value)
                        return .init(Int(value), changed)
                    })
            }
        }
        let counts = (0...Self.maximumItems).filter { $0 != items }
        return ofSteps + [
            NumberChange(
                at: .start(noun: "item"), items, counts.map { .init($0, Interleaving(items: $0, steps: steps)) })
        ]
    }
}

extension CaseFileWords {
    mutating func step() throws(CaseFileError) -> Step {
        guard let kind = try kind(of: StepAlphabet.kinds) else {
            throw error(expected: "a step: " + StepAlphabet.kinds.map(\.name).joined(separator: ", "))
        }
        guard let deferring = kind.deferring else { return try element(of: kind) }
        guard let action = try self.kind(of: StepAlphabet.actions) else {
            throw error(expected: "what to \(kind.name): post, or a mutation other than scroll")
        }
        return deferring(try element(of: action))
    }

    /// Consumes the words of a kind. If the next word begins no kind, returns nil and consumes nothing.
    private mutating func kind<Element>(
        of kinds: [StepKind<Element>]
    ) throws(CaseFileError) -> StepKind<Element>? {
        guard let kind = kinds.first(where: { $0.words.first == peek }) else { return nil }
        skip()
        for (before, word) in zip(kind.words, kind.words.dropFirst()) {
            try expect(word, orElse: "'\(word)' after '\(before)'")
        }
        return kind
    }

    /// Consumes the arguments of a kind.
    private mutating func element<Element>(of kind: StepKind<Element>) throws(CaseFileError) -> Element {
        var arguments: [UInt8] = []
        for bound in kind.greatest { arguments.append(UInt8(truncatingIfNeeded: try number(upTo: Int(bound)))) }
        return kind.element(arguments)
    }
}
