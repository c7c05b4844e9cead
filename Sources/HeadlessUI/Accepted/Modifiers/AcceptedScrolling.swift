// Accepted modifiers of scrolling: they have no effect without a screen, and do nothing. The view is given back as it is, so
// that its identity is the same.

/// Where scrolling comes to rest. Has no effect here.
public protocol ScrollTargetBehavior {}

/// Scrolling comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Scrolling comes to rest at pages.
    public init() {}
}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views are passed at most.
    public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
    /// Scrolling comes to rest at views.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling comes to rest at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling comes to rest at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Scrolling comes to rest at views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// What becomes of the keyboard where a person scrolls. Has no effect here.
public struct ScrollDismissesKeyboardMode: Sendable {
    /// What the system has.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// It goes at once.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// It follows the finger.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// It stays.
    public static let never = ScrollDismissesKeyboardMode()
}

/// When scrolling goes beyond the end and back. Has no effect here.
public struct ScrollBounceBehavior: Sendable {
    /// What the system has.
    public static let automatic = ScrollBounceBehavior()
    /// Always.
    public static let always = ScrollBounceBehavior()
    /// Where the content is larger than the room.
    public static let basedOnSize = ScrollBounceBehavior()
}

/// What margins are kept from. Has no effect here.
public struct ContentMarginPlacement: Sendable {
    /// What the system has.
    public static let automatic = ContentMarginPlacement()
    /// The content.
    public static let scrollContent = ContentMarginPlacement()
    /// The bars.
    public static let scrollIndicators = ContentMarginPlacement()
}

/// Whether bars beside what is scrolled are shown. Has no effect here.
public struct ScrollIndicatorVisibility: Sendable {
    /// What the system has.
    public static let automatic = ScrollIndicatorVisibility()
    /// Shown where the system allows it.
    public static let visible = ScrollIndicatorVisibility()
    /// Hidden where the system allows it.
    public static let hidden = ScrollIndicatorVisibility()
    /// Hidden in any case.
    public static let never = ScrollIndicatorVisibility()
}

extension View {
    /// Whether bars are shown beside what is scrolled. Has no effect here.
    @_disfavoredOverload nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Where scrolling comes to rest. Has no effect here.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Says that scrolling may come to rest at the views within. Has no effect here.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Says whether a person cannot scroll. Has no effect here: a test scrolls all the same.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// What becomes of the keyboard where a person scrolls. Has no effect here.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Says whether content is shown beyond the sides. Has no effect here.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    /// When scrolling goes beyond the end and back. Has no effect here.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Shows bars for a moment. Has no effect here.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Shows bars for a moment where a value changes. Has no effect here.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Keeps a distance around the content. Has no effect here.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Keeps a distance around the content. Has no effect here.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Keeps a distance around the content. Has no effect here.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Keeps a distance from what the system covers. Has no effect here.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

    /// Keeps a distance from what the system covers. Has no effect here.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }

    /// Keeps distances from what the system covers. Has no effect here.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

    /// Shows views above or below this one, over its content.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), isInFront: edge == .bottom)
    }

    /// Shows views beside this one, over its content.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), isInFront: edge == .trailing)
    }
}

extension View {
    /// Runs an action when the view comes into what is shown, or leaves it: here when it appears, and when it disappears.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onAppear { action(true) }.onDisappear { action(false) }
    }
}
