/// The values of the pages that are pushed on a stack, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    /// A path of no pages.
    public init() { elements = [] }

    init(anyElements: [AnyHashable]) { elements = anyElements }

    /// A path of values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// A path that was stored.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of pages.
    public var count: Int { elements.count }
    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes a page for a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Pops pages.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// The path as something to be stored; nil where not all its values can be.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// A path that can be stored: the name of each value's type, and the value.
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
