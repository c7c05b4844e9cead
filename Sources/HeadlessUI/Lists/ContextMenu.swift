/// Items of a menu that a long touch or a click with the other button shows, in the form of iOS 13.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of what the builder makes.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
    typealias Body = Never
    let items: Items
    @MainActor func makeEffect() -> ContextMenuEffect<Items> { ContextMenuEffect() }
}

/// What has a context menu.
@MainActor protocol ContextMenuHolder: AnyObject {
    var items: any View { get }
}

@MainActor final class ContextMenuEffect<Items: View>: ModifierEffect, ContextMenuHolder {
    private var modifier: ContextMenuModifier<Items>?
    var known = RevealedItems()
    var items: any View { modifier.map { AnyView($0.items) } ?? AnyView(EmptyView()) }

    func update(_ modifier: ContextMenuModifier<Items>, at node: Node) {
        self.modifier = modifier
        known.forget()
    }
}

nonisolated struct SelectionMenuModifier<Value: Hashable, Items: View>: PrimitiveModifier {
    typealias Body = Never
    let menu: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?
    let source: SourcePlace
    @MainActor func makeEffect() -> SelectionMenuEffect<Value, Items> { SelectionMenuEffect() }
}

/// A list whose rows have a context menu that is made of what is selected.
@MainActor protocol SelectionMenuHolder: AnyObject {
    func items(for values: Set<AnyHashable>) -> any View
    /// The buttons that they have, as far as can be told while nobody opens the menu.
    func knownItems(for values: Set<AnyHashable>, at node: Node) -> [RevealedItem]
    var hasPrimaryAction: Bool { get }
    /// Does what a double click, or a tap, on rows does. Returns whether there is anything.
    func performPrimaryAction(for values: Set<AnyHashable>, at node: Node) -> Bool
}

@MainActor final class SelectionMenuEffect<Value: Hashable, Items: View>: ModifierEffect, SelectionMenuHolder {
    private var modifier: SelectionMenuModifier<Value, Items>?
    private var known = RevealedItems()
    var hasPrimaryAction: Bool { modifier?.primaryAction != nil }

    func update(_ modifier: SelectionMenuModifier<Value, Items>, at node: Node) {
        self.modifier = modifier
        known.forget()
    }

    func knownItems(for values: Set<AnyHashable>, at node: Node) -> [RevealedItem] {
        known.items(for: values, at: node) { items(for: values) }
    }

    func items(for values: Set<AnyHashable>) -> any View {
        modifier.map { AnyView($0.menu(Self.typed(values))) } ?? AnyView(EmptyView())
    }

    func performPrimaryAction(for values: Set<AnyHashable>, at node: Node) -> Bool {
        guard let modifier, let action = modifier.primaryAction else { return false }
        ViewAction("contextMenu primaryAction", at: modifier.source, of: node).run { action(Self.typed(values)) }
        return true
    }

    private static func typed(_ values: Set<AnyHashable>) -> Set<Value> { Set(values.compactMap { $0.base as? Value }) }
}

extension View {
    /// A menu that a long touch or a click with the other button shows. It is made of the closures of the last update, and
    /// exists as views only while it is shown.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// A menu that a long touch or a click with the other button shows, with a preview, which is not shown here.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// A menu that a long touch or a click with the other button shows, in the form of iOS 13.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }

    /// A menu for the rows of a list, made of the values of those that are selected, or of the one that it is shown for.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, file: StaticString = #fileID, line: Int = #line,
        @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(
            SelectionMenuModifier(menu: menu, primaryAction: primaryAction, source: SourcePlace(file, line)))
    }
}

extension Host {
    /// Shows the context menus, and presses the one item with a label.
    public func contextMenu(_ label: String) throws(ControlError) { try screen.contextMenu(label) }
}

extension HostPart {
    /// Shows the context menus in the part, and presses the one item with a label.
    ///
    /// - Throws: `ControlError` where there is none, or more than one.
    public func contextMenu(_ label: String) throws(ControlError) {
        try perform { () throws(ControlError) in
            var menus: [(view: any View, node: Node)] = []
            node()?.forEach { node in
                guard let effect = (node as? any EffectNode)?.anyEffect as? any ContextMenuHolder else { return }
                menus.append((effect.items, node))
            }
            if let (holder, values, node) = selectionMenu {
                menus.append((host.graph.updating { holder.items(for: values) }, node))
            }
            try press(label, in: menus, name: "contextMenu")
        }
    }

    /// Does what a double click, or a tap, on the row does where its list has a menu with a primary action.
    ///
    /// - Throws: `ControlError` where there is none.
    public func performPrimaryAction() throws(ControlError) {
        try perform { () throws(ControlError) in
            guard let (holder, values, node) = selectionMenu, holder.performPrimaryAction(for: values, at: node) else {
                throw ControlError(self, "\(name) has no primary action")
            }
        }
    }

    /// The menu that the row has by what is selected in its list, with the values that it is for.
    private var selectionMenu: (holder: any SelectionMenuHolder, values: Set<AnyHashable>, node: Node)? {
        guard let row = node(), let list = row.enclosingList, let value = row.selectionValue else { return nil }
        var node = list.parent
        while let current = node {
            if let holder = (current as? any EffectNode)?.anyEffect as? any SelectionMenuHolder {
                let selected = list.selected?() ?? []
                return (holder, selected.contains(value) ? selected : [value], current)
            }
            node = current.parent
        }
        return nil
    }
}
