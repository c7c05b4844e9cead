/// A line of the alphabet: what a kind of steps, or of actions, is called and takes.
package struct StepKind<Element: Sendable>: Sendable {
    /// What a case file calls it; the arguments follow, or the action that it defers.
    package let words: [String]
    /// The greatest value of each argument; the least is 0.
    package let greatest: [UInt8]
    /// Every step of the kind, the arguments ascending.
    package let elements: [Element]
    /// What makes the step of an action, where the kind defers one.
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

    /// A kind without arguments.
    init(_ name: String, _ element: Element) {
        self.init(name.words, [], [element])
    }

    /// A kind with one argument.
    init<let bound: Int>(_ name: String, _ make: (Digit<bound>) -> Element) {
        self.init(name.words, [UInt8(bound)], Digit<bound>.allCases.map(make))
    }

    /// A kind with two arguments.
    init<let first: Int, let second: Int>(_ name: String, _ make: (Digit<first>, Digit<second>) -> Element) {
        let elements = Digit<first>.allCases.flatMap { one in Digit<second>.allCases.map { make(one, $0) } }
        self.init(name.words, [UInt8(first), UInt8(second)], elements)
    }

    /// A kind that defers an action.
    init(_ name: String, deferring make: @escaping @Sendable (DeferredAction) -> Element) {
        self.init(name.words, [], StepAlphabet.actions.flatMap(\.elements).map(make), deferring: make)
    }

    /// The same kind of something that has the elements in it. What defers is nowhere a part of something else.
    func map<Whole>(_ transform: (Element) -> Whole) -> StepKind<Whole> {
        StepKind<Whole>(words, greatest, elements.map(transform))
    }

    /// What a case file calls it.
    package var name: String { words.joined(separator: " ") }

    /// The element with these arguments, each within its bounds.
    func element(_ arguments: [UInt8]) -> Element { elements[Self.offset(arguments, greatest)] }

    /// Where among the elements of a kind the one with these arguments is.
    static func offset(_ arguments: [UInt8], _ greatest: [UInt8]) -> Int {
        zip(arguments, greatest).reduce(0) { offset, place in offset * (Int(place.1) + 1) + Int(place.0) }
    }

    /// The arguments of the element at an offset.
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
