/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt64
    /// The view is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// The view is a heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The view plays a sound when it is activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The view is a key on a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// The view is text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// The view sums up the state of the app.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// The view updates its label or value often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// The view starts to play or record media.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// The view takes touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The view turns a page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// The view is modal: assistive technologies ignore the views beside it.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// The view is a toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// The view is a tab bar.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    /// Creates a set of traits from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The way assistive technologies treat the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// Ignores the children.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Keeps each child as an element.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Combines the children into one element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// The action of a press.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// The action that leaves the current context.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The most relevant action in the current state.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// The role of a view in a labeled pair.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// The kind of text that a view shows.
public struct AccessibilityTextContentType: Sendable {
    /// Plain text.
    public static let plain = AccessibilityTextContentType()
    /// The input or output of a terminal.
    public static let console = AccessibilityTextContentType()
    /// The names of files.
    public static let fileSystem = AccessibilityTextContentType()
    /// A message.
    public static let messaging = AccessibilityTextContentType()
    /// A narrative, for example a story.
    public static let narrative = AccessibilityTextContentType()
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType()
    /// The cells of a spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType()
    /// A document of a word processor.
    public static let wordProcessing = AccessibilityTextContentType()
}

/// A zoom gesture of an assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
    /// A direction of the zoom.
    public enum Direction: Sendable { case zoomIn, zoomOut }
    /// The direction of the zoom.
    public let direction: Direction
}

/// The accessibility focus, as view state. No view is ever focused here.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// Creates a state that says whether one view is focused.
    public init() where Value == Bool { none = false }
    /// Creates a state that says which view is focused.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The value that means no focus. Setting it has no effect here.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    /// The value that `accessibilityFocused` takes.
    public var projectedValue: Binding { Binding() }

    /// The value that `accessibilityFocused` takes.
    public struct Binding: Sendable {}
}

extension View {
    /// Binds the accessibility focus of the view to a state. Has no effect here.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    /// Binds the accessibility focus of the view to one value of a state. Has no effect here.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
}
