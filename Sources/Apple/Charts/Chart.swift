/// A chart. It evaluates its content and draws nothing.
nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: Content
    /// A chart of marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// A chart with marks for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: (Data.Element) -> C
    ) where Data.Element: Identifiable, Content == Marks { self.content = Marks(marks: data.map { content($0) }) }
    /// A chart with marks for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> C
    ) where Content == Marks { self.content = Marks(marks: data.map { content($0) }) }

    public var body: some View { EmptyView() }
}

/// What a chart contains.
public protocol ChartContent {}

/// Several marks.
public struct Marks: ChartContent {
    /// The marks.
    public let marks: [any ChartContent]
}

extension Optional: ChartContent where Wrapped: ChartContent {}

/// The result builder of a chart.
@resultBuilder public struct ChartContentBuilder {
    /// Returns one mark.
    public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    /// Returns one mark.
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    /// Combines several marks.
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> Marks {
        var marks: [any ChartContent] = []
        for mark in repeat each content { marks.append(mark) }
        return Marks(marks: marks)
    }
    /// Supports `if` without `else`.
    public static func buildOptional<C: ChartContent>(_ content: C?) -> C? { content }
    /// Supports `if`.
    public static func buildEither<C: ChartContent>(first content: C) -> Marks { Marks(marks: [content]) }
    /// Supports `else`.
    public static func buildEither<C: ChartContent>(second content: C) -> Marks { Marks(marks: [content]) }
    /// Supports marks that are available on some systems only.
    public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> C { content }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Marks for each element.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identity: { $0.id }, content: content)
    }
    /// Marks for each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, identity: { $0 }, content: content)
    }
    /// Marks for each element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: { $0[keyPath: id] }, content: content)
    }
}

/// A value with a label.
public struct PlottableValue<Value> {
    /// The value.
    public let value: Value
    /// A value with a label.
    public static func value(_ label: some Any, _ value: Value) -> PlottableValue { PlottableValue(value: value) }
    /// A value with a label, in a unit of the calendar.
    public static func value(_ label: some Any, _ value: Value, unit: Calendar.Component) -> PlottableValue
    where Value == Date {
        PlottableValue(value: value)
    }
}

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    init() {}
    /// The chart's choice.
    public static let automatic = MarkDimension()
    /// Points.
    public static func fixed(_ size: CGFloat) -> MarkDimension { MarkDimension() }
    /// A part of the space.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
    /// The space without a distance.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }
}

/// How marks at one place are stacked.
public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
