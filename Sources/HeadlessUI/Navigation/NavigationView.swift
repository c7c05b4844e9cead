/// A stack of pages, with the spelling from before iOS 16. Several views become columns, unless the style is `stack`.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewStyle) private var style

    /// Creates a navigation view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        if let columns = (content as? any ColumnsView)?.columns, columns.count > 1, style != .stack {
            NavigationSplitView<AnyView, AnyView, AnyView>(columns: columns, visibility: nil, preferredColumn: nil)
        } else if let first = (content as? any ColumnsView)?.columns.first {
            NavigationStack { AnyView(first) }
        } else {
            NavigationStack { content }
        }
    }
}

/// A view that holds several columns.
@MainActor private protocol ColumnsView: View {
    var columns: [any View] { get }
}

extension TupleView: ColumnsView {
    @MainActor fileprivate var columns: [any View] { children }
}

/// The style of a navigation view.
public struct NavigationViewStyle: Equatable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = NavigationViewStyle(name: "automatic")
    /// A stack.
    public static let stack = NavigationViewStyle(name: "stack")
    /// Columns.
    public static let columns = NavigationViewStyle(name: "columns")
}

/// The default style, with the spelling from before iOS 15.
nonisolated public struct DefaultNavigationViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The stack style, with the spelling from before iOS 15.
nonisolated public struct StackNavigationViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The column style, with the spelling from before iOS 15.
nonisolated public struct DoubleColumnNavigationViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

private struct NavigationViewStyleKey: EnvironmentKey {
    static let defaultValue = NavigationViewStyle.automatic
}

extension EnvironmentValues {
    /// The style of navigation views.
    var navigationViewStyle: NavigationViewStyle {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of navigation views.
    nonisolated public func navigationViewStyle(_ style: NavigationViewStyle) -> some View {
        modifier(EnvironmentModifier(value: style) { $1.navigationViewStyle = $0 })
    }

    /// Sets the default style for navigation views.
    nonisolated public func navigationViewStyle(_ style: DefaultNavigationViewStyle) -> some View {
        navigationViewStyle(NavigationViewStyle.automatic)
    }

    /// Sets the stack style for navigation views.
    nonisolated public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View {
        navigationViewStyle(NavigationViewStyle.stack)
    }

    /// Sets the column style for navigation views.
    nonisolated public func navigationViewStyle(_ style: DoubleColumnNavigationViewStyle) -> some View {
        navigationViewStyle(NavigationViewStyle.columns)
    }
}
