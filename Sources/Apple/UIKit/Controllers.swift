/// A controller with a stack of controllers. The host does not show them.
open class UINavigationController: UIViewController {
    /// The controllers, the visible one last.
    open var viewControllers: [UIViewController] = []
    /// The bar.
    public let navigationBar = UINavigationBar()
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false
    /// The gesture that goes back.
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// The object that receives the events of the controller.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// A stack with one controller.
    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The visible controller.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The visible controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
    /// Pushes a controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// Pops the last controller.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Pops all controllers but the first.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers.removeLast(popped.count)
        return popped
    }
    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

/// The object that receives the events of a navigation controller.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

/// A controller with tabs. The host does not show them.
open class UITabBarController: UIViewController {
    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]?
    /// The index of the selected tab.
    open var selectedIndex = 0
    /// The bar.
    public let tabBar = UITabBar()
    /// The selected controller.
    open var selectedViewController: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
}

/// A controller of a table.
open class UITableViewController: UIViewController {
    /// The table.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! = UITableView()
}

/// An alert. The host does not show it.
open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable { case actionSheet, alert }
    /// The message.
    open var message: String?
    /// The actions.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields.
    open private(set) var textFields: [UITextField]?
    /// The style.
    public let preferredStyle: Style
    /// An alert.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }
    /// Adds an action.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An action of an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    /// The title.
    public let title: String?
    /// The style.
    public let style: Style
    /// Whether the user can choose the action.
    open var isEnabled = true
    /// Performs the action.
    package let handler: ((UIAlertAction) -> Void)?
    /// An action.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// A sheet that shares items. Nobody chooses in it.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
    /// A function that is called after the user has chosen.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// The items.
    public let activityItems: [Any]
    /// The kinds that the sheet leaves out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called after the user has chosen: never here.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// A sheet that shares items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }
    /// Where the sheet points to.
    open var popoverPresentationController: UIPopoverPresentationController? { UIPopoverPresentationController() }
}

/// The popover of a controller.
@MainActor @preconcurrency open class UIPopoverPresentationController: NSObject {
    /// The view that the popover points to.
    open var sourceView: UIView?
    /// The part of the view that the popover points to.
    open var sourceRect = CGRect.zero
}

/// A way to share items.
@MainActor @preconcurrency open class UIActivity: NSObject {
    /// A kind of sharing.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Copies.
        public static let copyToPasteboard = ActivityType(rawValue: "copy")
        /// Sends mail.
        public static let mail = ActivityType(rawValue: "mail")
        /// Sends a message.
        public static let message = ActivityType(rawValue: "message")
        /// Prints.
        public static let print = ActivityType(rawValue: "print")
        /// Saves an image.
        public static let saveToCameraRoll = ActivityType(rawValue: "save")
        /// Sends to a device.
        public static let airDrop = ActivityType(rawValue: "airDrop")
        /// Adds to the reading list.
        public static let addToReadingList = ActivityType(rawValue: "readingList")
        /// Assigns to a contact.
        public static let assignToContact = ActivityType(rawValue: "contact")
    }
}

/// A picker of images. Nobody chooses in it.
open class UIImagePickerController: UINavigationController {
    /// Where images come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// A key of the information about an image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The image.
        public static let originalImage = InfoKey(rawValue: "original")
        /// The image after an edit.
        public static let editedImage = InfoKey(rawValue: "edited")
        /// The URL of the image.
        public static let imageURL = InfoKey(rawValue: "imageURL")
        /// The URL of the movie.
        public static let mediaURL = InfoKey(rawValue: "mediaURL")
    }
    /// Returns whether images come from a source.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Where images come from.
    open var sourceType = SourceType.photoLibrary
    /// Whether the user can edit the image.
    open var allowsEditing = false
    /// The kinds of media.
    open var mediaTypes = ["public.image"]
}

/// The object that receives the choice of an image picker.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Receives an image. The host does not call it.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Receives the end without a choice. The host does not call it.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A picker of documents. Nobody chooses in it.
open class UIDocumentPickerViewController: UIViewController {
    /// The object that receives the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user can choose several documents.
    open var allowsMultipleSelection = false
    /// A picker of documents of some types.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    /// A picker of a place for documents.
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }
}

/// The object that receives the choice of a document picker.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
    /// Receives documents. The host does not call it.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Receives the end without a choice. The host does not call it.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension UIViewController {
    /// The navigation controller around this one.
    public var navigationController: UINavigationController? {
        parent.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    }
    /// The tab controller around this one.
    public var tabBarController: UITabBarController? {
        parent.flatMap { $0 as? UITabBarController ?? $0.tabBarController }
    }
    /// The item of the navigation bar.
    public var navigationItem: UINavigationItem { attached("navigationItem") { UINavigationItem() } }
    /// The item of the tab bar.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var tabBarItem: UITabBarItem! {
        get { attached("tabBarItem") { UITabBarItem() } }
        set { attachments["tabBarItem"] = newValue }
    }
    /// The sheet that shows the controller.
    public var sheetPresentationController: UISheetPresentationController? {
        attached("sheet") { UISheetPresentationController() }
    }

    private func attached<Value>(_ key: String, _ make: () -> Value) -> Value {
        if let value = attachments[key] as? Value { return value }
        let value = make()
        attachments[key] = value
        return value
    }
}

/// The sheet of a controller.
@MainActor @preconcurrency open class UISheetPresentationController: NSObject {
    /// A height of a sheet.
    @MainActor @preconcurrency open class Detent: NSObject {
        /// Half of the screen.
        open class func medium() -> Detent { Detent() }
        /// The whole screen.
        open class func large() -> Detent { Detent() }
    }
    /// The heights.
    open var detents: [Detent] = []
    /// Whether the grabber shows.
    open var prefersGrabberVisible = false
    /// The radius of the corners.
    open var preferredCornerRadius: CGFloat?
}
