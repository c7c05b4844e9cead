/// An image. It has no text. Lookups find a control that shows only an image by the image's name.
nonisolated public struct Image: View, Hashable, Sendable {
    public typealias Body = Never
    /// The name or label of the image; nil for a decorative image.
    let name: String?

    /// The scale of an image relative to the text beside it.
    public enum Scale: Sendable { case small, medium, large }
    /// Whether an image is drawn in the foreground color.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How an image fills its frame.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// The quality with which an image is scaled.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// The orientation of an image.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    /// The dynamic range in which an image is drawn.
    public enum DynamicRange: Sendable { case standard, constrainedHigh, high }

    /// An image from the app's assets.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// An image from the app's assets with a variable value, which has no effect here.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
    /// An image from the app's assets, with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = label.content }
    /// An image from the app's assets.
    public init(_ resource: ImageResource) { name = resource.name }
    /// A system symbol.
    public init(systemName: String) { name = systemName }
    /// A system symbol with a variable value, which has no effect here.
    public init(systemName: String, variableValue: Double?) { name = systemName }
    /// A decorative image, which has no name for accessibility.
    public init(decorative name: String, bundle: Bundle? = nil) { self.name = nil }

    /// Makes the image fill its frame. Has no effect here.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// Sets the rendering mode. Has no effect here.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    /// Sets the interpolation. Has no effect here.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Sets whether the image is antialiased. Has no effect here.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Sets the rendering mode of a symbol. Has no effect here.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Sets the dynamic range that is allowed. Has no effect here.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// An image from the app's assets, as generated code refers to it.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// An image with a name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ImageNode(self, in: parent, environment: environment).evaluated()
    }
}

@MainActor private final class ImageNode: LeafNode<Image> {
    override var pictureName: String? { environment.accessibilityLabel ?? view.name }
}

/// An image from a URL. HeadlessUI loads nothing, so the view always shows its loading state.
public struct AsyncImage<Content: View>: View {
    let content: Content

    /// The image at a URL.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Image(decorative: "")
    }

    /// A view of the image at a URL, and a placeholder until the image is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(storage: .second(placeholder()))
    }

    /// A view for each phase of loading the image at a URL. HeadlessUI shows only the first phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    /// The view for the loading state.
    public var body: Content { content }
}

/// A view whose image is never loaded, so that its placeholder stays.
package protocol ImageLoading {}
extension AsyncImage: ImageLoading {}

/// The phase of loading an image. HeadlessUI produces only `empty`.
public enum AsyncImagePhase: Sendable {
    /// The image is not loaded.
    case empty
    /// The image is loaded.
    case success(Image)
    /// The image failed to load.
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// The error, if the image failed to load.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
