// Accepted modifiers of lists and forms: they have no effect without a screen, and do nothing. The view is given back as it
// is, so that its identity is the same.

/// How much headers stand out. Has no effect here.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The distance between sections. Has no effect here.
public struct ListSectionSpacing: Sendable {
    /// What the system has.
    public static let `default` = ListSectionSpacing()
    /// A small distance.
    public static let compact = ListSectionSpacing()
    /// A number of points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How much a tint of rows stands out. Has no effect here.
public struct ListItemTint: Sendable {
    /// A tint that the system may change.
    public static let monochrome = ListItemTint()
    /// A tint that stays.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    /// A tint that the system may change.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// How much a badge stands out. Has no effect here.
public struct BadgeProminence: Hashable, Sendable {
    /// As usual.
    public static let standard = BadgeProminence()
    /// More than usual.
    public static let increased = BadgeProminence()
    /// Less than usual.
    public static let decreased = BadgeProminence()
}

extension View {
    /// What the list looks like. Has no effect here.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    /// What the form looks like. Has no effect here.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

    /// What is behind the row. It is not made here.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

    /// The distance between rows. Has no effect here.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

    /// The distance between sections. Has no effect here.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

    /// The distance between sections, in points. Has no effect here.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

    /// The colour of lines between rows. Has no effect here.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// The colour of lines between sections. Has no effect here.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// The tint of rows. Has no effect here.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

    /// The tint of rows. Has no effect here.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

    /// How much headers stand out. Has no effect here.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

    /// A number beside the view. It is not shown here.
    nonisolated public func badge(_ count: Int) -> some View { self }

    /// A text beside the view. It is not shown here.
    nonisolated public func badge(_ label: Text?) -> some View { self }

    /// A text beside the view. It is not shown here.
    nonisolated public func badge<S: TextSource>(_ label: S) -> some View { self }

    /// How much badges stand out. Has no effect here.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    /// How many columns the cell takes. Has no effect here.
    nonisolated public func gridCellColumns(_ count: Int) -> some View { self }

    /// Where the view is in its cell. Has no effect here.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

    /// In which directions the cell takes no room of its own. Has no effect here.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

    /// Where the column's cells are aligned. Has no effect here.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}

extension VerticalEdge {
    /// The sides at the top and at the bottom.
    public struct Set: OptionSet, Sendable {
        /// A bit for each side.
        public let rawValue: Int8
        /// The side at the top.
        public static let top = Set(rawValue: 1)
        /// The side at the bottom.
        public static let bottom = Set(rawValue: 2)
        /// Both sides.
        public static let all: Set = [.top, .bottom]

        /// The sides of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
    }
}
