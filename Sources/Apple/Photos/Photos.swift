/// Whether the app may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// How the app uses the photo library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// A kind of medium.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The photo library: empty, and nobody allows its use.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// Returns the library.
    open class func shared() -> PHPhotoLibrary { library }
    /// Returns whether the app may use the library: not decided.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Returns whether the app may use the library: not decided.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Asks whether the app may use the library. Never answered here.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}
    /// Asks whether the app may use the library. Never answered here.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {}
    /// Asks whether the app may use the library: no.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Changes the library. Fails.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, PHPhotosError())
    }
    /// Changes the library. Fails.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw PHPhotosError() }
    /// Adds an observer. It is never told.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Removes an observer.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// The error of a change of the library: the app may not use it.
public struct PHPhotosError: Error, Sendable {}

/// A change of the library.
open class PHChange: NSObject {}
/// An object that receives changes.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    /// Receives a change. The host does not call it.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A picture or movie of the library.
open class PHAsset: NSObject, @unchecked Sendable {
    /// The identifier.
    open var localIdentifier: String { "" }
    /// The kind of medium.
    open var mediaType: PHAssetMediaType { .unknown }
    /// The date.
    open var creationDate: Date? { nil }
    /// The seconds of a movie.
    open var duration: TimeInterval { 0 }
    /// Returns the assets: none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns the assets of a kind: none.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Returns the assets of a collection: none.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult() }
    /// Returns the assets with identifiers: none.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult() }
}

/// A kind of album.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// A kind of album in more detail.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumVideos = 202
    case smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded
    case smartAlbumUserLibrary = 209
    case smartAlbumScreenshots = 211
    case any = 9_223_372_036_854_775_807
}

/// An album of the library.
open class PHAssetCollection: NSObject, @unchecked Sendable {
    /// Returns the albums: none.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns the albums with identifiers: none.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// The identifier.
    open var localIdentifier: String { "" }
    /// The title.
    open var localizedTitle: String? { nil }
}

/// Options of a fetch.
open class PHFetchOptions: NSObject {
    /// Options.
    public required override init() {}
    /// The condition.
    open var predicate: NSPredicate?
    /// Whether hidden pictures are found.
    open var includeHiddenAssets = false
    /// Whether all pictures of a series are found.
    open var includeAllBurstAssets = false
    /// Whether notifications of changes list the objects that changed.
    open var wantsIncrementalChangeDetails = true
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most results.
    open var fetchLimit = 0
}

/// The result of a fetch: empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    /// The number of results.
    open var count: Int { 0 }
    /// The first result.
    open var firstObject: ObjectType? { nil }
    /// The last result.
    open var lastObject: ObjectType? { nil }
    /// Calls a function with each result.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// The pictures of assets. None arrive.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    /// Returns the manager.
    open class func `default`() -> PHImageManager { manager }
    /// Asks for a picture. Never answered here.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> Int32 { 0 }
}

/// Pictures of assets, prepared early. None arrive.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}
/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
/// Options of a picture.
open class PHImageRequestOptions: NSObject {
    /// Whether the app waits for the picture.
    open var isSynchronous = false
    /// Whether the picture may come from a network.
    open var isNetworkAccessAllowed = false
    /// How good the picture is.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How the picture is resized.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
}
