import Locks

/// A mechanism that consists of a verdict and a text, for a subject without a fixed list of failures. The text is, for example, the
/// message of a check or a warning of a framework.
///
/// Runs with the same verdict and text are one finding. So the text must not contain anything that differs between runs, such as
/// step numbers.
public struct TextMechanism<Verdict: TestVerdict>: FailureMechanism {
    /// The verdict on a run with this mechanism.
    public let verdict: Verdict
    /// The text, in a spelling that can be part of a file name.
    private let spelling: TextSpelling
    /// A small number that is unique to this mechanism in this process.
    public let index: Int

    /// Creates a mechanism.
    ///
    /// - Parameters:
    ///   - verdict: any verdict but clean; a word without a dot.
    ///   - text: a description of the failure; empty if the verdict suffices. A checksum replaces the end of a long text.
    public init(_ verdict: Verdict, _ text: String = "") {
        self.init(verdict, TextSpelling(of: text))
    }

    private init(_ verdict: Verdict, _ spelling: TextSpelling) {
        precondition(verdict != .clean, "a mechanism fails or starves")
        self.verdict = verdict
        self.spelling = spelling
        index = MechanismNumbers.number(of: Self.name(verdict, spelling))
    }

    /// The description of the failure; empty if the verdict suffices.
    public var text: String { spelling.text }

    /// The verdict, followed by a dot and the text with a hyphen for each space.
    public var description: String { Self.name(verdict, spelling) }

    private static func name(_ verdict: Verdict, _ spelling: TextSpelling) -> String {
        spelling.name.isEmpty ? verdict.rawValue : "\(verdict.rawValue).\(spelling.name)"
    }

    /// Reads a description; `nil` if the text is not one.
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

    /// Orders mechanisms by verdict, in the order of `allCases`, and then by text.
    public static func < (left: TextMechanism, right: TextMechanism) -> Bool {
        guard left.verdict == right.verdict else { return left.ordinal < right.ordinal }
        return left.spelling.name < right.spelling.name
    }

    private var ordinal: Int { Verdict.allCases.firstIndex(of: verdict) ?? 0 }
}

/// Encoded as its description.
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

/// The numbers of mechanisms in this process, assigned in the order in which mechanisms are first seen. They differ between
/// processes, so nothing is stored or ordered by them.
///
/// Numbers are never released, however long the process runs. A mechanism with a second number would be counted as two, and
/// mechanisms that share a number as one. The table grows with the number of different mechanisms, as a search's findings and
/// counts do, and not with its cases. A name is at most as long as a file name.
private enum MechanismNumbers {
    private static let numbers = Locked<[String: Int]>([:])

    static func number(of name: String) -> Int {
        numbers.withLock { numbers in
            if let number = numbers[name] { return number }
            let number = numbers.count
            numbers[name] = number
            return number
        }
    }
}
