/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
    /// One bit for each key.
    public let rawValue: Int
    /// The key for capitals, locked.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The key for capitals.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the block of digits.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A key, by the character that it makes.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character.
    public var character: Character

    /// The key up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The key down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The key to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The key to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes what is before.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes what is behind.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key to the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// The key to the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The key to the page before.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The key to the page behind.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that clears.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\u{9}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// The key of a character.
    public init(_ character: Character) { self.character = character }
    /// The key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held.
    public var modifiers: EventModifiers
    /// That of what is usual here.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// That of what leads away.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Keys.
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
    /// Whether the press has been dealt with.
    public enum Result: Sendable { case handled, ignored }

    /// When in the course of a press.
    public struct Phases: OptionSet, Sendable {
        /// One bit for each phase.
        public let rawValue: Int
        /// When it begins.
        public static let down = Phases(rawValue: 1)
        /// While it is held.
        public static let `repeat` = Phases(rawValue: 2)
        /// When it ends.
        public static let up = Phases(rawValue: 4)
        /// Always.
        public static let all: Phases = [.down, .repeat, .up]

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The key.
    public let key: KeyEquivalent
    /// What it types.
    public var characters: String { String(key.character) }
    /// The keys that are held.
    public let modifiers: EventModifiers
    /// When in the course of the press.
    public let phase: Phases
}

private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The keys that do what the controls do.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

nonisolated struct KeyPressModifier: PrimitiveModifier {
    typealias Body = Never
    /// The keys that it is about, where it names some.
    let keys: Set<KeyEquivalent>
    let accepts: (KeyPress) -> Bool
    let action: @MainActor (KeyPress) -> KeyPress.Result
    let source: SourcePlace

    @MainActor func makeEffect() -> KeyPressEffect { KeyPressEffect() }
}

@MainActor final class KeyPressEffect: ModifierEffect {
    private var handler: ((KeyPress) -> KeyPress.Result)?
    private var modifier: KeyPressModifier?

    /// Some of the keys that it deals with.
    var examples: [KeyEquivalent] {
        guard let modifier else { return [] }
        let keys = modifier.keys.sorted { $0.character < $1.character }
        return (keys.isEmpty ? KeyEquivalent.examples : keys).filter {
            modifier.accepts(KeyPress(key: $0, modifiers: [], phase: .down))
        }
    }

    func update(_ modifier: KeyPressModifier, at node: Node) {
        self.modifier = modifier
        let viewAction = ViewAction("onKeyPress", at: modifier.source, of: node)
        handler = { press in
            modifier.accepts(press) ? viewAction.run { modifier.action(press) } : .ignored
        }
    }

    func handle(_ press: KeyPress) -> KeyPress.Result { handler?(press) ?? .ignored }
}
