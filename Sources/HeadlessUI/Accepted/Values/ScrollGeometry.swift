/// The geometry of a scroll view, in points. Views have no position here, so no view ever receives one.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the visible part in the content.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets of the content from the edges of the scroll view.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible part of the content, including the part under bars.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The visible part of the content.
    public var bounds: CGRect { visibleRect }
}

/// The phase of scrolling. Nothing scrolls on its own here, so no view ever receives one.
public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle }
}

extension View {
    /// Runs an action when the geometry of a scroll view changes. It never runs here.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }

    /// Runs an action when a scroll view starts or stops moving. It never runs here.
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        self
    }

    /// Sizes the view relative to its scroll view. Has no effect here.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View { self }

    /// Sizes the view relative to its scroll view. Has no effect here.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View { self }

    /// Sizes the view relative to its scroll view. Has no effect here.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { self }
}
