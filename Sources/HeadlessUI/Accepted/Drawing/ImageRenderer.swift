/// Makes pictures of views. Nothing is drawn here, so that there is never a picture.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size that is proposed to the view.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of dots in a point.
    public var scale: CGFloat = 1
    /// Whether the picture hides what is behind.
    public var isOpaque = false

    /// Pictures of a view.
    public init(content: Content) { self.content = content }
}
