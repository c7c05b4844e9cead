/// A type-erased list of the values that a stack has pushed.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    /// Creates an empty path.
    public init() { elements = [] }

    init(anyElements: [AnyHashable]) { elements = anyElements }

    /// Creates a path from values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// Creates a path from its stored representation.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of values.
    public var count: Int { elements.count }
    /// Whether the path has no values.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Pops values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// The stored representation of the path, or `nil` if some value is not `Codable`.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// A stored representation of a path: the name of each value's type, followed by the value.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [AnyHashable]

        init(elements: [AnyHashable]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type of a value of a path")
                }
                elements.append(try Self.decode(type, from: &container))
            }
            self.elements = elements
        }

        private static func decode<V: Decodable & Hashable>(
            _ type: V.Type, from container: inout any UnkeyedDecodingContainer
        ) throws -> AnyHashable {
            AnyHashable(try container.decode(type))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements {
                guard let value = element.base as? any Codable, let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        element.base, .init(codingPath: container.codingPath, debugDescription: "it is not Codable"))
                }
                try container.encode(name)
                try container.encode(value)
            }
        }
    }
}
