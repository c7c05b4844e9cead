/// A view that code draws. Nothing is drawn here, so that the code does not run.
nonisolated public struct Canvas<Symbols: View>: View {
    public typealias Body = Never
    let symbols: Symbols

    /// A canvas with views that are drawn on it.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas.
    public init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
    }
}

extension Canvas: DrawnView {}

/// What is drawn on. Nothing is drawn here.
public struct GraphicsContext {
    /// How much of what is behind is seen.
    public var opacity = 1.0
    /// How what is drawn goes together with what is there.
    public var blendMode = BlendMode.normal
    /// How points are moved.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public var environment: EnvironmentValues { EnvironmentValues() }

    /// What is drawn with.
    public struct Shading: Sendable {
        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading() }
        /// A colour by its parts.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        /// A gradient along a line.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading()
        }
        /// A gradient from a point outwards.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading() }
        /// The foreground of the surroundings.
        public static let foreground = Shading()
    }

    /// What changes what is drawn.
    public struct Filter: Sendable {
        /// Makes it unsharp.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// Draws a shadow.
        public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
            Filter()
        }
        /// Draws what is opaque enough in a colour.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    /// A text that is ready to be drawn.
    public struct ResolvedText {
        /// The size that the text takes.
        public func measure(in size: CGSize) -> CGSize { .zero }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        /// The picture's size.
        public let size: CGSize
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
        /// The view's size.
        public let size: CGSize
    }

    /// Fills an outline.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    /// Draws an outline.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    /// Draws an outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    /// Cuts off what is outside of an outline.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    /// Moves what is drawn.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    /// Scales what is drawn.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Turns what is drawn.
    public mutating func rotate(by angle: Angle) {}
    /// Transforms what is drawn.
    public mutating func concatenate(_ matrix: CGAffineTransform) {}
    /// Changes what is drawn.
    public mutating func addFilter(_ filter: Filter) {}
    /// Draws in a layer of its own.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    /// Makes a text ready.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    /// Makes a picture ready.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(size: .zero) }
    /// Makes a view ready.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? { nil }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) {}
    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {}
    /// Draws a picture at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a picture in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect) {}
    /// Draws a picture at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a view in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    /// Draws a view at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
