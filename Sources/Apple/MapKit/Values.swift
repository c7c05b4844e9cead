/// A range of degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from north to south.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees
    /// A range.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
    /// An empty range.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// A region on the earth.
public struct MKCoordinateRegion: Sendable {
    /// The center.
    public var center: CLLocationCoordinate2D
    /// The extent.
    public var span: MKCoordinateSpan
    /// A region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    /// A region of a size in meters.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
        let width = max(cos(center.latitude * .pi / 180), 0.01)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / (111_000 * width)))
    }
    /// An empty region.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
}

/// A point of the projected map.
public struct MKMapPoint: Sendable {
    /// The horizontal position.
    public var x: Double
    /// The vertical position.
    public var y: Double
    /// A point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle of the projected map.
public struct MKMapRect: Sendable {
    /// The corner.
    public var origin: MKMapPoint
    /// The extent.
    public var size: MKMapSize
    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = MKMapPoint(x: x, y: y)
        size = MKMapSize(width: width, height: height)
    }
    /// The whole map.
    public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
}

/// A size on the projected map.
public struct MKMapSize: Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
    /// A size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A kind of map.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A description of a place.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// A description of a place.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        self.coordinate = coordinate
    }
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    /// The name, in a line.
    open var title: String? { name }
}

/// A place of interest.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// The place.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The telephone number.
    open var phoneNumber: String?
    /// The web page.
    open var url: URL?
    /// The location of the place.
    open var location: CLLocation {
        CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }
    /// A place.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// The place of the user.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }
    /// Opens Maps. Has no effect here.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
}

/// The key of the kind of directions.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A search for places. It fails, since there is no network.
open class MKLocalSearch: NSObject {
    /// A request.
    open class Request: NSObject, @unchecked Sendable {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The region.
        open var region = MKCoordinateRegion()
        /// The kinds of results.
        open var resultTypes: ResultType = []
        /// The places of interest that are searched; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
    }
    /// A kind of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }
    /// The answer.
    open class Response: NSObject, @unchecked Sendable {
        /// The places.
        open var mapItems: [MKMapItem] { [] }
        /// The region of the places.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// A search.
    public init(request: Request) {}
    /// Starts the search. Fails.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    /// Starts the search. Fails.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    /// Ends the search.
    open func cancel() {}
}

/// Completions of a search. None arrive.
open class MKLocalSearchCompleter: NSObject {
    /// The object that receives completions.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The words.
    open var queryFragment = ""
    /// The region.
    open var region = MKCoordinateRegion()
    /// The completions.
    open var results: [MKLocalSearchCompletion] { [] }
}

/// A completion of a search.
open class MKLocalSearchCompletion: NSObject {
    /// The title.
    open var title: String { "" }
    /// The subtitle.
    open var subtitle: String { "" }
}

/// The object that receives completions.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// Receives completions. The host does not call it.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Receives an error. The host does not call it.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// An error of MapKit.
public struct MKError: Error, Sendable {
    /// The kind of error.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }
    /// The kind of error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}
