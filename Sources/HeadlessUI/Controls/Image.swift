/// A picture. It has no letters; a control that shows nothing else is found by its name.
nonisolated public struct Image: View, Hashable, Sendable {
    public typealias Body = Never
    /// Nil for a picture that is read to nobody.
    let name: String?

    /// How the letters beside a picture scale it.
    public enum Scale: Sendable { case small, medium, large }
    /// How a picture is drawn in a colour.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How a picture fills its place.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// How a picture is drawn in another size than its own.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    /// How bright a picture may get.
    public enum DynamicRange: Sendable { case standard, constrainedHigh, high }

    /// A picture of the app's assets.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// A picture of the app's assets, of which a part is drawn in another way.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
    /// A picture of the app's assets, with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = label.content }
    /// A picture of the app's assets.
    public init(_ resource: ImageResource) { name = resource.name }
    /// A symbol of the system.
    public init(systemName: String) { name = systemName }
    /// A symbol of the system, of which a part is drawn in another way.
    public init(systemName: String, variableValue: Double?) { name = systemName }
    /// A picture that is read to nobody.
    public init(decorative name: String, bundle: Bundle? = nil) { self.name = nil }

    /// The same picture, of the size of its place.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// The same picture, drawn in a colour or not.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    /// The same picture, drawn in another way.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The same picture, with a smoothed border or not.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The same symbol, drawn in another way.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// The same picture, as bright as is said.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// A picture of the app's assets, as generated code names it.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// A picture by its name.
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

/// A picture from somewhere else. Nothing is loaded here: what is shown stays what is shown while it loads.
public struct AsyncImage<Content: View>: View {
    let content: Content

    /// The picture at an address.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Image(decorative: "")
    }

    /// A view of the picture at an address, and one until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(storage: .second(placeholder()))
    }

    /// A view of each phase of loading the picture at an address, of which only the first comes.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    /// What is shown while the picture loads.
    public var body: Content { content }
}

/// How far the loading of a picture has come. Here it is always at the beginning.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there.
    case empty
    /// The picture is there.
    case success(Image)
    /// The picture could not be loaded.
    case failure(any Error)

    /// The picture, where it is there.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// Why the picture is not there.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
