/// A bar.
public struct BarMark: ChartContent {
    /// A bar between two axes.
    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {}
    /// A bar along an axis.
    public init<X>(x: PlottableValue<X>, stacking: MarkStackingMethod = .standard) {}
    /// A bar along an axis.
    public init<Y>(y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {}
    /// A bar of a range.
    public init<X, Y>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {}
    /// A bar of a range.
    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {}
}

/// A line.
public struct LineMark: ChartContent {
    /// A point of a line.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// A point of one of several lines.
    public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}

/// A point.
public struct PointMark: ChartContent {
    /// A point.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// An area.
public struct AreaMark: ChartContent {
    /// A point of the edge of an area.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {}
    /// A point of the edge of one of several areas.
    public init<X, Y, S>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {}
    /// Two points of the edges of an area.
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

/// A line through the whole chart.
public struct RuleMark: ChartContent {
    /// A vertical line.
    public init<X>(x: PlottableValue<X>) {}
    /// A horizontal line.
    public init<Y>(y: PlottableValue<Y>) {}
    /// A vertical line of a range.
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

/// A rectangle.
public struct RectangleMark: ChartContent {
    /// A rectangle.
    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {}
}

/// A sector of a circle.
public struct SectorMark: ChartContent {
    /// A sector.
    public init<A>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {}
}

/// How a line runs between its points.
public struct InterpolationMethod: Sendable {
    /// Straight.
    public static let linear = InterpolationMethod()
    /// Round.
    public static let catmullRom = InterpolationMethod()
    /// Round.
    public static let cardinal = InterpolationMethod()
    /// Round, without turns between points.
    public static let monotone = InterpolationMethod()
    /// In steps.
    public static let stepCenter = InterpolationMethod()
    /// In steps.
    public static let stepStart = InterpolationMethod()
    /// In steps.
    public static let stepEnd = InterpolationMethod()
}

/// The place of an annotation.
public enum AnnotationPosition: Sendable {
    case automatic, overlay, top, topLeading, topTrailing, bottom, leading, trailing
}
/// The shape of the symbol of a point.
public enum BasicChartSymbolShape: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

extension ChartContent {
    /// Sets the style. Has no effect here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    /// Sets the style by a value. Has no effect here.
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    /// Sets the opacity. Has no effect here.
    public func opacity(_ opacity: Double) -> Self { self }
    /// Sets the radius of corners. Has no effect here.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { self }
    /// Sets the stroke. Has no effect here.
    public func lineStyle(_ style: StrokeStyle) -> Self { self }
    /// Sets how lines run. Has no effect here.
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
    /// Sets the symbol. Has no effect here.
    public func symbol(_ symbol: BasicChartSymbolShape) -> Self { self }
    /// Sets the symbol by a value. Has no effect here.
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    /// Sets the size of the symbol. Has no effect here.
    public func symbolSize(_ size: CGFloat) -> Self { self }
    /// Sets the place by a value. Has no effect here.
    public func position<V>(by value: PlottableValue<V>) -> Self { self }
    /// Sets the offset. Has no effect here.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
    /// Sets the order. Has no effect here.
    public func zIndex(_ value: Double) -> Self { self }
    /// Adds a view to a mark. The host does not show it.
    public func annotation<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> Self { self }
    /// Sets the label for accessibility. Has no effect here.
    public func accessibilityLabel(_ label: String) -> Self { self }
    /// Sets the value for accessibility. Has no effect here.
    public func accessibilityValue(_ value: String) -> Self { self }
}
