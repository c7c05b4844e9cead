/// Modifier keys that the user holds while pressing another key.
public struct EventModifiers: OptionSet, Sendable {
    /// One bit for each key.
    public let rawValue: Int
    /// The caps lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A key, identified by its character.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character of the key.
    public var character: Character

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backward.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tab key.
    public static let tab = KeyEquivalent("\u{9}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The return key.
    public static let `return` = KeyEquivalent("\r")

    /// The key for a character.
    public init(_ character: Character) { self.character = character }
    /// The key for a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
}

/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// The shortcut of the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The shortcut of the cancel action.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// A shortcut of a key and modifier keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

/// A press of a key.
public struct KeyPress: Sendable {
    /// Whether the action has handled the press.
    public enum Result: Sendable { case handled, ignored }

    /// The phases of a press.
    public struct Phases: OptionSet, Sendable {
        /// One bit for each phase.
        public let rawValue: Int
        /// The user presses the key.
        public static let down = Phases(rawValue: 1)
        /// The user holds the key.
        public static let `repeat` = Phases(rawValue: 2)
        /// The user releases the key.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types.
    public var characters: String { String(key.character) }
    /// The modifier keys that the user holds.
    public let modifiers: EventModifiers
    /// The phase of the press.
    public let phase: Phases
}

private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut that triggers the controls in the view.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated struct KeyPressModifier: PrimitiveModifier {
    typealias Body = Never
    /// The keys that the modifier names; empty if it names none.
    let keys: Set<KeyEquivalent>
    let accepts: (KeyPress) -> Bool
    let action: @MainActor (KeyPress) -> KeyPress.Result
    let source: SourcePlace

    @MainActor func makeEffect() -> KeyPressEffect { KeyPressEffect() }
}

@MainActor final class KeyPressEffect: ModifierEffect {
    private var handler: ((KeyPress) -> KeyPress.Result)?
    private var modifier: KeyPressModifier?

    /// Some of the keys that the action accepts.
    var examples: [KeyEquivalent] {
        guard let modifier else { return [] }
        let keys = modifier.keys.sorted { $0.character < $1.character }
        return (keys.isEmpty ? KeyEquivalent.examples : keys).filter {
            modifier.accepts(KeyPress(key: $0, modifiers: [], phase: .down))
        }
    }

    func update(_ modifier: KeyPressModifier, at node: Node) {
        self.modifier = modifier
        let viewAction = ViewAction(handler: "onKeyPress", at: modifier.source, of: node)
        handler = { press in
            modifier.accepts(press) ? viewAction.run { modifier.action(press) } : .ignored
        }
    }

    func handle(_ press: KeyPress) -> KeyPress.Result { handler?(press) ?? .ignored }
}
