/// What is seen of the content of a scroll view, in points. Nothing has a place here, so that no view is ever told of one.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where what is seen begins in the content.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// What bars cover.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// What is seen of some content.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen, or is below bars.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content that is seen.
    public var bounds: CGRect { visibleRect }
}

/// What a scroll view does. Nothing moves here by itself, so that no view is ever told.
public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle }
}

extension View {
    /// Runs an action when what is seen of a scroll view changes. It never runs here.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }

    /// Runs an action when a scroll view begins or ceases to move. It never runs here.
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        self
    }

    /// Gives the view a part of the room of its scroll view. Has no effect here.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View { self }

    /// Gives the view a part of the room of its scroll view. Has no effect here.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View { self }

    /// Gives the view a part of the room of its scroll view. Has no effect here.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { self }
}
