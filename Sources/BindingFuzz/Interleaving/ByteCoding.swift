/// Interleavings as bytes, for fuzzers that mutate bytes: libFuzzer, AFL++ and what drives them.
///
/// Every byte string means an interleaving, so that no mutation is lost on a parser. The first byte is the number of
/// items mod 9; then comes, for each step,
/// * its kind, mod the number of kinds, in the order of steps (`semantics`, section 6),
/// * for `perform` and `async` the kind of what is deferred, mod the number of kinds of actions, in the same order,
/// * for what takes arguments one byte, mod the number of steps of the kind: which of them it is, in the order of steps.
///
/// Bytes that are missing at the end are 0, and so are those of an empty string, but for its items, which are 1 as in a
/// case file. What follows step 256 means nothing. Lower bytes mean smaller cases, so that what a fuzzer does to
/// make an input small makes the case small.
extension Interleaving {
    /// The longest byte string that is coded for an interleaving: the items, and three bytes a step.
    public static let maximumFuzzBytes = 1 + 3 * maximumSteps

    /// The interleaving that a byte string means; every one means something.
    public init(fuzzBytes: some Sequence<UInt8>) {
        self.init()
        var bytes = FuzzBytes(fuzzBytes.makeIterator())
        guard let first = bytes.next() else { return }
        items = Int(first) % (Self.maximumItems + 1)
        while steps.count < Self.maximumSteps, let kind = bytes.next() {
            steps.append(bytes.step(of: StepAlphabet.kinds[Int(kind) % StepAlphabet.kinds.count]))
        }
    }

    /// The byte string of this interleaving; `init(fuzzBytes:)` of it is the same interleaving.
    public var fuzzBytes: [UInt8] {
        steps.reduce(into: [UInt8(items)]) { bytes, step in bytes += step.bytes }
    }
}

/// What is left of a byte string.
private struct FuzzBytes<Iterator: IteratorProtocol<UInt8>> {
    private var iterator: Iterator

    init(_ iterator: Iterator) {
        self.iterator = iterator
    }

    mutating func next() -> UInt8? { iterator.next() }

    /// The rest of a step.
    mutating func step(of kind: StepKind<Step>) -> Step {
        guard let deferring = kind.deferring else { return one(of: kind.elements) }
        return deferring(one(of: one(of: StepAlphabet.actions).elements))
    }

    /// The one that the next byte stands for, which is 0 at the end; where there is only one, no byte does.
    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[elements.count == 1 ? 0 : Int(iterator.next() ?? 0) % elements.count]
    }
}
