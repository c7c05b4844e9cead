/// What a case is run under: a value for each of some parts, written with slashes between them. The order is that of `fullMatrix`.
public protocol TestConfiguration: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The names of the parts, in order.
    static var partNames: [String] { get }
    /// The values of each part, in order; words without blanks and slashes.
    static var partValues: [[String]] { get }
    /// Every configuration there is; the first part varies slowest.
    static var fullMatrix: [Self] { get }
    /// Those that are run where nothing else is asked for, in the same order.
    static var standardMatrix: [Self] { get }
    /// What the standard matrix is in a few words: `the 112 with unguarded or appeared, index and read`.
    static var standardDescription: String { get }

    /// The values of the parts, in order.
    var parts: [String] { get }
    /// The position in `fullMatrix`; nil where it is not in there. Files cannot name such a configuration.
    var index: Int? { get }
    /// Whether this is one of the standard matrix.
    var isStandard: Bool { get }
}

extension TestConfiguration {
    /// Whether the left one comes first in the full matrix. A subject with configurations that are not in there orders them
    /// itself.
    public static func < (left: Self, right: Self) -> Bool { (left.index ?? .max) < (right.index ?? .max) }

    /// The values with slashes between them.
    public var description: String { parts.joined(separator: "/") }
}
