/// Interleavings as bytes, for fuzzers that mutate bytes: libFuzzer, AFL++ and what drives them.
///
/// Every byte string means an interleaving, so that no mutation is lost on a parser. The first byte is the number of
/// items mod 9; then comes, for each step,
/// * its kind, mod 18, in the order of steps (`semantics`, section 6),
/// * for `perform` and `async` the kind of what is deferred, mod 9, in the same order,
/// * for what takes an argument one byte: mod 8, for `reload` mod 9; a `move` has both of its arguments in the
///   lower six bits.
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
            steps.append(Step(kind: kind % Step.kinds, &bytes))
        }
    }

    /// The byte string of this interleaving; `init(fuzzBytes:)` of it is the same interleaving.
    public var fuzzBytes: [UInt8] {
        steps.reduce(into: [UInt8(items)]) { bytes, step in step.append(to: &bytes) }
    }
}

/// What is left of a byte string.
private struct FuzzBytes<Iterator: IteratorProtocol<UInt8>> {
    private var iterator: Iterator

    init(_ iterator: Iterator) {
        self.iterator = iterator
    }

    /// The next byte; nil at the end.
    mutating func next() -> UInt8? { iterator.next() }

    /// The next byte mod a bound; 0 at the end.
    mutating func below(_ bound: UInt8) -> UInt8 { (iterator.next() ?? 0) % bound }
}

extension Step {
    fileprivate static let kinds: UInt8 = 18

    /// - Parameter kind: below `kinds`.
    fileprivate init<Iterator>(kind: UInt8, _ bytes: inout FuzzBytes<Iterator>) {
        switch kind {
        case 9: self = .scroll(bytes.below(8))
        case 10: self = .reap
        case 11: self = .loop(.event)
        case 12: self = .loop(.source)
        case 13: self = .loop(.timer)
        case 14: self = .loop(.idle)
        case 15: self = .perform(DeferredAction(kind: bytes.below(DeferredAction.kinds), &bytes))
        case 16: self = .async(DeferredAction(kind: bytes.below(DeferredAction.kinds), &bytes))
        case 17: self = .backgroundPost
        default:
            switch DeferredAction(kind: kind, &bytes) {
            case .post: self = .post
            case .mutate(let mutation): self = .mutate(mutation)
            }
        }
    }

    fileprivate func append(to bytes: inout [UInt8]) {
        switch self {
        case .post: DeferredAction.post.append(to: &bytes)
        case .mutate(let mutation): DeferredAction.mutate(mutation).append(to: &bytes)
        case .scroll(let index): bytes += [9, index]
        case .reap: bytes.append(10)
        case .loop(let step): bytes.append(11 + step.rawValue)
        case .perform(let action):
            bytes.append(15)
            action.append(to: &bytes)
        case .async(let action):
            bytes.append(16)
            action.append(to: &bytes)
        case .backgroundPost: bytes.append(17)
        }
    }
}

extension DeferredAction {
    fileprivate static let kinds: UInt8 = 9

    /// - Parameter kind: below `kinds`.
    fileprivate init<Iterator>(kind: UInt8, _ bytes: inout FuzzBytes<Iterator>) {
        switch kind {
        case 0: self = .post
        case 1: self = .mutate(.clear)
        case 2: self = .mutate(.remove(bytes.below(8)))
        case 3: self = .mutate(.insert(bytes.below(8)))
        case 4: self = .mutate(.restore(bytes.below(8)))
        case 5:
            let both = bytes.below(64)
            self = .mutate(.move(both / 8, both % 8))
        case 6: self = .mutate(.replace(bytes.below(8)))
        case 7: self = .mutate(.reload(bytes.below(9)))
        default: self = .mutate(.edit(bytes.below(8)))
        }
    }

    fileprivate func append(to bytes: inout [UInt8]) {
        switch self {
        case .post: bytes.append(0)
        case .mutate(.clear): bytes.append(1)
        case .mutate(.remove(let index)): bytes += [2, index]
        case .mutate(.insert(let index)): bytes += [3, index]
        case .mutate(.restore(let index)): bytes += [4, index]
        case .mutate(.move(let source, let destination)): bytes += [5, source * 8 + destination]
        case .mutate(.replace(let index)): bytes += [6, index]
        case .mutate(.reload(let count)): bytes += [7, count]
        case .mutate(.edit(let index)): bytes += [8, index]
        }
    }
}
