/// Interleavings as bytes, for fuzzers that mutate bytes: libFuzzer, AFL++ and their drivers.
///
/// Every byte string decodes to an interleaving, so that a parser rejects no mutation. The first byte is the number of items mod 9.
/// Then each step has:
///
/// - its kind, mod the number of kinds, in the order of steps (`semantics`, section 6);
/// - for `perform` and `async`, the kind of the deferred action, mod the number of kinds of actions, in the same order;
/// - for a kind with arguments, one byte, mod the number of steps of the kind: the position of the step, in the order of steps.
///
/// Missing bytes at the end count as 0. An empty string has no steps and 1 item, as in a case file. Bytes after step 256 have no
/// effect. Lower bytes make smaller cases, so a fuzzer that minimizes an input also minimizes the case.
extension Interleaving {
    /// The length of the longest byte string that encodes an interleaving: the items, and three bytes a step.
    package static let maximumFuzzBytes = 1 + 3 * maximumSteps

    /// Decodes a byte string. Every byte string is valid.
    package init(fuzzBytes: some Sequence<UInt8>) {
        self.init()
        var bytes = FuzzBytes(fuzzBytes.makeIterator())
        guard let first = bytes.next() else { return }
        items = Int(first) % (Self.maximumItems + 1)
        while steps.count < Self.maximumSteps, let kind = bytes.next() {
            steps.append(bytes.step(of: StepAlphabet.kinds[Int(kind) % StepAlphabet.kinds.count]))
        }
    }

    /// The byte string of this interleaving. `init(fuzzBytes:)` decodes it to the same interleaving.
    package var fuzzBytes: [UInt8] {
        steps.reduce(into: [UInt8(items)]) { bytes, step in bytes += step.bytes }
    }
}

/// The remaining bytes of a byte string.
private struct FuzzBytes<Iterator: IteratorProtocol<UInt8>> {
    private var iterator: Iterator

    init(_ iterator: Iterator) {
        self.iterator = iterator
    }

    mutating func next() -> UInt8? { iterator.next() }

    /// Decodes the rest of a step.
    mutating func step(of kind: StepKind<Step>) -> Step {
        guard let deferring = kind.deferring else { return one(of: kind.elements) }
        return deferring(one(of: one(of: StepAlphabet.actions).elements))
    }

    /// Returns the element that the next byte selects; a missing byte counts as 0. A single element takes no byte.
    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[elements.count == 1 ? 0 : Int(iterator.next() ?? 0) % elements.count]
    }
}
