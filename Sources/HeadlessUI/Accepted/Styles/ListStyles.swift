/// What a list looks like. Has no effect here.
public protocol ListStyle {}
/// What a form looks like. Has no effect here.
public protocol FormStyle {}

/// The look that the system has for a list.
public struct DefaultListStyle: ListStyle {
    /// The look that the system has.
    public init() {}
}
/// Rows without anything around them.
public struct PlainListStyle: ListStyle {
    /// Rows without anything around them.
    public init() {}
}
/// Sections apart from each other.
public struct GroupedListStyle: ListStyle {
    /// Sections apart from each other.
    public init() {}
}
/// Sections apart from each other and from the sides.
public struct InsetGroupedListStyle: ListStyle {
    /// Sections apart from each other and from the sides.
    public init() {}
}
/// Rows apart from the sides.
public struct InsetListStyle: ListStyle {
    /// Rows apart from the sides.
    public init() {}
}
/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Rows of a sidebar.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The look that the system has.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows without anything around them.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections apart from each other.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections apart from each other and from the sides.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows apart from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look that the system has for a form.
public struct AutomaticFormStyle: FormStyle {
    /// The look that the system has.
    public init() {}
}
/// Settings in groups.
public struct GroupedFormStyle: FormStyle {
    /// Settings in groups.
    public init() {}
}
/// Settings in two columns.
public struct ColumnsFormStyle: FormStyle {
    /// Settings in two columns.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The look that the system has.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Settings in groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Settings in two columns.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
