// Accepted modifiers of room and form: they have no effect without a screen, and do nothing. The view is given back as it is, so that its identity is the same.

extension View {
    /// Keeps a distance around the view. Has no effect here.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

    /// Keeps distances around the view. Has no effect here.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }

    /// Keeps a distance around the view. Has no effect here.
    nonisolated public func padding(_ length: CGFloat) -> some View { self }

    /// Gives the view room. Has no effect here.
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { self }

    /// Gives the view room within bounds. Has no effect here.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    /// Moves what is seen of the view. Has no effect here.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Moves what is seen of the view. Has no effect here.
    nonisolated public func offset(_ offset: CGSize) -> some View { self }

    /// Puts the view at a place. Has no effect here.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Lets the view take the size that it wants. Has no effect here.
    nonisolated public func fixedSize() -> some View { self }

    /// Lets the view take the width or height that it wants. Has no effect here.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

    /// Says which view gets room first. Has no effect here.
    nonisolated public func layoutPriority(_ value: Double) -> some View { self }

    /// Says which view is in front. Has no effect here.
    nonisolated public func zIndex(_ value: Double) -> some View { self }

    /// Keeps a relation of width and height. Has no effect here.
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

    /// Fits the view into its place. Has no effect here.
    nonisolated public func scaledToFit() -> some View { self }

    /// Fills the view's place. Has no effect here.
    nonisolated public func scaledToFill() -> some View { self }

    /// Lets the view reach under the system's bars. Has no effect here.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// Lets the view reach under the system's bars. Has no effect here.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// Rounds the view's corners. Has no effect here.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

    /// Cuts the view off at its sides. Has no effect here.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

    /// Cuts the view off at a shape. Has no effect here.
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { self }

    /// Says where the view can be touched. Has no effect here.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Draws a line around the view. Has no effect here.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

    /// Keeps distances around the row. Has no effect here.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// Says whether there are lines between rows. Has no effect here.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }

    /// Says whether there are lines between sections. Has no effect here.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }

    /// Says whether bars are shown beside what is scrolled. Has no effect here.
    nonisolated public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = .vertical) -> some View { self }

    /// Says whether what is scrolled has a background. Has no effect here.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
