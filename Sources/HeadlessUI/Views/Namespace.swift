/// A name that belongs to the identity of a view.
@propertyWrapper public struct Namespace {
    /// The name.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var id: ID?

    /// A name of its own.
    public init() {}

    /// The name.
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

/// What views that stand for one another share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]

    /// Those of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension View {
    /// Shows the view where another of the same name is. Has no effect here.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }

    /// Shows a view grow out of another of the same name. Has no effect here.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

/// A number that follows the size of letters, which is the usual one here.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number.
    public let wrappedValue: Value
    /// A number at the usual size of letters.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A number at the usual size of letters of a kind.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
