/// A color gradient.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A color at a location.
    public struct Stop: Hashable, Sendable {
        /// The color of the stop.
        public var color: Color
        /// The location of the stop, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops of the gradient.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }
    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Creates a gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates a gradient along a line from colors.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates a gradient along a line from stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient that radiates from a center.
nonisolated public struct RadialGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Creates a gradient that radiates from a center.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Creates a gradient that radiates from a center, from colors.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Creates a gradient that radiates from a center, from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

/// A gradient around a center.
nonisolated public struct AngularGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Creates a gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    /// Creates a gradient between two angles from colors.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// Creates a gradient between two angles from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// Creates a gradient around a center.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    /// Creates a gradient around a center from colors.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

/// A gradient that radiates along ellipses.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Creates a gradient that radiates along ellipses.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    /// Creates a gradient that radiates along ellipses.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
}

/// A gradient between the points of a mesh.
nonisolated public struct MeshGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Creates a gradient between the points of a mesh.
    public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], smoothsColors: Bool = true) {}
}

extension AngularGradient: DrawnView {}
extension EllipticalGradient: DrawnView {}
extension MeshGradient: DrawnView {}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    /// A gradient along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient that radiates from a center.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient that radiates from a center.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A gradient that radiates from a center.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
