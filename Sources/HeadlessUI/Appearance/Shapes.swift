/// A form that is drawn. Nothing is drawn here; a shape is a view without content.
@MainActor @preconcurrency public protocol Shape: View, Sendable where Body == Never {}

/// A shape that can be drawn within itself.
@MainActor @preconcurrency public protocol InsettableShape: Shape {}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
    public typealias Body = Never
    /// A rectangle.
    public init() {}
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
    public typealias Body = Never
    /// Corners of a radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
    public typealias Body = Never
    /// An ellipse.
    public init() {}
}

/// A circle.
nonisolated public struct Circle: InsettableShape {
    public typealias Body = Never
    /// A circle.
    public init() {}
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape {
    public typealias Body = Never
    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}

extension Shape {
    /// The shape, filled.
    nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View { self }
    /// The shape, filled with the style of the surroundings.
    nonisolated public func fill() -> some View { self }
    /// The shape's outline.
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { self }
    /// The shape's outline.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    /// A part of the shape's outline.
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

extension InsettableShape {
    /// The shape's outline, within the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { self }
}

extension Rectangle: DrawnView {}
extension RoundedRectangle: DrawnView {}
extension Ellipse: DrawnView {}
extension Circle: DrawnView {}
extension Capsule: DrawnView {}
extension Color: DrawnView {}
extension LinearGradient: DrawnView {}
extension RadialGradient: DrawnView {}
extension Divider: DrawnView {}
extension Image: DrawnView {}

/// A view that is only drawn: it has no content.
@MainActor protocol DrawnView: PrimitiveView {}

extension DrawnView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

/// A line between views.
nonisolated public struct Divider: View {
    public typealias Body = Never
    /// A line.
    public init() {}
}

/// A picture.
nonisolated public struct Image: View, Hashable, Sendable {
    public typealias Body = Never
    private let name: String

    /// How the letters beside a picture scale it.
    public enum Scale: Sendable { case small, medium, large }
    /// How a picture is drawn in a colour.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How a picture fills its place.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// How a picture is drawn in another size than its own.
    public enum Interpolation: Sendable { case none, low, medium, high }

    /// A picture of the app's assets.
    public init(_ name: String) { self.name = name }
    /// A symbol of the system.
    public init(systemName: String) { name = systemName }
    /// A picture that is read to nobody.
    public init(decorative name: String) { self.name = name }

    /// The same picture, of the size of its place.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// The same picture, drawn in a colour or not.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    /// The same picture, drawn in another way.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
}

/// A title and an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
    public typealias Body = Never
    let title: Title
    let icon: Icon

    /// A title and an icon of any kind.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title and a symbol of the system.
    public init<S: TextSource>(_ title: S, systemImage name: String) {
        self.init {
            title.shownText
        } icon: {
            Image(systemName: name)
        }
    }

    /// A title and a picture of the app's assets.
    public init<S: TextSource>(_ title: S, image name: String) {
        self.init {
            title.shownText
        } icon: {
            Image(name)
        }
    }
}

extension Label: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        ContainerNode(self, in: parent, environment: environment) {
            TupleView(((), ()), children: [$0.icon, $0.title])
        }
        .evaluated()
    }
}
