/// A coordinate space. Views have no position here, so all spaces are equal.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The space of the screen.
    case global
    /// The space of the view.
    case local
    /// The space of a named view.
    case named(AnyHashable)
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}
    /// The global space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}
    /// The local space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    /// The space with the view's name.
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the space of a named view.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
    /// The space of the innermost scroll view.
    public static var scrollView: NamedCoordinateSpace { named("scrollView") }
    /// Returns the space of the innermost scroll view along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named("scrollView") }
}

extension View {
    /// Names the coordinate space of the view. Has no effect here.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

    /// Names the coordinate space of the view. Has no effect here.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
