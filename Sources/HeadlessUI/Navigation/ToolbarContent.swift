/// What is in the bars of a page.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of content that `body` makes; `Never` for content that the runtime implements itself.
    associatedtype Body: ToolbarContent
    /// What is in the bars.
    @ToolbarContentBuilder var body: Body { get }
}

/// What is in the bars of a page that a person can arrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {
    /// There is no value that could be asked.
    nonisolated public var body: Never { return preconditionFailure("Never has no body") }
}

/// Content of bars that is made of views.
@MainActor protocol ViewedToolbarContent: ToolbarContent where Body == Never {
    /// The views, in order.
    var shownViews: any View { get }
}

extension ToolbarContent where Body == Never {
    /// Content that the runtime implements has no body. Asking for it is a programming error, and traps as in SwiftUI.
    nonisolated public var body: Never {
        preconditionFailure("body() should not be called on \(Self.self)")
    }
}

/// A view in the bars of a page.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
    public typealias Body = Never
    let content: Content

    /// An item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        self.content = content()
    }

    /// An item that a person can move, known by a name.
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

    /// Items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Items that may be shown behind a label. They are shown as if there were room.
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
    /// How much space is taken.
    public enum Sizing: Sendable { case fixed, flexible }
    /// A space.
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ViewedToolbarContent {
    @MainActor var shownViews: any View { EmptyView() }
}
