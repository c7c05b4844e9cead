/// A view that draws with code. The host draws nothing, so it never runs that code.
nonisolated public struct Canvas<Symbols: View>: View {
    public typealias Body = Never
    let symbols: Symbols

    /// Creates a canvas that can draw views as symbols.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
    }
}

extension Canvas: DrawnView {}

/// A drawing destination. The host draws nothing.
public struct GraphicsContext {
    /// The opacity of later drawing.
    public var opacity = 1.0
    /// The blend mode of later drawing.
    public var blendMode = BlendMode.normal
    /// The transform of later drawing.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public var environment: EnvironmentValues { EnvironmentValues() }

    /// A color or pattern that fills or strokes.
    public struct Shading: Sendable {
        /// A color.
        public static func color(_ color: Color) -> Shading { Shading() }
        /// A color with red, green and blue components.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        /// A shape style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        /// A linear gradient.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading()
        }
        /// A radial gradient.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading() }
        /// The foreground style of the environment.
        public static let foreground = Shading()
    }

    /// A filter for drawing.
    public struct Filter: Sendable {
        /// Blurs the drawing.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// Adds a shadow.
        public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
            Filter()
        }
        /// Replaces pixels within a range of opacity by a color.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    /// A text that is ready for drawing.
    public struct ResolvedText {
        /// Returns the size of the text. Always zero here.
        public func measure(in size: CGSize) -> CGSize { .zero }
    }

    /// An image that is ready for drawing.
    public struct ResolvedImage {
        /// The size of the image.
        public let size: CGSize
    }

    /// A view that is ready for drawing.
    public struct ResolvedSymbol {
        /// The size of the view.
        public let size: CGSize
    }

    /// Fills a path. Has no effect here.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    /// Strokes a path. Has no effect here.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    /// Strokes a path. Has no effect here.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    /// Adds a path to the clip shape. Has no effect here.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    /// Moves later drawing. Has no effect here.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    /// Scales later drawing. Has no effect here.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Rotates later drawing. Has no effect here.
    public mutating func rotate(by angle: Angle) {}
    /// Transforms later drawing. Has no effect here.
    public mutating func concatenate(_ matrix: CGAffineTransform) {}
    /// Adds a filter to later drawing. Has no effect here.
    public mutating func addFilter(_ filter: Filter) {}
    /// Draws into a separate layer. Has no effect here.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    /// Prepares a text for drawing.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    /// Prepares an image for drawing.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(size: .zero) }
    /// Prepares a view for drawing. Always `nil` here.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? { nil }
    /// Draws a text in a rectangle. Has no effect here.
    public func draw(_ text: Text, in rect: CGRect) {}
    /// Draws a text at a point. Has no effect here.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a text in a rectangle. Has no effect here.
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    /// Draws a text at a point. Has no effect here.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws an image in a rectangle. Has no effect here.
    public func draw(_ image: Image, in rect: CGRect) {}
    /// Draws an image at a point. Has no effect here.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws an image in a rectangle. Has no effect here.
    public func draw(_ image: ResolvedImage, in rect: CGRect) {}
    /// Draws an image at a point. Has no effect here.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a view in a rectangle. Has no effect here.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    /// Draws a view at a point. Has no effect here.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
