/// Whether a scene is in use.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    case background, inactive, active

    public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}

/// How strong contrasts are.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
/// In which direction lines run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
/// How strong letters are.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// How large letters are.
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether letters are as large as for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

/// How large letters are, in the older spelling.
public enum ContentSizeCategory: Int, Comparable, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether letters are as large as for people who see little.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension View {
    /// Changes a value for the view and all within it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(value: transform) { $0(&$1[keyPath: keyPath]) })
    }

    /// Hides the view, which is there nevertheless: it has its room and its state, and nothing in it can be operated.
    nonisolated public func hidden() -> some View {
        modifier(EnvironmentModifier(value: true) { $1.isHidden = $0 })
    }

    /// Whether what a person does reaches the view; it cannot undo what an ancestor decided.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(EnvironmentModifier(value: enabled) { $1.allowsHitTesting = $1.allowsHitTesting && $0 })
    }

    /// How large letters are.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// How large letters may be.
    nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View { self }

    /// Whether the app is shown in light or dark.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
