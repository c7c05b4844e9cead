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

extension HostPart {
    /// Swipes the row, and presses a button that this reveals.
    ///
    /// - Parameters:
    ///   - label: that of the button.
    ///   - edge: the side at which it is; nil for either.
    /// - Throws: `ControlError` where the part is no row of a list, or there is no such button, or more than one.
    public func swipe(_ label: String, edge: HorizontalEdge? = nil) throws(ControlError) {
        try perform { () throws(ControlError) in
            let actions = swipeActions(of: try listRow("swiped"), edge: edge)
            try press(label, in: actions.map { ($0.effect.actions, $0.node) }, name: "swipeActions")
        }
    }

    /// Swipes the row as far as it goes, which does what the first button at that side does, or else deletes the row.
    ///
    /// - Parameter edge: the side at which the button is.
    /// - Throws: `ControlError` where the part is no row of a list, or nothing is done there.
    public func fullSwipe(_ edge: HorizontalEdge = .trailing) throws(ControlError) {
        let row = try listRow("swiped")
        guard let first = swipeActions(of: row, edge: edge).first else {
            if edge == .trailing { return try delete() }
            throw ControlError(self, "\(name) cannot be swiped: it has no swipeActions there")
        }
        guard first.effect.allowsFullSwipe else {
            throw ControlError(self, "\(name) cannot be swiped as far as it goes: allowsFullSwipe forbids it")
        }
        try perform { () throws(ControlError) in
            let actions = swipeActions(of: try listRow("swiped"), edge: edge)
            try press(nil, in: actions.prefix(1).map { ($0.effect.actions, $0.node) }, name: "swipeActions")
        }
    }

    private func swipeActions(
        of row: Node, edge: HorizontalEdge?
    ) -> [(effect: any SwipeActionsHolder, node: Node)] {
        var found: [(any SwipeActionsHolder, Node)] = []
        row.forEach { node in
            guard let effect = (node as? any EffectNode)?.anyEffect as? any SwipeActionsHolder else { return }
            if edge == nil || edge == effect.edge { found.append((effect, node)) }
        }
        return found
    }
}
