/// A change of a picture. The library refuses all changes.
open class PHAssetChangeRequest: NSObject {
    /// The date.
    open var creationDate: Date?
    /// Whether the picture is one of the user's favorites.
    open var isFavorite = false
    /// Whether the picture is hidden.
    open var isHidden = false
    /// What stands for the new picture.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder() }
    /// A change of a picture.
    public convenience init(for asset: PHAsset) { self.init() }
    /// Adds a picture.
    open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
    /// Adds the picture of a file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { make() }
    /// Adds the movie of a file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { make() }
    /// Deletes pictures.
    open class func deleteAssets(_ assets: any Sequence) {}
    /// A change.
    public required override init() {}
    private class func make() -> Self { self.init() }
}

/// An addition of a picture. The library refuses all changes.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Adds a picture.
    open class func forAsset() -> Self { self.init() }
    /// Adds the content of a picture. Has no effect here.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    /// Adds the content of a picture. Has no effect here.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// A kind of content.
public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio, alternatePhoto, pairedVideo = 9 }
/// Options of an addition.
open class PHAssetResourceCreationOptions: NSObject {
    /// Whether the file moves into the library.
    open var shouldMoveFile = false
    /// The name of the file.
    open var originalFilename: String?
}

/// A change of an album. The library refuses all changes.
open class PHAssetCollectionChangeRequest: NSObject {
    /// The title.
    open var title = ""
    /// What stands for the new album.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// A change.
    public required override init() {}
    /// A change of an album.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// Adds an album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = self.init()
        request.title = title
        return request
    }
    /// Deletes albums.
    open class func deleteAssetCollections(_ assetCollections: any Sequence) {}
    /// Adds pictures. Has no effect here.
    open func addAssets(_ assets: any Sequence) {}
    /// Removes pictures. Has no effect here.
    open func removeAssets(_ assets: any Sequence) {}
}

/// What stands for a picture or an album that is not there yet.
open class PHObjectPlaceholder: NSObject, @unchecked Sendable {
    /// The identifier.
    open var localIdentifier: String { "" }
}

/// Options of a movie.
open class PHVideoRequestOptions: NSObject {
    /// Whether the movie may come from a network.
    open var isNetworkAccessAllowed = false
    /// Which movie comes.
    open var version = PHVideoRequestOptionsVersion.current
    /// How good the movie is.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Receives the progress: never here.
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?) -> Void)?
}

/// Which movie comes.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// How good a movie is.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How a picture is resized.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

extension PHImageManager {
    /// Asks for a movie. Never answered here.
    @discardableResult public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> Int32 { 0 }
    /// Asks for a movie to play. Never answered here.
    @discardableResult public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> Int32 { 0 }
    /// Asks for the data of a picture. Never answered here.
    @discardableResult public func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
    ) -> Int32 { 0 }
    /// Ends a request.
    public func cancelImageRequest(_ requestID: Int32) {}
}
