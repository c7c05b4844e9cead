/// A controller of a web page. It loads nothing.
open class SFSafariViewController: UIViewController {
    /// The object that receives the events of the controller.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The color of the bars.
    open var preferredBarTintColor: UIColor?
    /// The color of the buttons.
    open var preferredControlTintColor: UIColor?
    /// A controller of a page.
    public init(url URL: URL) { super.init(nibName: nil, bundle: nil) }
    /// A controller of a page with a configuration.
    public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }
    /// The configuration of a controller.
    @MainActor @preconcurrency open class Configuration: NSObject {
        /// Whether the reader shows.
        open var entersReaderIfAvailable = false
        /// Whether the bars shrink.
        open var barCollapsingEnabled = true
        /// A configuration.
        public override init() {}
    }
}

/// The object that receives the events of a web page.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
    /// Notifies of the end. The host does not call it.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
