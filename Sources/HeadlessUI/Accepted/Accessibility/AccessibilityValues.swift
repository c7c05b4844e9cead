/// What a view is said to be.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt64
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// Selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// Something that makes sounds.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// A key.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// A text.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// A summary.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// Something that plays.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// Something that is touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// Something that turns a page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// All that there is.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// A toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// A bar of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    /// Those of some bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// How what is within a view is read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Each by itself.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// All as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a person can do with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// What a press does.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// What leads away.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// What is usual here and now.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Whether a value is made greater or smaller.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
/// Which rank of heading a view is.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// Whether a view is a label or has one.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// What kind of text a view is.
public struct AccessibilityTextContentType: Sendable {
    /// Just text.
    public static let plain = AccessibilityTextContentType()
    /// Of a program for terminals.
    public static let console = AccessibilityTextContentType()
    /// Of files.
    public static let fileSystem = AccessibilityTextContentType()
    /// Of messages.
    public static let messaging = AccessibilityTextContentType()
    /// Of stories.
    public static let narrative = AccessibilityTextContentType()
    /// Of source code.
    public static let sourceCode = AccessibilityTextContentType()
    /// Of tables.
    public static let spreadsheet = AccessibilityTextContentType()
    /// Of documents.
    public static let wordProcessing = AccessibilityTextContentType()
}

/// How a view is zoomed.
public struct AccessibilityZoomGestureAction: Sendable {
    /// In which direction.
    public enum Direction: Sendable { case zoomIn, zoomOut }
    /// In which direction.
    public let direction: Direction
}

/// Whether what is read out is a view; nothing is, here.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// Whether one view is read out.
    public init() where Value == Bool { none = false }
    /// Which view is read out.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The value, which is that of none.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    /// What views are given to connect them with the state.
    public var projectedValue: Binding { Binding() }

    /// What views are given to connect them with the state.
    public struct Binding: Sendable {}
}

extension View {
    /// Connects what is read out with a state. Has no effect here.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    /// Connects what is read out with a state. Has no effect here.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}
