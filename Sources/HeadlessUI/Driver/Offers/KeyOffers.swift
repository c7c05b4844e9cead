extension KeyEquivalent {
    /// The keys that have names. The name of any other key is its character.
    private static let names: [(key: KeyEquivalent, name: String)] = [
        (.return, "return"), (.escape, "escape"), (.tab, "tab"), (.space, "space"), (.delete, "delete"),
        (.deleteForward, "delete-forward"), (.upArrow, "up"), (.downArrow, "down"), (.leftArrow, "left"),
        (.rightArrow, "right"), (.home, "home"), (.end, "end"), (.pageUp, "page-up"), (.pageDown, "page-down"),
        (.clear, "clear"),
    ]

    /// The keys to try if a view handles all keys.
    static let examples: [KeyEquivalent] = [
        .return, .escape, .tab, .space, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow, "a", "7",
    ]

    fileprivate var name: String { Self.names.first { $0.key == self }?.name ?? String(character) }
}

extension KeyboardShortcut {
    private static let names: [(keys: EventModifiers, name: String)] = [
        (.control, "control+"), (.option, "option+"), (.shift, "shift+"), (.command, "command+"),
    ]

    /// The keys in the notation of a case: `shift+command+n`.
    var name: String { Self.names.filter { modifiers.contains($0.keys) }.map(\.name).joined() + key.name }
}

extension Host {
    /// Offers the keys that the focused view, the views around it, and the visible controls handle.
    func addKeys(to walk: OfferWalk, shortcuts: [KeyboardShortcut]) {
        guard walk.isWanted(.key) else { return }
        let keys = graph.focus.keyPressEffects.flatMap(\.examples).map { KeyboardShortcut($0, modifiers: []) }
        var known: Set<KeyboardShortcut> = []
        for keys in keys + shortcuts where known.insert(keys).inserted {
            walk.add(
                UserAction(.key, text: keys.name),
                .once { [self] _ throws(ControlError) in try pressKey(keys.key, modifiers: keys.modifiers) })
        }
    }
}
