/// A page of the web. It keeps its URL, and loads nothing.
open class WKWebView: UIView {
    /// The configuration.
    public let configuration: WKWebViewConfiguration
    /// The object that receives the events of the page.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that shows the dialogs of the page.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Whether swipes go back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// The scroll view.
    public let scrollView = UIScrollView()
    /// The URL.
    open private(set) var url: URL? { didSet { valuesChanged() } }
    /// The title: none.
    open var title: String? { nil }
    /// Whether the page is loading: no.
    open var isLoading: Bool { false }
    /// How much is loaded.
    open var estimatedProgress: Double { 0 }
    /// Whether there is an earlier page: no.
    open var canGoBack: Bool { false }
    /// Whether there is a later page: no.
    open var canGoForward: Bool { false }
    /// A page with a frame.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }
    /// Loads a page. Nothing arrives.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return WKNavigation()
    }
    /// Shows a text. The delegate is not called.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { WKNavigation() }
    /// Loads a file. Nothing arrives.
    @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        self.url = url
        return WKNavigation()
    }
    /// Loads the page again. Nothing arrives.
    @discardableResult open func reload() -> WKNavigation? { nil }
    /// Ends the loading.
    open func stopLoading() {}
    /// Shows the earlier page. There is none.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Shows the later page. There is none.
    @discardableResult open func goForward() -> WKNavigation? { nil }
    /// Runs a script. Never answered here.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {}
}

/// The configuration of a page.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
    /// Whether movies play in the page.
    open var allowsInlineMediaPlayback = false
    /// Whether pages of other domains than the app's do not load.
    open var limitsNavigationsToAppBoundDomains = false
    /// The media that do not play by themselves.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether movies play in a window over others.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether movies play on other screens.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether nothing shows before all is loaded.
    open var suppressesIncrementalRendering = false
    /// The name of the app in requests.
    open var applicationNameForUserAgent: String?
    /// The data that pages keep.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The scripts of the app.
    open var userContentController = WKUserContentController()
    /// The preferences.
    open var preferences = WKPreferences()
    /// The preferences of pages.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Movies.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Sound and movies.
    public static let all = WKAudiovisualMediaTypes(rawValue: ~0)
}

/// The data that pages keep: none.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
    private static let store = WKWebsiteDataStore()
    /// Returns the data that stays.
    open class func `default`() -> WKWebsiteDataStore { store }
    /// Returns data that does not stay.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Returns all kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Removes data. There is none.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// Preferences.
@MainActor @preconcurrency open class WKPreferences: NSObject {
    /// Whether scripts run.
    open var javaScriptEnabled = true
}

/// Preferences of pages.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
    /// Whether scripts run.
    open var allowsContentJavaScript = true
}

/// The scripts of the app.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
    /// Adds a script. Has no effect here.
    open func addUserScript(_ userScript: WKUserScript) {}
    /// Adds an object that receives messages. Has no effect here.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
}

/// A script.
@MainActor @preconcurrency open class WKUserScript: NSObject {
    /// The moment at which a script runs.
    public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    /// A script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}

/// A message of a script.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
    /// The content.
    open var body: Any { "" }
    /// The name.
    open var name: String { "" }
}

/// An object that receives messages.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
    /// Receives a message. The host does not call it.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A loading of a page.
@MainActor @preconcurrency open class WKNavigation: NSObject {}
/// A loading that is to be decided.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
    /// The request.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
/// A decision about a loading.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }

/// The object that receives the events of a page.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {
    /// Notifies of the beginning. The host does not call it.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Notifies of the end. The host does not call it.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Notifies of an error. The host does not call it.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Decides about a loading. The host does not call it.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {}
}

/// The object that shows the dialogs of a page.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
