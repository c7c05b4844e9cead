/// Degrees.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters.
public typealias CLLocationAccuracy = Double
/// Degrees from the north.
public typealias CLLocationDirection = Double
/// Meters a second.
public typealias CLLocationSpeed = Double

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every move.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees.
    public var longitude: CLLocationDegrees
    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
    /// The place at 0 degrees.
    public init() { self.init(latitude: 0, longitude: 0) }
}

/// Returns a place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
/// Returns whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place at a moment.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height in meters.
    public let altitude: CLLocationDistance
    /// The accuracy in meters.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The moment.
    public let timestamp: Date
    /// A place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: 0, timestamp: Date(timeIntervalSinceReferenceDate: 0))
    }
    /// A place with a height at a moment.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.timestamp = timestamp
    }
    /// The speed. Not known here.
    open var speed: CLLocationSpeed { -1 }
    /// The course. Not known here.
    open var course: CLLocationDirection { -1 }
    /// Returns the distance in meters, on a sphere.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let (latitudes, longitudes) = ((b.latitude - a.latitude) * radians, (b.longitude - a.longitude) * radians)
        let squares =
            pow(sin(latitudes / 2), 2)
            + cos(a.latitude * radians) * cos(b.latitude * radians) * pow(sin(longitudes / 2), 2)
        return 2 * 6_371_000 * asin(min(1, squares.squareRoot()))
    }
}

/// A heading.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from the magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from the north.
    open var trueHeading: CLLocationDirection { 0 }
}

/// A region.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
}

/// A circle.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The center.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance
    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }
}

/// A description of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place.
    open var location: CLLocation? { nil }
    /// The name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number of the house.
    open var subThoroughfare: String? { nil }
    /// The city.
    open var locality: String? { nil }
    /// The district.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { nil }
}
