/// What a case is run under: a value for each of some parts, written with slashes between them. The order is that of `fullMatrix`.
///
/// An author writes `matrix`; and `isStandard` with `standardDescription` where not every configuration is run by default.
public protocol TestConfiguration: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The parts, and every configuration that they make. A stored property, where the type can have one.
    static var matrix: ConfigurationMatrix<Self> { get }
    /// What the standard matrix is in a few words: `the 112 with unguarded or appeared, index and read`.
    static var standardDescription: String { get }

    /// Whether this is one of the standard matrix, which is run where nothing else is asked for.
    var isStandard: Bool { get }
    /// The position in `fullMatrix`; nil where it is not in there. Files cannot name such a configuration.
    var index: Int? { get }

    /// The values of the parts, in order. A requirement so that a subject with many configurations can make it fast.
    var parts: [String] { get }
    /// The standard matrix, in the order of the full one. A requirement so that a subject can store it.
    static var standardMatrix: [Self] { get }
}

extension TestConfiguration {
    /// All of them.
    public static var standardDescription: String { "all \(fullMatrix.count)" }
    /// It is.
    public var isStandard: Bool { true }
    public var index: Int? { Self.matrix.position(of: self) }
    public static var standardMatrix: [Self] { fullMatrix.filter(\.isStandard) }

    /// Every configuration there is; the first part varies slowest.
    public static var fullMatrix: [Self] { matrix.configurations }
    /// The names of the parts, in order.
    public static var partNames: [String] { matrix.parts.map(\.name) }
    /// The values of each part, in order.
    public static var partValues: [[String]] { matrix.parts.map(\.values) }

    public var parts: [String] { Self.matrix.values(of: self) }

    /// Whether the left one comes first in the full matrix. A subject with configurations that are not in there orders them
    /// itself.
    public static func < (left: Self, right: Self) -> Bool { (left.index ?? .max) < (right.index ?? .max) }

    /// The values with slashes between them.
    public var description: String { parts.joined(separator: "/") }
}
