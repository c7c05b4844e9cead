/// The title and pictures of a link.
open class LPLinkMetadata: NSObject {
    /// The URL that was asked for.
    open var originalURL: URL?
    /// The URL of the page.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The symbol of the page.
    open var iconProvider: NSItemProvider?
    /// The picture of the page.
    open var imageProvider: NSItemProvider?
    /// The movie of the page.
    open var videoProvider: NSItemProvider?
    /// The URL of the movie.
    open var remoteVideoURL: URL?
}

/// An error of a link.
public struct LPError: Error, Sendable {
    /// A kind of error.
    public enum Code: Int, Sendable {
        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    }
    /// The kind.
    public let code: Code
}

/// Loads the titles of links. Fails, since there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// The seconds that loading may take.
    open var timeout: TimeInterval = 30
    /// Whether the pictures are loaded.
    open var shouldFetchSubresources = true
    /// Loads the title of a page. Never answered here.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {}
    /// Loads the title of a page. Fails.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(code: .metadataFetchFailed)
    }
    /// Ends loading.
    open func cancel() {}
}

/// A view of a link.
open class LPLinkView: UIView {
    /// The title and pictures.
    open var metadata = LPLinkMetadata()
    /// The view of a URL.
    public init(url: URL) {
        super.init(frame: .zero)
        metadata.url = url
    }
    /// The view of a title and pictures.
    public init(metadata: LPLinkMetadata) {
        super.init(frame: .zero)
        self.metadata = metadata
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An object that gives items to a sheet. The host does not ask it.
@MainActor @preconcurrency public protocol UIActivityItemSource: AnyObject {
    /// Returns an item of the right type.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the title and pictures.
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
}

extension UIActivityItemSource {
    /// Returns an empty text.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns none.
    public func activityViewControllerLinkMetadata(
        _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata? { nil }
}
