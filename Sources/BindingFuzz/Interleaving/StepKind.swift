/// A line of the alphabet: the name and arguments of a kind of steps, or of actions.
package struct StepKind<Element: Sendable>: Sendable {
    /// The words in a case file. The arguments follow, or the deferred action.
    package let words: [String]
    /// The greatest value of each argument; the least is 0.
    package let greatest: [UInt8]
    /// Every step of the kind, the arguments ascending.
    package let elements: [Element]
    /// Makes the step of an action, if the kind defers one.
    let deferring: (@Sendable (DeferredAction) -> Element)?

    private init(
        _ words: [String], _ greatest: [UInt8], _ elements: [Element],
        deferring: (@Sendable (DeferredAction) -> Element)? = nil
    ) {
        self.words = words
        self.greatest = greatest
        self.elements = elements
        self.deferring = deferring
    }

    /// Makes a kind without arguments.
    init(_ name: String, _ element: Element) {
        self.init(name.words, [], [element])
    }

    /// Makes a kind with one argument.
    init<let bound: Int>(_ name: String, _ make: (Digit<bound>) -> Element) {
        self.init(name.words, [UInt8(bound)], Digit<bound>.allCases.map(make))
    }

    /// Makes a kind with two arguments.
    init<let first: Int, let second: Int>(_ name: String, _ make: (Digit<first>, Digit<second>) -> Element) {
        let elements = Digit<first>.allCases.flatMap { one in Digit<second>.allCases.map { make(one, $0) } }
        self.init(name.words, [UInt8(first), UInt8(second)], elements)
    }

    /// Makes a kind that defers an action.
    init(_ name: String, deferring make: @escaping @Sendable (DeferredAction) -> Element) {
        self.init(name.words, [], StepAlphabet.actions.flatMap(\.elements).map(make), deferring: make)
    }

    /// Returns the same kind with its elements wrapped in another type. A kind that defers is never wrapped.
    func map<Whole>(_ transform: (Element) -> Whole) -> StepKind<Whole> {
        StepKind<Whole>(words, greatest, elements.map(transform))
    }

    /// The name in a case file.
    package var name: String { words.joined(separator: " ") }

    /// Returns the element with these arguments, each within its bounds.
    func element(_ arguments: [UInt8]) -> Element { elements[Self.offset(arguments, greatest)] }

    /// Returns the position of the element with these arguments among the elements of its kind.
    static func offset(_ arguments: [UInt8], _ greatest: [UInt8]) -> Int {
        zip(arguments, greatest).reduce(0) { offset, place in offset * (Int(place.1) + 1) + Int(place.0) }
    }

    /// Returns the arguments of the element at an offset.
    func arguments(at offset: Int) -> [UInt8] {
        var rest = offset
        let descending = greatest.reversed().map { bound -> UInt8 in
            defer { rest /= Int(bound) + 1 }
            return UInt8(rest % (Int(bound) + 1))
        }
        return descending.reversed()
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
