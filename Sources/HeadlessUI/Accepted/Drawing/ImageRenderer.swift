/// A renderer of views into images. The host draws nothing, so there is never an image.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view to render.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size proposed to the view.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels in a point.
    public var scale: CGFloat = 1
    /// Whether the image is opaque.
    public var isOpaque = false

    /// Creates a renderer for a view.
    public init(content: Content) { self.content = content }
}
