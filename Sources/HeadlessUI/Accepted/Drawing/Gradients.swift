/// Colours that go over into each other.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour and where it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where it is, from 0 to 1.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and where they are.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Colours at equal distances.
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Colours along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Colours along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Colours along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient from a point outwards.
nonisolated public struct RadialGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Colours from a point outwards.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Colours from a point outwards.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

/// A gradient around a point.
nonisolated public struct AngularGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Colours around a point.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    /// Colours around a point.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// Colours around a point.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// Colours around a point.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    /// Colours around a point.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

/// A gradient from a point outwards, along ellipses.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Colours from a point outwards.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    /// Colours from a point outwards.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
}

/// A gradient between points of a net.
nonisolated public struct MeshGradient: ShapeStyle, View {
    public typealias Body = Never

    /// Colours at points of a net.
    public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], smoothsColors: Bool = true) {}
}

extension AngularGradient: DrawnView {}
extension EllipticalGradient: DrawnView {}
extension MeshGradient: DrawnView {}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    /// Colours along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours from a point outwards.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
