extension UIView {
    /// The look of all views of this type. It stores what is set, and has no other effect.
    public static func appearance() -> Self {
        let key = ObjectIdentifier(self)
        if let known = appearances[key] as? Self { return known }
        guard let view = Self(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
            preconditionFailure("\(self) cannot be made of an archive")
        }
        appearances[key] = view
        return view
    }

    /// The look of all views of this type in views of other types.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { appearance() }
}

@MainActor private var appearances: [ObjectIdentifier: UIView] = [:]

/// A navigation bar.
open class UINavigationBar: UIView, UIAppearance {
    /// The look.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look when the content is scrolled to its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look in a low bar.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look in a low bar when the content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image of the shadow.
    open var shadowImage: UIImage?
    /// The image of the back button.
    open var backIndicatorImage: UIImage?
    /// Sets the image of the background. Has no effect here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The kind of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// A tab bar.
open class UITabBar: UIView, UIAppearance {
    /// The look.
    open var standardAppearance = UITabBarAppearance()
    /// The look when the content is scrolled to its edge.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// The color of other items.
    open var unselectedItemTintColor: UIColor?
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The image of the background.
    open var backgroundImage: UIImage?
    /// The image of the shadow.
    open var shadowImage: UIImage?
}

/// A toolbar.
open class UIToolbar: UIView, UIAppearance {
    /// The look.
    open var standardAppearance = UIToolbarAppearance()
    /// The look when the content is scrolled to its edge.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// The items.
    open var items: [UIBarButtonItem]?
}

/// A search bar.
open class UISearchBar: UIView {
    /// The text.
    open var text: String?
    /// The text of an empty bar.
    open var placeholder: String?
    /// The field.
    public let searchTextField = UITextField()
    /// The object that receives the events of the bar.
    open weak var delegate: (any UISearchBarDelegate)?
}

/// The object that receives the events of a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
    /// Notifies of another text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Notifies of a search.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Notifies of the end of a search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A button of a bar.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The color.
    open var tintColor: UIColor?
    /// A button without a title.
    public override init() {}
    /// A button of a kind.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
    /// A button with a title.
    public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
    /// A kind of button.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, trash, close
    }
    /// A style of button.
    public enum Style: Int, Sendable { case plain, done = 2 }
}

/// An item of a navigation bar.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// The title.
    open var title: String?
    /// The buttons on the leading side.
    open var leftBarButtonItem: UIBarButtonItem?
    /// The buttons on the trailing side.
    open var rightBarButtonItem: UIBarButtonItem?
    /// Whether the back button is hidden.
    open var hidesBackButton = false
}

/// An item of a tab bar.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The badge.
    open var badgeValue: String?
}
