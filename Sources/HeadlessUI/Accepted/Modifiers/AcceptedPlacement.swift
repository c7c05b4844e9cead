// Placement modifiers, accepted without effect because there is no screen. Each returns the view unchanged, so the view keeps its
// identity.

extension View {
    /// Adds a frame without constraints. Has no effect here.
    nonisolated public func frame() -> some View { self }

    /// Positions the view. Has no effect here.
    nonisolated public func position(_ position: CGPoint) -> some View { self }

    /// Sets the aspect ratio. Has no effect here.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

    /// Sets an alignment guide. Has no effect here.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }

    /// Sets an alignment guide. Has no effect here.
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }

    /// Clips the view to a shape. Has no effect here.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }

    /// Sets the shape for some kinds of interaction. Has no effect here.
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
        -> some View
    { self }

    /// Sets the container shape for the views inside. Has no effect here.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

    /// Sets the behavior in the opposite layout direction. Has no effect here.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }

    /// Limits the dynamic range of images. Has no effect here.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// Makes the view draggable. Has no effect here.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

    /// Makes the view draggable, with a preview. Has no effect here.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
        -> some View
    { self }

    /// Accepts drops. Has no effect here.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }

    /// Accepts drops. Has no effect here.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { self }

    /// Accepts drops. Has no effect here.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

    /// Runs an action when the view's geometry changes. It never runs here.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { self }
}
