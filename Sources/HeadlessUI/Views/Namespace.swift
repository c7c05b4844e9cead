/// A namespace that belongs to the identity of a view.
@propertyWrapper public struct Namespace {
    /// The identifier of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var id: ID?

    /// Creates a new namespace.
    public init() {}

    /// The identifier of the namespace.
    public var wrappedValue: ID {
        guard let id else {
            Graph.report(.propertyOutsideOfView("Namespace's value"))
            return ID(number: 0)
        }
        return id
    }
}

extension Namespace: DynamicProperty {}

extension Namespace: InstallableProperty {
    private final class Storage {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    @MainActor private static var lastNumber = 0

    mutating func install(in node: Node, storage: inout AnyObject?) {
        if let storage = storage as? Storage {
            id = storage.id
            return
        }
        Namespace.lastNumber += 1
        let new = Storage(ID(number: Namespace.lastNumber))
        storage = new
        id = new.id
    }
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit for each property.
    public let rawValue: UInt32
    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension View {
    /// Matches the geometry of the view with that of another one. Has no effect here.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Marks the view as the source of a transition. Has no effect here.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

/// A number that scales with the text size. The text size is always the default here.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number.
    public let wrappedValue: Value
    /// Creates a number.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a number that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
