/// A picture of a map. It fails, since there is no network.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// The look of the map.
    open class Options: NSObject, @unchecked Sendable {
        /// The part of the map.
        open var region = MKCoordinateRegion()
        /// The size in points.
        open var size = CGSize(width: 256, height: 256)
        /// The number of pixels in a point.
        open var scale: CGFloat = 1
        /// The kind of map.
        open var mapType = MKMapType.standard
        /// Whether buildings are drawn.
        open var showsBuildings = true
        /// The places of interest that are drawn; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }
    /// The picture.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        open var image: UIImage { UIImage() }
        /// Returns the point of a place in the picture.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// Whether a picture is being made: no.
    open var isLoading: Bool { false }
    /// A picture with a look.
    public init(options: Options) {}
    /// Starts the picture. Fails.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    /// Starts the picture. Fails.
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    /// Ends the picture.
    open func cancel() {}
}
