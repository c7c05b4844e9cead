import Locks

/// A mechanism that consists of a verdict and a text, for a subject without a fixed list of failures. The text is, for example, the
/// message of a check or a warning of a framework.
///
/// Runs with the same text and a verdict of the same group are one finding. So the text must not contain anything that differs
/// between runs, such as step numbers.
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
        index = MechanismNumbers.number(of: Self.name(verdict.group, spelling))
    }

    /// The description of the failure; empty if the verdict suffices.
    public var text: String { spelling.text }

    /// The group of the verdict, followed by a dot and the text with a hyphen for each space.
    public var description: String { Self.name(verdict.group, spelling) }

    private static func name(_ word: String, _ spelling: TextSpelling) -> String {
        spelling.name.isEmpty ? word : "\(word).\(spelling.name)"
    }

    /// Reads a description, with the first verdict of its group or with a certain one in its place; `nil` if the text is not one.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let word = parts.first.map(String.init) ?? ""
        let verdict = Verdict(rawValue: word) ?? Verdict.allCases.first { $0.group == word }
        guard let verdict, verdict != .clean else { return nil }
        guard parts.count == 2 else {
            self.init(verdict)
            return
        }
        guard let spelling = TextSpelling(name: String(parts[1])), !spelling.name.isEmpty else { return nil }
        self.init(verdict, spelling)
    }

    public static func == (left: TextMechanism, right: TextMechanism) -> Bool {
        left.verdict.group == right.verdict.group && left.spelling == right.spelling
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(verdict.group)
        hasher.combine(spelling)
    }

    /// Orders mechanisms by the first verdict of their group, in the order of `allCases`, and then by text.
    public static func < (left: TextMechanism, right: TextMechanism) -> Bool {
        guard left.ordinal == right.ordinal else { return left.ordinal < right.ordinal }
        return left.spelling.name < right.spelling.name
    }

    private var ordinal: Int { Verdict.allCases.firstIndex { $0.group == verdict.group } ?? 0 }
}

/// Encoded as its description, with the verdict in place of the group.
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
        try container.encode(Self.name(verdict.rawValue, spelling))
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
