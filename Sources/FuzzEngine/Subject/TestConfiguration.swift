/// A configuration that cases run under: a value for each of some parts, written with slashes between them. The order is that of
/// `fullMatrix`.
///
/// An author writes `matrix`, and also `isStandard` and `standardDescription` if some configurations do not run by default.
public protocol TestConfiguration: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The parts and all combinations of their values. If possible, this is a stored property.
    static var matrix: ConfigurationMatrix<Self> { get }
    /// The standard matrix in a few words: `the 168 with unguarded or appeared, index and read`.
    static var standardDescription: String { get }

    /// Whether the configuration is in the standard matrix, which runs by default.
    var isStandard: Bool { get }
    /// The position in `fullMatrix`; `nil` if the configuration is not in it. Files cannot name a configuration without a position.
    var index: Int? { get }

    /// The values of the parts, in order. It is a requirement so that a subject with many configurations can make it fast.
    var parts: [String] { get }
    /// The standard matrix, in the order of the full one. It is a requirement so that a subject can store it.
    static var standardMatrix: [Self] { get }
}

extension TestConfiguration {
    /// The text `all`, with the number of configurations.
    public static var standardDescription: String { "all \(fullMatrix.count)" }
    /// `true`.
    public var isStandard: Bool { true }
    /// The position in `matrix`.
    public var index: Int? { Self.matrix.position(of: self) }
    /// The configurations of the full matrix whose `isStandard` is `true`.
    public static var standardMatrix: [Self] { fullMatrix.filter(\.isStandard) }

    /// All configurations; the first part varies slowest.
    public static var fullMatrix: [Self] { matrix.configurations }
    /// The names of the parts, in order.
    public static var partNames: [String] { matrix.parts.map(\.name) }
    /// The values of each part, in order.
    public static var partValues: [[String]] { matrix.values }

    /// The values of the parts, as `matrix` lists them.
    public var parts: [String] { Self.matrix.values(of: self) }

    /// Compares the positions in the full matrix. A subject with configurations outside of it defines another order.
    public static func < (left: Self, right: Self) -> Bool { (left.index ?? .max) < (right.index ?? .max) }

    /// The values with slashes between them.
    public var description: String { parts.joined(separator: "/") }
}
