// Layout modifiers, accepted without effect because there is no screen. Each returns the view unchanged, so the view keeps its
// identity.

extension View {
    /// Pads the view. Has no effect here.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

    /// Pads the view. Has no effect here.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }

    /// Pads the view. Has no effect here.
    nonisolated public func padding(_ length: CGFloat) -> some View { self }

    /// Sets the size of the frame. Has no effect here.
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { self }

    /// Sets the bounds of the frame. Has no effect here.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    /// Offsets the rendering of the view. Has no effect here.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Offsets the rendering of the view. Has no effect here.
    nonisolated public func offset(_ offset: CGSize) -> some View { self }

    /// Positions the view. Has no effect here.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Fixes the view at its ideal size. Has no effect here.
    nonisolated public func fixedSize() -> some View { self }

    /// Fixes the view at its ideal width or height. Has no effect here.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

    /// Sets the priority in layout. Has no effect here.
    nonisolated public func layoutPriority(_ value: Double) -> some View { self }

    /// Sets the order in depth. Has no effect here.
    nonisolated public func zIndex(_ value: Double) -> some View { self }

    /// Sets the aspect ratio. Has no effect here.
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

    /// Scales the view to fit its place. Has no effect here.
    nonisolated public func scaledToFit() -> some View { self }

    /// Scales the view to fill its place. Has no effect here.
    nonisolated public func scaledToFill() -> some View { self }

    /// Extends the view into the unsafe area. Has no effect here.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// Extends the view into the unsafe area. Has no effect here.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Rounds the corners. Has no effect here.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

    /// Clips the view to its bounds. Has no effect here.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

    /// Clips the view to a shape. Has no effect here.
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }

    /// Sets the shape for hit testing. Has no effect here.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Adds a border. Has no effect here.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

    /// Sets the insets of the row. Has no effect here.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// Sets the visibility of row separators. Has no effect here.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }

    /// Sets the visibility of section separators. Has no effect here.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }

    /// Sets the visibility of scroll indicators. Has no effect here.
    nonisolated public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = .vertical) -> some View { self }

    /// Sets the visibility of the background of scrollable content. Has no effect here.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
