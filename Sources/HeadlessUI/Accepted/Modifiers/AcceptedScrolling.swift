// Scrolling modifiers, accepted without effect because there is no screen. Each returns the view unchanged, so the view keeps its
// identity.

/// The positions at which scrolling stops. Has no effect here.
public protocol ScrollTargetBehavior {}

/// Scrolling stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}
}

/// Scrolling stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one gesture can pass.
    public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
    /// Creates the behavior.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling stops at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling stops at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Scrolling stops at views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// The way scrolling dismisses the keyboard. Has no effect here.
public struct ScrollDismissesKeyboardMode: Sendable {
    /// The system's default.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// The keyboard disappears at once.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// The keyboard follows the finger.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// The keyboard stays.
    public static let never = ScrollDismissesKeyboardMode()
}

/// The bounce behavior of scroll views. Has no effect here.
public struct ScrollBounceBehavior: Sendable {
    /// The system's default.
    public static let automatic = ScrollBounceBehavior()
    /// Always.
    public static let always = ScrollBounceBehavior()
    /// Only where the content is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior()
}

/// The placement of content margins. Has no effect here.
public struct ContentMarginPlacement: Sendable {
    /// The system's default.
    public static let automatic = ContentMarginPlacement()
    /// Around the content.
    public static let scrollContent = ContentMarginPlacement()
    /// Around the scroll indicators.
    public static let scrollIndicators = ContentMarginPlacement()
}

/// The visibility of scroll indicators. Has no effect here.
public struct ScrollIndicatorVisibility: Sendable {
    /// The system's default.
    public static let automatic = ScrollIndicatorVisibility()
    /// Visible, where the system allows it.
    public static let visible = ScrollIndicatorVisibility()
    /// Hidden, where the system allows it.
    public static let hidden = ScrollIndicatorVisibility()
    /// Always hidden.
    public static let never = ScrollIndicatorVisibility()
}

extension View {
    /// Sets the visibility of scroll indicators. Has no effect here.
    @_disfavoredOverload nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }

    /// Sets where scrolling stops. Has no effect here.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

    /// Makes the views inside scroll targets. Has no effect here.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

    /// Disables scrolling. Has no effect here: a test can still scroll.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

    /// Sets how scrolling dismisses the keyboard. Has no effect here.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// Disables clipping of scrollable content. Has no effect here.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets the bounce behavior. Has no effect here.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Flashes the scroll indicators when the view appears. Has no effect here.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes the scroll indicators when a value changes. Has no effect here.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Sets the margins of the content. Has no effect here.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Sets the margins of the content. Has no effect here.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Sets the margins of the content. Has no effect here.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }

    /// Pads the safe area. Has no effect here.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

    /// Pads the safe area. Has no effect here.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }

    /// Pads the safe area. Has no effect here.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

    /// Adds a view above or below this one, over its content.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), isInFront: edge == .bottom)
    }

    /// Adds a view beside this one, over its content.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(content: self, layer: content(), isInFront: edge == .trailing)
    }
}

extension View {
    /// Runs an action when the visibility of the view changes: here, when the view appears and when it disappears.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onAppear { action(true) }.onDisappear { action(false) }
    }
}
