/// Whether the app may use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    /// The app may always use the location.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}
/// The accuracy that the app may use.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// An error of Core Location.
public struct CLError: Error, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeCanceled = 10
    }
    /// The kind of error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// The location of the device. Nobody answers: the authorization stays undetermined, and the delegate is not called.
open class CLLocationManager: NSObject {
    /// The object that receives locations.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The accuracy that the app asks for.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The meters between two locations.
    open var distanceFilter = kCLDistanceFilterNone
    /// Whether the app receives locations in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system may pause the updates.
    open var pausesLocationUpdatesAutomatically = true
    /// The kind of activity.
    open var activityType = CLActivityType.other
    /// The last location: none.
    open var location: CLLocation? { nil }
    /// The last heading: none.
    open var heading: CLHeading? { nil }
    /// Whether the app may use the location: not decided.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// The accuracy that the app may use.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether the app may use the location: not decided.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Whether the device has the service.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether the device has a compass.
    open class func headingAvailable() -> Bool { true }
    /// Asks for the location while the app is used. Never answered here.
    open func requestWhenInUseAuthorization() {}
    /// Asks for the location. Never answered here.
    open func requestAlwaysAuthorization() {}
    /// Asks for one location. Never answered here.
    open func requestLocation() {}
    /// Asks for locations. Never answered here.
    open func startUpdatingLocation() {}
    /// Ends the locations.
    open func stopUpdatingLocation() {}
    /// Asks for headings. Never answered here.
    open func startUpdatingHeading() {}
    /// Ends the headings.
    open func stopUpdatingHeading() {}
    /// Asks for locations after long ways. Never answered here.
    open func startMonitoringSignificantLocationChanges() {}
    /// Asks for the entries of a region. Never answered here.
    open func startMonitoring(for region: CLRegion) {}
    /// Ends the entries of a region.
    open func stopMonitoring(for region: CLRegion) {}
}

/// A kind of activity.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// The object that receives locations.
public protocol CLLocationManagerDelegate: AnyObject {
    /// Receives locations. The host does not call it.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Receives a heading. The host does not call it.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Receives an error. The host does not call it.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Receives the answer about the authorization. The host does not call it.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Receives the answer about the authorization. The host does not call it.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Receives the entry of a region. The host does not call it.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Receives the exit of a region. The host does not call it.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// A search for places. It fails, since there is no network.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// A function that receives the places.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Whether a search runs.
    open var isGeocoding: Bool { false }
    /// Searches for the description of a place.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.network))
    }
    /// Searches for a place.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.network))
    }
    /// Searches for the description of a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Searches for a place.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Ends the search.
    open func cancelGeocode() {}
}
