/// Heights at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// Half of the screen.
    public static let medium = PresentationDetent(name: "medium")
    /// All of the screen.
    public static let large = PresentationDetent(name: "large")
    /// A part of the screen, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
}

/// What can be done behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
    /// What the system decides.
    public static let automatic = PresentationBackgroundInteraction()
    /// What is behind can be operated. It cannot here.
    public static let enabled = PresentationBackgroundInteraction()
    /// What is behind cannot be operated.
    public static let disabled = PresentationBackgroundInteraction()
    /// What is behind can be operated as long as the sheet is not higher. It cannot here.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe within a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    /// What the system decides.
    public static let automatic = PresentationContentInteraction()
    /// It makes the sheet larger.
    public static let resizes = PresentationContentInteraction()
    /// It scrolls the content.
    public static let scrolls = PresentationContentInteraction()
}

/// What a presentation becomes on a small screen.
public struct PresentationAdaptation: Sendable {
    /// What the system decides.
    public static let automatic = PresentationAdaptation()
    /// It stays what it is.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation()
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    /// The rectangle of a view.
    case rect(Anchor)
    /// A point of the view, from 0 to 1.
    case point(UnitPoint)

    /// A rectangle of the view.
    public enum Anchor: Sendable {
        /// That of the whole view.
        case bounds
    }
}

/// How menus look.
public struct MenuStyle: Sendable {
    /// What the system decides.
    public static let automatic = MenuStyle()
    /// Like a button.
    public static let button = MenuStyle()
    /// Like a button without a border.
    public static let borderlessButton = MenuStyle()
}

/// In which order menus show their content.
public struct MenuOrder: Hashable, Sendable {
    /// What the system decides.
    public static let automatic = MenuOrder()
    /// The first at the top.
    public static let fixed = MenuOrder()
    /// The first nearest to the finger.
    public static let priority = MenuOrder()
}

/// Whether a menu stays open when a control in it is used.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    /// It goes.
    public static let automatic = MenuActionDismissBehavior()
    /// It goes.
    public static let enabled = MenuActionDismissBehavior()
    /// It stays. It goes here.
    public static let disabled = MenuActionDismissBehavior()
}
