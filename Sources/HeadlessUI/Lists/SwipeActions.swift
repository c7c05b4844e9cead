/// The leading or trailing edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8
        /// The edge where lines begin.
        public static let leading = Set(rawValue: 1)
        /// The edge where lines end.
        public static let trailing = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
    }
}

/// The top or bottom edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
}

nonisolated struct SwipeModifier<Actions: View>: PrimitiveModifier {
    typealias Body = Never
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    @MainActor func makeEffect() -> SwipeEffect<Actions> { SwipeEffect() }
}

/// The actions that a swipe reveals at one edge of a row.
@MainActor protocol SwipeActionsHolder: AnyObject {
    var edge: HorizontalEdge { get }
    var allowsFullSwipe: Bool { get }
    var actions: any View { get }
    /// Returns the buttons of the swipe while it is not shown.
    func knownItems(at node: Node) -> [RevealedItem]
}

extension SwipeActionsHolder {
    /// Returns what is known of the swipe before the user swipes.
    func revealed(at node: Node) -> RevealedSwipe {
        RevealedSwipe(
            edge: edge, allowsFullSwipe: allowsFullSwipe,
            isFirstButtonEnabled: knownItems(at: node).first?.isEnabled ?? false)
    }
}

@MainActor final class SwipeEffect<Actions: View>: ModifierEffect, SwipeActionsHolder {
    private var modifier: SwipeModifier<Actions>?
    private var items = RevealedItems()
    var edge: HorizontalEdge { modifier?.edge ?? .trailing }
    var allowsFullSwipe: Bool { modifier?.allowsFullSwipe ?? false }
    var actions: any View { modifier.map { AnyView($0.actions) } ?? AnyView(EmptyView()) }

    func knownItems(at node: Node) -> [RevealedItem] { items.items(at: node) { actions } }

    func update(_ modifier: SwipeModifier<Actions>, at node: Node) {
        self.modifier = modifier
        items.forget()
    }
}

extension View {
    /// Adds buttons that a swipe reveals at an edge of the row. The buttons use the closures of the last update. Their views exist
    /// only while they are revealed.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}
