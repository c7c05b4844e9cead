/// What a view is said to be.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>
    private init(_ name: String) { names = [name] }

    /// Nothing.
    public init() { names = [] }
    /// A button.
    public static let isButton = AccessibilityTraits("isButton")
    /// A heading.
    public static let isHeader = AccessibilityTraits("isHeader")
    /// Selected.
    public static let isSelected = AccessibilityTraits("isSelected")
    /// A link.
    public static let isLink = AccessibilityTraits("isLink")
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits("isSearchField")
    /// A picture.
    public static let isImage = AccessibilityTraits("isImage")
    /// Something that makes sounds.
    public static let playsSound = AccessibilityTraits("playsSound")
    /// A key.
    public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
    /// A text.
    public static let isStaticText = AccessibilityTraits("isStaticText")
    /// A summary.
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
    /// Something that plays.
    public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
    /// Something that is touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
    /// Something that turns a page.
    public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
    /// All that there is.
    public static let isModal = AccessibilityTraits("isModal")
    /// A toggle.
    public static let isToggle = AccessibilityTraits("isToggle")
    /// A bar of tabs.
    public static let isTabBar = AccessibilityTraits("isTabBar")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        names.subtract(member.names)
        return had ? member : nil
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var union = self
        union.formUnion(other)
        return union
    }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var intersection = self
        intersection.formIntersection(other)
        return intersection
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var difference = self
        difference.formSymmetricDifference(other)
        return difference
    }
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
