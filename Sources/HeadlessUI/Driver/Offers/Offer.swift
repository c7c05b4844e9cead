/// An operation that the user can find on screen, and the code that performs it.
struct Offer {
    /// The code of an operation that takes one touch or several.
    struct Operation {
        /// Performs one touch of an action, counted from 0.
        let run: @MainActor (UserAction, _ stage: Int, GestureSession) throws(ControlError) -> Void

        /// Returns an operation of a single touch.
        @MainActor static func once(_ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void) -> Operation
        {
            Operation { (action, _, _) throws(ControlError) in try run(action) }
        }
    }

    let action: UserAction
    /// The node at which the operation runs.
    let node: Node
    let isEnabled: Bool
    /// The code; nil if the host has a verb for the operation that needs only the row.
    let operation: Operation?
}

/// The environment values that affect offers, shared by all nodes with the same environment.
@MainActor final class OfferSurroundings {
    let isEnabled: Bool
    let isHidden: Bool
    let allowsHitTesting: Bool
    let accessibilityLabel: String?
    let keyboardShortcut: KeyboardShortcut?

    init(_ environment: EnvironmentValues) {
        isEnabled = environment.isEnabled
        isHidden = environment.isHidden
        allowsHitTesting = environment.allowsHitTesting
        accessibilityLabel = environment.accessibilityLabel
        keyboardShortcut = environment.keyboardShortcut
    }
}

/// The selection menu of the rows of a list.
@MainActor final class OfferingMenu {
    let holder: any SelectionMenuHolder
    /// The node that declares the menu.
    let node: Node

    init(_ holder: any SelectionMenuHolder, at node: Node) { (self.holder, self.node) = (holder, node) }
}

/// A list that contains offers.
@MainActor final class OfferingList {
    let container: any LazyContainer
    /// The selection menu of its rows.
    let menu: OfferingMenu?
    /// The selected values. The walk reads them once.
    private(set) lazy var selected = container.selected?() ?? []
    /// The test for selectable values.
    let canSelect: ((AnyHashable) -> Bool)?

    init(_ container: any LazyContainer, menu: OfferingMenu?) {
        self.container = container
        self.menu = menu
        canSelect = container.canSelectValue
    }

    /// Returns whether a value is selected, optional or not.
    func isSelected(_ value: AnyHashable) -> Bool {
        if selected.isEmpty { return false }
        return selected.contains(value) || selected.contains(value.withoutOptional)
    }
}

/// A row of a list, while the walk visits its content.
@MainActor final class OfferingRow: RestrictableRow {
    let list: OfferingList
    // No code of the app runs while these properties are read or written.
    @exclusivity(unchecked) private(set) var restrictions: [RowRestrictionEffect] = []
    /// The first swipe at each edge, including those of nested rows.
    @exclusivity(unchecked) private var leading: RevealedSwipe?
    @exclusivity(unchecked) private var trailing: RevealedSwipe?

    init(in list: OfferingList) { self.list = list }

    func note(_ restriction: RowRestrictionEffect) { restrictions.append(restriction) }

    func note(_ swipe: RevealedSwipe) {
        switch swipe.edge {
        case .leading: leading = leading ?? swipe
        case .trailing: trailing = trailing ?? swipe
        }
    }

    var canSelect: ((AnyHashable) -> Bool)? { list.canSelect }

    func firstSwipe(at edge: HorizontalEdge) -> RevealedSwipe? { edge == .leading ? leading : trailing }

    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool {
        !restrictions.isEmpty && restrictions.contains { $0.forbids(restriction) }
    }
}

/// The properties of a swipe that are known before the user swipes.
struct RevealedSwipe {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let isFirstButtonEnabled: Bool
}
