import Synchronization

/// A mechanism that is a verdict and a text, for a subject whose ways to go wrong nobody has listed: what a check says, what
/// a framework warns of.
///
/// Runs that go wrong with the same text are one finding, so a text does without what differs between runs, such as numbers
/// of steps.
public struct TextMechanism<Verdict: TestVerdict>: FailureMechanism {
    /// What it comes to in a word.
    public let verdict: Verdict
    /// The text, spelled as a name of a file can have it.
    private let spelling: TextSpelling
    public let index: Int

    /// Names a mechanism.
    ///
    /// - Parameters:
    ///   - verdict: never clean; a word without a dot.
    ///   - text: what goes wrong, in words; empty where the verdict says it. The end of a long text is left out, and a number
    ///     that is made of the whole text stands in its place.
    public init(_ verdict: Verdict, _ text: String = "") {
        self.init(verdict, TextSpelling(of: text))
    }

    private init(_ verdict: Verdict, _ spelling: TextSpelling) {
        precondition(verdict != .clean, "a mechanism goes wrong, or is wanting")
        self.verdict = verdict
        self.spelling = spelling
        index = MechanismNumbers.number(of: Self.name(verdict, spelling))
    }

    /// What goes wrong, in words; empty where the verdict says it.
    public var text: String { spelling.text }

    /// The verdict, and after a dot the text with a hyphen for each blank.
    public var description: String { Self.name(verdict, spelling) }

    private static func name(_ verdict: Verdict, _ spelling: TextSpelling) -> String {
        spelling.name.isEmpty ? verdict.rawValue : "\(verdict.rawValue).\(spelling.name)"
    }

    /// Reads a description; nil where it is none.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let verdict = parts.first.flatMap({ Verdict(rawValue: String($0)) }), verdict != .clean else {
            return nil
        }
        guard parts.count == 2 else {
            self.init(verdict)
            return
        }
        guard let spelling = TextSpelling(name: String(parts[1])), !spelling.name.isEmpty else { return nil }
        self.init(verdict, spelling)
    }

    public static func == (left: TextMechanism, right: TextMechanism) -> Bool {
        left.verdict == right.verdict && left.spelling == right.spelling
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(verdict)
        hasher.combine(spelling)
    }

    /// By the verdict, in the order of all of them, and then by the text.
    public static func < (left: TextMechanism, right: TextMechanism) -> Bool {
        guard left.verdict == right.verdict else { return left.ordinal < right.ordinal }
        return left.spelling.name < right.spelling.name
    }

    private var ordinal: Int { Verdict.allCases.firstIndex(of: verdict) ?? 0 }
}

/// Written as its description.
extension TextMechanism: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let mechanism = try TextMechanism(container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no mechanism")
        }
        self = mechanism
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// The numbers of mechanisms in this process, given out in the order in which they are first seen. They differ between
/// processes, so nothing is written or put in order by them.
///
/// None is forgotten, however long the process runs: a mechanism that got another number would be counted as another one, and one
/// whose number was given out again as the same. The table grows with the different mechanisms, as do the findings and counts of
/// a search, and not with its cases; a name has the length of a file's name at most.
private enum MechanismNumbers {
    private static let numbers = Mutex<[String: Int]>([:])

    static func number(of name: String) -> Int {
        numbers.withLock { numbers in
            if let number = numbers[name] { return number }
            let number = numbers.count
            numbers[name] = number
            return number
        }
    }
}
