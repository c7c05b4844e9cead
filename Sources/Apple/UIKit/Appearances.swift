/// A view whose look can be set for all views of its type. Has no effect here.
@MainActor @preconcurrency public protocol UIAppearance {}

/// The look of bars. It stores its properties.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
    /// The color of the background.
    open var backgroundColor: UIColor?
    /// The image of the background.
    open var backgroundImage: UIImage?
    /// The blur of the background.
    open var backgroundEffect: UIBlurEffect?
    /// The color of the shadow.
    open var shadowColor: UIColor?
    /// The image of the shadow.
    open var shadowImage: UIImage?
    /// The default look.
    public override init() {}
    /// Resets the background. Has no effect here.
    open func configureWithDefaultBackground() {}
    /// Makes the background opaque. Has no effect here.
    open func configureWithOpaqueBackground() {}
    /// Makes the background transparent. Has no effect here.
    open func configureWithTransparentBackground() {}
}

/// The look of navigation bars.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Sets the picture of the back button. Has no effect here.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of toolbars.
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of tab bars.
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items in a row.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of items in a line.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of items in a narrow line.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of the items of a tab bar.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
    /// The look of an item.
    open var normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    open var selected = UITabBarItemStateAppearance()
    /// The look of a disabled item.
    open var disabled = UITabBarItemStateAppearance()
    /// The default look.
    public override init() {}
}

/// The look of an item of a tab bar in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the icon.
    open var iconColor: UIColor?
    /// The color of the badge.
    open var badgeBackgroundColor: UIColor?
}

/// The look of buttons of a bar.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
    /// The look of a button.
    open var normal = UIBarButtonItemStateAppearance()
    /// The look of a pressed button.
    open var highlighted = UIBarButtonItemStateAppearance()
    /// The default look.
    public override init() {}
}

/// The look of a button of a bar in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A blur.
open class UIBlurEffect: NSObject, @unchecked Sendable {
    /// The style of a blur.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark, systemMaterialDark
        case systemUltraThinMaterialLight, systemMaterialLight, systemThinMaterialDark, systemThinMaterialLight
    }
    /// A blur in a style.
    public init(style: Style) {}
}

extension NSAttributedString.Key {
    /// The color of text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The distance between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The style of the paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The line under the text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The link.
    public static let link = NSAttributedString.Key("NSLink")
    /// The color of the outline.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
}

/// A view with an effect.
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIBlurEffect?
    /// The view for subviews.
    public let contentView = UIView()
    /// A view with an effect.
    public init(effect: UIBlurEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
