/// What an axis contains.
public protocol AxisContent {}
/// What a mark of an axis contains.
public protocol AxisMark {}

/// Marks of an axis.
public struct AxisMarks: AxisContent {
    /// Marks with the chart's content.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic
    ) {}
    /// Marks at values.
    public init<V>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V]) {}
    /// Marks with content.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisBuilder content: @escaping (AxisValue) -> AxisParts
    ) {}
    /// Marks at values, with content.
    public init<V>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisBuilder content: @escaping (AxisValue) -> AxisParts
    ) {}
    /// Marks with numbers in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic
    ) {}
}

/// The style of the marks of an axis.
public enum AxisMarkPreset: Sendable { case automatic, aligned, extended, inset }
/// The side of the marks of an axis.
public enum AxisMarkPosition: Sendable { case automatic, bottom, leading, top, trailing }

/// The values of the marks of an axis.
public struct AxisMarkValues: Sendable {
    /// The chart's choice.
    public static let automatic = AxisMarkValues()
    /// About a number of values.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { AxisMarkValues() }
    /// A value for each unit of the calendar.
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues() }
    /// A value for each step.
    public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues() }
}

/// A value of an axis.
public struct AxisValue {
    /// The position among the values.
    public let index = 0
    /// The number of values.
    public let count = 0
    /// Returns the value. Always nil here.
    public func `as`<T>(_ type: T.Type) -> T? { nil }
}

/// Several parts of an axis.
public struct AxisParts: AxisContent, AxisMark {}

/// The result builder of axes. The host shows none.
@resultBuilder public struct AxisBuilder {
    /// Accepts a part.
    public static func buildExpression(_ content: Any) -> AxisParts { AxisParts() }
    /// Accepts several parts.
    public static func buildBlock(_ content: AxisParts...) -> AxisParts { AxisParts() }
    /// Supports `if` without `else`.
    public static func buildOptional(_ content: AxisParts?) -> AxisParts { AxisParts() }
    /// Supports `if`.
    public static func buildEither(first content: AxisParts) -> AxisParts { content }
    /// Supports `else`.
    public static func buildEither(second content: AxisParts) -> AxisParts { content }
}

/// A line of the grid.
public struct AxisGridLine: AxisMark {
    /// A line of the grid.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
    /// Sets the style. Has no effect here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine { self }
}

/// A tick.
public struct AxisTick: AxisMark {
    /// A tick.
    public init(centered: Bool? = nil, length: CGFloat? = nil, stroke: StrokeStyle? = nil) {}
    /// Sets the style. Has no effect here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick { self }
}

/// The label of a value.
public struct AxisValueLabel: AxisMark {
    /// The value.
    public init(centered: Bool? = nil) {}
    /// A text.
    public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {}
    /// The value in a format.
    public init<F: FormatStyle>(format: F, centered: Bool? = nil) {}
    /// A view.
    public init<V: View>(centered: Bool? = nil, @ViewBuilder content: () -> V) {}
    /// Sets the style. Has no effect here.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel { self }
    /// Sets the font. Has no effect here.
    public func font(_ font: Font?) -> AxisValueLabel { self }
}

/// The drawing of a chart. It knows no positions here.
public struct ChartProxy {
    /// Returns the value at a position. Always nil here.
    public func value<V>(atX position: CGFloat, as type: V.Type = V.self) -> V? { nil }
    /// Returns the value at a position. Always nil here.
    public func value<V>(atY position: CGFloat, as type: V.Type = V.self) -> V? { nil }
    /// Returns the position of a value. Always nil here.
    public func position<V>(forX value: V) -> CGFloat? { nil }
    /// Returns the position of a value. Always nil here.
    public func position<V>(forY value: V) -> CGFloat? { nil }
}

extension View {
    /// Sets the horizontal axis. Has no effect here.
    nonisolated public func chartXAxis(@AxisBuilder content: () -> AxisParts) -> some View { self }
    /// Sets the vertical axis. Has no effect here.
    nonisolated public func chartYAxis(@AxisBuilder content: () -> AxisParts) -> some View { self }
    /// Sets whether the horizontal axis shows. Has no effect here.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
    /// Sets whether the vertical axis shows. Has no effect here.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
    /// Sets the label of the horizontal axis. Has no effect here.
    nonisolated public func chartXAxisLabel(_ label: String) -> some View { self }
    /// Sets the label of the vertical axis. Has no effect here.
    nonisolated public func chartYAxisLabel(_ label: String) -> some View { self }
    /// Sets the scale of the horizontal axis. Has no effect here.
    nonisolated public func chartXScale<D>(domain: D) -> some View { self }
    /// Sets the scale of the vertical axis. Has no effect here.
    nonisolated public func chartYScale<D>(domain: D) -> some View { self }
    /// Sets the styles. Has no effect here.
    nonisolated public func chartForegroundStyleScale<V, S: ShapeStyle>(_ mapping: KeyValuePairs<V, S>) -> some View {
        self
    }
    /// Sets the styles. Has no effect here.
    nonisolated public func chartForegroundStyleScale<V, S: ShapeStyle>(domain: [V], range: [S]) -> some View { self }
    /// Sets whether the legend shows. Has no effect here.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
    /// Sets the place of the legend. Has no effect here.
    nonisolated public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    /// Adds views above the chart.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> V
    ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
    /// Adds views behind the chart.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> V
    ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
    /// Sets the view of the plot. Has no effect here.
    nonisolated public func chartPlotStyle<V: View>(@ViewBuilder content: (EmptyView) -> V) -> some View { self }
    /// Selects a value on the horizontal axis. The host selects none.
    nonisolated public func chartXSelection<V>(value: Binding<V?>) -> some View { self }
    /// Selects a value on the vertical axis. The host selects none.
    nonisolated public func chartYSelection<V>(value: Binding<V?>) -> some View { self }
    /// Selects an angle. The host selects none.
    nonisolated public func chartAngleSelection<V>(value: Binding<V?>) -> some View { self }
    /// Sets whether the chart scrolls. Has no effect here.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    /// Sets the visible part. Has no effect here.
    nonisolated public func chartXVisibleDomain<V>(length: V) -> some View { self }
}
