// Accepted modifiers: they have no effect without a screen, and do nothing. The view is given back as it is, so that its
// identity is the same.

extension View {
    /// Gives the view room. Has no effect here.
    nonisolated public func frame() -> some View { self }

    /// Puts the view at a place. Has no effect here.
    nonisolated public func position(_ position: CGPoint) -> some View { self }

    /// Keeps a relation of width and height. Has no effect here.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

    /// Says where the view is aligned. Has no effect here.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }

    /// Says where the view is aligned. Has no effect here.
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }

    /// Cuts the view off at a shape. Has no effect here.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }

    /// Says where the view can be touched. Has no effect here.
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
        -> some View
    { self }

    /// The shape of the view for what is within. Has no effect here.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

    /// How the view is laid out where lines run the other way. Has no effect here.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }

    /// How bright pictures may get. Has no effect here.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// What is dragged. Has no effect here.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

    /// What is dragged. Has no effect here.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
        -> some View
    { self }

    /// What is done with what is dropped. Has no effect here.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }

    /// What is done with what is dropped. Has no effect here.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { self }

    /// What is done with what is dropped. Has no effect here.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

    /// What is done when the view's place changes, which it never does. Has no effect here.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { self }
}
