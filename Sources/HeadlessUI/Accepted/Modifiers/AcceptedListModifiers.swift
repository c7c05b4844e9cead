// Modifiers of lists and forms, accepted without effect because there is no screen. Each returns the view unchanged, so the view
// keeps its identity.

/// The prominence of headers. Has no effect here.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The space between sections. Has no effect here.
public struct ListSectionSpacing: Sendable {
    /// The system's default.
    public static let `default` = ListSectionSpacing()
    /// Less space.
    public static let compact = ListSectionSpacing()
    /// A number of points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// The tint of rows. Has no effect here.
public struct ListItemTint: Sendable {
    /// A tint that the system may adapt.
    public static let monochrome = ListItemTint()
    /// A tint that the system keeps.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    /// A tint that the system may adapt.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// The prominence of badges. Has no effect here.
public struct BadgeProminence: Hashable, Sendable {
    /// The default.
    public static let standard = BadgeProminence()
    /// More prominent than the default.
    public static let increased = BadgeProminence()
    /// Less prominent than the default.
    public static let decreased = BadgeProminence()
}

extension View {
    /// Sets the style of lists. Has no effect here.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    /// Sets the style of forms. Has no effect here.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

    /// Sets the background of the row. The host does not build it.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

    /// Sets the space between rows. Has no effect here.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

    /// Sets the space between sections. Has no effect here.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// Sets the space between sections, in points. Has no effect here.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// Sets the color of row separators. Has no effect here.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// Sets the color of section separators. Has no effect here.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the tint of rows. Has no effect here.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

    /// Sets the tint of rows. Has no effect here.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

    /// Sets the prominence of headers. Has no effect here.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

    /// Adds a badge with a number. The host does not show it.
    nonisolated public func badge(_ count: Int) -> some View { self }

    /// Adds a badge with a text. The host does not show it.
    nonisolated public func badge(_ label: Text?) -> some View { self }

    /// Adds a badge with a text. The host does not show it.
    nonisolated public func badge<S: TextSource>(_ label: S) -> some View { self }

    /// Sets the prominence of badges. Has no effect here.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    /// Makes the cell span columns. Has no effect here.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { self }

    /// Sets the anchor of the view in its cell. Has no effect here.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

    /// Sets the axes along which the cell does not grow. Has no effect here.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

    /// Sets the alignment of the column. Has no effect here.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}

extension VerticalEdge {
    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8
        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
    }
}
