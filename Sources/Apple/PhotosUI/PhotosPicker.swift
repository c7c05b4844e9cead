/// A button that shows the photo library. Nobody chooses in it.
nonisolated public struct PhotosPicker<Label: View>: View {
    private let label: Label
    /// A button for one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// A button for several pictures.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// A button for one picture, of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// A button for several pictures, of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    @MainActor public var body: some View { Button(action: {}) { label } }
}

extension PhotosPicker where Label == Text {
    /// A button with a title for one picture.
    public init<S: TextSource>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, matching: filter) { title.shownText }
    }
    /// A button with a title for several pictures.
    public init<S: TextSource>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
            title.shownText
        }
    }
}

/// A choice of the photo library.
public struct PhotosPickerItem: Hashable, Sendable {
    /// How a picture is encoded.
    public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
    /// The identifier.
    public let itemIdentifier: String?
    /// The types of the picture.
    public var supportedContentTypes: [UTType] { [.image] }
    /// A choice with an identifier.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    /// Loads the picture: none.
    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
    /// Loads the picture. Never answered here.
    @discardableResult public func loadTransferable<T>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
}

/// How choices arrive.
public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous, continuousAndOrdered }

/// The pictures that a picker shows.
public struct PHPickerFilter: Sendable {
    /// Pictures.
    public static let images = PHPickerFilter()
    /// Movies.
    public static let videos = PHPickerFilter()
    /// Pictures that move.
    public static let livePhotos = PHPickerFilter()
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter()
    /// Any of several kinds.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
    /// None of a kind.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

/// The configuration of a picker.
public struct PHPickerConfiguration: Sendable {
    /// The most pictures.
    public var selectionLimit = 1
    /// The pictures that show.
    public var filter: PHPickerFilter?
    /// A configuration.
    public init() {}
    /// A configuration for a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A choice in a picker.
public struct PHPickerResult {
    /// The picture.
    public let itemProvider: NSItemProvider
    /// The identifier.
    public let assetIdentifier: String?
}

/// A controller that shows the photo library. Nobody chooses in it.
open class PHPickerViewController: UIViewController {
    /// The object that receives choices.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// A controller with a configuration.
    public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }
}

/// The object that receives choices.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Receives choices. The host does not call it.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension View {
    /// Shows the photo library. Nobody chooses in it.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) -> some View { self }
    /// Shows the photo library. Nobody chooses in it.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) -> some View { self }
}
