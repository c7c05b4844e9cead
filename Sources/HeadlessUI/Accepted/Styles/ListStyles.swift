/// The appearance of a list. Has no effect here.
public protocol ListStyle {}
/// The appearance of a form. Has no effect here.
public protocol FormStyle {}

/// The default list style.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// Plain rows.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// Sections in groups.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// Sections in inset groups.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// Inset rows.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}
/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Plain rows.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections in groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in inset groups.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Inset rows.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The default form style.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}
/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}
/// Rows in two columns.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Rows in two columns.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The list style whose rows shrink at the edges of a watch.
public struct CarouselListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == CarouselListStyle {
    /// Rows that shrink at the edges of a watch.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}
