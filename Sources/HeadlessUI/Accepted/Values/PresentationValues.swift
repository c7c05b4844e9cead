/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// Half of the screen.
    public static let medium = PresentationDetent(name: "medium")
    /// The full height of the screen.
    public static let large = PresentationDetent(name: "large")
    /// Returns a fraction of the screen, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
}

/// The interaction with views behind a presentation.
public struct PresentationBackgroundInteraction: Sendable {
    /// The system's choice.
    public static let automatic = PresentationBackgroundInteraction()
    /// Views behind the presentation accept input. They do not here.
    public static let enabled = PresentationBackgroundInteraction()
    /// Views behind the presentation accept no input.
    public static let disabled = PresentationBackgroundInteraction()
    /// Views behind the presentation accept input up to a detent. They do not here.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// The effect of a swipe inside a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    /// The system's choice.
    public static let automatic = PresentationContentInteraction()
    /// The swipe resizes the sheet.
    public static let resizes = PresentationContentInteraction()
    /// The swipe scrolls the content.
    public static let scrolls = PresentationContentInteraction()
}

/// The adaptation of a presentation to a compact screen.
public struct PresentationAdaptation: Sendable {
    /// The system's choice.
    public static let automatic = PresentationAdaptation()
    /// No adaptation.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A full-screen cover.
    public static let fullScreenCover = PresentationAdaptation()
}

/// The view or point to which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor)
    /// A point of the view, from 0 to 1.
    case point(UnitPoint)

    /// A rectangle of a view.
    public enum Anchor: Sendable {
        /// The bounds of the view.
        case bounds
    }
}

/// The appearance of menus.
public struct MenuStyle: Sendable {
    /// The system's choice.
    public static let automatic = MenuStyle()
    /// A button.
    public static let button = MenuStyle()
    /// A button without a border.
    public static let borderlessButton = MenuStyle()
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    /// The system's choice.
    public static let automatic = MenuOrder()
    /// The first item is at the top.
    public static let fixed = MenuOrder()
    /// The first item is nearest to the finger.
    public static let priority = MenuOrder()
}

/// Whether a control closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    /// The menu closes.
    public static let automatic = MenuActionDismissBehavior()
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior()
    /// The menu stays open. Here it closes.
    public static let disabled = MenuActionDismissBehavior()
}
