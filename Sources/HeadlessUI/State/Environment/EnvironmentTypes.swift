/// The phase of a scene.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    case background, inactive, active

    public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}

/// The contrast between colors.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// The amount of space in a direction.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
/// The direction of lines.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
/// The weight of letters.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The size of letters.
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one for users with low vision.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

/// The size of letters, in the older notation.
public enum ContentSizeCategory: Int, Comparable, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one for users with low vision.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension View {
    /// Transforms a value for the view and all views within it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(value: transform) { $0(&$1[keyPath: keyPath]) })
    }

    /// Hides the view. It keeps its space and its state, but the user cannot operate its content.
    nonisolated public func hidden() -> some View {
        modifier(EnvironmentModifier(value: true) { $1.isHidden = $0 })
    }

    /// Sets whether touches reach the view. It cannot enable what an ancestor has disabled.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: enabled) { $1.allowsHitTesting = $1.allowsHitTesting && $0 })
    }

    /// Sets the size of letters.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of letters.
    nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View { self }

    /// Sets whether the view appears in light or dark mode.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
