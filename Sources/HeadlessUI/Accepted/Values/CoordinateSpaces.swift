/// A space in which places are numbers. Nothing is placed here, so that every space is the same.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// That of the screen.
    case global
    /// That of the view itself.
    case local
    /// That of a view with a name.
    case named(AnyHashable)
}

/// A space in which places are numbers.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of the screen.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of the view itself.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of a view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
    /// The space of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { named("scrollView") }
    /// The space of the nearest scroll view in a direction.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named("scrollView") }
}

extension View {
    /// Names the space of the view. Has no effect here.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

    /// Names the space of the view. Has no effect here.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
