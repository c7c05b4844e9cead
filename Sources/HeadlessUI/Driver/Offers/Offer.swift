/// Something that a person finds on screen and can do something with, and how that is done.
struct Offer {
    /// What a person does in one touch, or in several.
    struct Operation {
        /// Does what an action does in one of its touches, counted from 0.
        let run: @MainActor (UserAction, _ stage: Int, GestureSession) throws(ControlError) -> Void

        /// In one touch.
        @MainActor static func once(_ run: @escaping @MainActor (UserAction) throws(ControlError) -> Void) -> Operation
        {
            Operation { (action, _, _) throws(ControlError) in try run(action) }
        }
    }

    let action: UserAction
    /// Where it is done.
    let node: Node
    let isEnabled: Bool
    /// Nil where there is a verb of the host for it, which needs no more than the row.
    let operation: Operation?
}

/// What the environment of a view says about what is done there, for all nodes that have the environment.
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

/// The menu that the rows of a list have by what is selected.
@MainActor final class OfferingMenu {
    let holder: any SelectionMenuHolder
    /// The node that has it.
    let node: Node

    init(_ holder: any SelectionMenuHolder, at node: Node) { (self.holder, self.node) = (holder, node) }
}

/// A list around what is offered.
@MainActor final class OfferingList {
    let container: any LazyContainer
    /// The menu that its rows have by what is selected.
    let menu: OfferingMenu?
    /// What is selected, and what can be, which is asked for once.
    private(set) lazy var selected = container.selected?() ?? []
    private(set) lazy var canSelect = container.canSelect

    init(_ container: any LazyContainer, menu: OfferingMenu?) {
        self.container = container
        self.menu = menu
    }

    /// Whether a value is selected, be it an optional or not.
    func isSelected(_ value: AnyHashable) -> Bool {
        if selected.isEmpty { return false }
        return selected.contains(value) || selected.contains(value.withoutOptional)
    }
}

/// A row of a list, while what is within is looked through.
@MainActor final class OfferingRow {
    let list: OfferingList
    private(set) var restrictions: [RowRestrictionEffect] = []
    /// The first at each side; what is in rows within counts, too.
    private(set) var leading: RevealedSwipe?
    private(set) var trailing: RevealedSwipe?

    init(in list: OfferingList) { self.list = list }

    func note(_ restriction: RowRestrictionEffect) { restrictions.append(restriction) }

    func note(_ swipe: RevealedSwipe) {
        switch swipe.edge {
        case .leading: leading = leading ?? swipe
        case .trailing: trailing = trailing ?? swipe
        }
    }

    func forbids(_ restriction: RowRestrictionModifier.Restriction) -> Bool {
        restrictions.contains { $0.forbids(restriction) }
    }
}

/// What is known of a swipe before anybody swipes.
struct RevealedSwipe {
    let edge: HorizontalEdge
    /// Whether there is a button for a swipe that goes as far as it can.
    let goesFull: Bool
}
