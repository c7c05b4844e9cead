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

extension Set<AnyHashable> {
    /// The values that the menu at a row is for, of those that are selected: all of them, or the row's own where it is not selected.
    func valuesOfMenu(at value: AnyHashable) -> Set { contains(value) ? self : [value] }
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
