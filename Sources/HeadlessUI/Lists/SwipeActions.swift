/// The sides of a view where lines begin and end.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing

    /// Sides of a view.
    public struct Set: OptionSet, Sendable {
        /// A bit for each side.
        public let rawValue: Int8
        /// The side where lines begin.
        public static let leading = Set(rawValue: 1)
        /// The side where lines end.
        public static let trailing = Set(rawValue: 2)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]

        /// The sides of some bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
    }
}

/// The sides of a view at the top and at the bottom.
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

/// What a swipe reveals at one side of a row.
@MainActor protocol SwipeActionsHolder: AnyObject {
    var edge: HorizontalEdge { get }
    var allowsFullSwipe: Bool { get }
    var actions: any View { get }
}

@MainActor final class SwipeEffect<Actions: View>: ModifierEffect, SwipeActionsHolder {
    private var modifier: SwipeModifier<Actions>?
    var items = RevealedItems()
    var edge: HorizontalEdge { modifier?.edge ?? .trailing }
    var allowsFullSwipe: Bool { modifier?.allowsFullSwipe ?? false }
    var actions: any View { modifier.map { AnyView($0.actions) } ?? AnyView(EmptyView()) }

    func update(_ modifier: SwipeModifier<Actions>, at node: Node) {
        self.modifier = modifier
        items.forget()
    }
}

extension View {
    /// Buttons that a swipe reveals at a side of the row. They are made of the closures of the last update, and exist as views
    /// only while they are revealed.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}
