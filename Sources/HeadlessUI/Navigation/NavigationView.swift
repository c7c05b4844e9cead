/// A stack of pages, as apps before iOS 16 spell it. Where it contains several views, these are columns, but for the
/// stack style.
nonisolated public struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewStyle) private var style

    /// A stack on what the builder makes.
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

/// A view that stands for several columns.
@MainActor private protocol ColumnsView: View {
    var columns: [any View] { get }
}

extension TupleView: ColumnsView {
    @MainActor fileprivate var columns: [any View] { children }
}

/// How a navigation view shows its pages.
public struct NavigationViewStyle: Equatable, Sendable {
    private let name: String
    /// What the system decides.
    public static let automatic = NavigationViewStyle(name: "automatic")
    /// As a stack.
    public static let stack = NavigationViewStyle(name: "stack")
    /// As columns.
    public static let columns = NavigationViewStyle(name: "columns")
}

/// A navigation view that shows its pages as the system decides, as apps before iOS 15 spell it.
nonisolated public struct DefaultNavigationViewStyle: Sendable {
    /// The style.
    public init() {}
}

/// A navigation view that shows its pages as a stack, as apps before iOS 15 spell it.
nonisolated public struct StackNavigationViewStyle: Sendable {
    /// The style.
    public init() {}
}

/// A navigation view that shows its pages as columns, as apps before iOS 15 spell it.
nonisolated public struct DoubleColumnNavigationViewStyle: Sendable {
    /// The style.
    public init() {}
}

private struct NavigationViewStyleKey: EnvironmentKey {
    static let defaultValue = NavigationViewStyle.automatic
}

extension EnvironmentValues {
    /// How a navigation view shows its pages.
    var navigationViewStyle: NavigationViewStyle {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Says how navigation views show their pages.
    nonisolated public func navigationViewStyle(_ style: NavigationViewStyle) -> some View {
        modifier(EnvironmentModifier(value: style) { $1.navigationViewStyle = $0 })
    }

    /// Lets navigation views show their pages as the system decides.
    nonisolated public func navigationViewStyle(_ style: DefaultNavigationViewStyle) -> some View {
        navigationViewStyle(NavigationViewStyle.automatic)
    }

    /// Lets navigation views show their pages as a stack.
    nonisolated public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View {
        navigationViewStyle(NavigationViewStyle.stack)
    }

    /// Lets navigation views show their pages as columns.
    nonisolated public func navigationViewStyle(_ style: DoubleColumnNavigationViewStyle) -> some View {
        navigationViewStyle(NavigationViewStyle.columns)
    }
}
