/// Content for the bars of a page.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of the content's body; `Never` for content that the runtime implements.
    associatedtype Body: ToolbarContent
    /// The content of the bars.
    @ToolbarContentBuilder var body: Body { get }
}

/// Content for the bars of a page that a person can rearrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {
    /// Never runs, because `Never` has no values.
    nonisolated public var body: Never { return preconditionFailure("Never has no body") }
}

/// Toolbar content that consists of views.
@MainActor protocol ViewedToolbarContent: ToolbarContent where Body == Never {
    /// The views, in order.
    var shownViews: any View { get }
}

extension ToolbarContent where Body == Never {
    /// Traps, as in SwiftUI: content that the runtime implements has no body.
    nonisolated public var body: Never {
        preconditionFailure("body() should not be called on \(Self.self)")
    }
}

/// A view in the bars of a page.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content

    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        self.content = content()
    }

    /// Creates an item with an identifier, which a person can move.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.content = content()
    }
}

extension ToolbarItem: ViewedToolbarContent {
    @MainActor var shownViews: any View { content }
}

/// Several views in the bars of a page.
nonisolated public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    let content: any View

    /// Creates a group.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a group that may collapse into a label. The host shows it expanded.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == TupleView<(C, L)> {
        self.content = content()
    }
}

extension ToolbarItemGroup: ViewedToolbarContent {
    @MainActor var shownViews: any View { content }
}

/// A space between items.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
    /// The size of a space.
    public enum Sizing: Sendable { case fixed, flexible }
    /// Creates a space.
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ViewedToolbarContent {
    @MainActor var shownViews: any View { EmptyView() }
}
