/// A control. Where a representable wraps it, the user operates it, and it performs the actions of `addAction(_:for:)`, and calls the
/// methods of `addTarget(_:action:for:)`.
open class UIControl: UIView {
    /// An event of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch down.
        public static let touchDown = Event(rawValue: 1)
        /// A touch that ends inside of the control.
        public static let touchUpInside = Event(rawValue: 64)
        /// Another value.
        public static let valueChanged = Event(rawValue: 4096)
        /// The main action.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// Another text.
        public static let editingChanged = Event(rawValue: 131_072)
        /// The end of editing.
        public static let editingDidEnd = Event(rawValue: 262_144)
        /// The return key.
        public static let editingDidEndOnExit = Event(rawValue: 524_288)
        /// All events.
        public static let allEvents = Event(rawValue: .max)
        /// The beginning of editing.
        public static let editingDidBegin = Event(rawValue: 65536)
    }
    /// A state of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Neither pressed nor disabled.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
    }
    /// Whether the user can use the control.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the control is pressed.
    open var isHighlighted = false
    /// Calls a method at an event. Only the runtime of Objective-C calls methods by name; here the selector has to have the method, as
    /// `Selector("toggle(_:)", Coordinator.toggle(_:))` does.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        guard let known = targets.firstIndex(where: { $0.object === object && $0.action == action }) else {
            return targets.append(Target(object: object, action: action, events: controlEvents))
        }
        targets[known].events.formUnion(controlEvents)
    }
    /// Ends the calls of a method, or of all methods of a target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target as AnyObject?
        for index in targets.indices where object == nil || targets[index].object === object {
            if action == nil || targets[index].action == action { targets[index].events.subtract(controlEvents) }
        }
        targets.removeAll { $0.events.isEmpty }
    }
    /// Calls a method of a target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    /// Performs an action at an event.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    /// Performs the actions of an event.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.sender = self
            action.handler(action)
        }
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            guard let object = target.object else { continue }
            sendAction(target.action, to: object, for: nil)
        }
    }
    private var actions: [(UIAction, Event)] = []
    private var targets: [Target] = []

    /// A method to call at events. The control does not keep its target.
    private struct Target {
        weak var object: AnyObject?
        let action: Selector
        var events: Event
    }
}

/// An action with a title.
@MainActor @preconcurrency open class UIAction: NSObject {
    /// The title.
    open var title: String
    /// The control that performs the action.
    open internal(set) weak var sender: AnyObject?
    let handler: (UIAction) -> Void
    /// An action.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }
}

/// A label.
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The text with attributes.
    open var attributedText: NSAttributedString?
    /// The font.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The color.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label
    /// The alignment.
    open var textAlignment = NSTextAlignment.natural
    /// The most lines.
    open var numberOfLines = 1
    /// How lines break.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks with the width.
    open var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the preferred size.
    open var adjustsFontForContentSizeCategory = false
    /// How much the font may shrink.
    open var minimumScaleFactor: CGFloat = 0
}

/// A view with an image.
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// The images of an animation.
    open var animationImages: [UIImage]?
    /// A view with an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Starts the animation. Has no effect here.
    open func startAnimating() {}
    /// Ends the animation. Has no effect here.
    open func stopAnimating() {}
}

/// A button.
open class UIButton: UIControl {
    /// A kind of button.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }
    /// The label of the title.
    open private(set) lazy var titleLabel: UILabel? = UILabel()
    /// The view of the image.
    open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// The title.
    open var currentTitle: String? { titleLabel?.text }
    /// A button with an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }
    /// Sets the title.
    open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }
    /// Sets the color of the title.
    open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }
    /// Sets the image.
    open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
}

/// A switch.
open class UISwitch: UIControl {
    /// Whether the switch is on.
    open var isOn = false
    /// The color of the switch that is on.
    open var onTintColor: UIColor?
    /// Turns the switch.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
open class UISlider: UIControl {
    /// The value.
    open var value: Float = 0
    /// The least value.
    open var minimumValue: Float = 0
    /// The greatest value.
    open var maximumValue: Float = 1
    /// The color below the thumb.
    open var minimumTrackTintColor: UIColor?
    /// The color above the thumb.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// Sets the image of the thumb. Has no effect here.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A control with segments.
open class UISegmentedControl: UIControl {
    /// The index of the selected segment.
    open var selectedSegmentIndex = -1
    /// The color of the selected segment.
    open var selectedSegmentTintColor: UIColor?
    /// Sets the attributes of titles. Has no effect here.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// Dots for pages.
open class UIPageControl: UIControl {
    /// The number of pages.
    open var numberOfPages = 0
    /// The current page.
    open var currentPage = 0
    /// The color of the current dot.
    open var currentPageIndicatorTintColor: UIColor?
    /// The color of the other dots.
    open var pageIndicatorTintColor: UIColor?
    /// Whether a single dot is hidden.
    open var hidesForSinglePage = false
}

/// A control that picks a date.
open class UIDatePicker: UIControl {
    /// The date.
    open var date = Date()
    /// The earliest date.
    open var minimumDate: Date?
    /// The latest date.
    open var maximumDate: Date?
    /// The minutes between choices.
    open var minuteInterval = 1
    /// The parts of a date that the control picks.
    open var datePickerMode = Mode.dateAndTime
    /// The style of the control.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The seconds of a timer.
    open var countDownDuration: TimeInterval = 0
    /// The locale.
    open var locale: Locale?
    /// The calendar.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = .current
    /// The time zone.
    open var timeZone: TimeZone?
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The parts of a date that a control picks.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
}

/// The style of a control that picks a date.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A wheel that shows progress.
open class UIActivityIndicatorView: UIView {
    /// The style of the wheel.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false
    /// Whether a still wheel is hidden.
    open var hidesWhenStopped = true
    /// The color.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor!
    /// A wheel in a style.
    public init(style: Style) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Starts the wheel.
    open func startAnimating() { isAnimating = true }
    /// Stops the wheel.
    open func stopAnimating() { isAnimating = false }
}

/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// How the lines of a text break.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
