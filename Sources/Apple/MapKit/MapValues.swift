/// What a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    private let description: String
    /// The region, if the position is one.
    public let region: MKCoordinateRegion?
    init(_ description: String, region: MKCoordinateRegion? = nil) {
        self.description = description
        self.region = region
    }
    /// The content.
    public static let automatic = MapCameraPosition("automatic")
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition("\(region)", region: region)
    }
    /// A rectangle.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition("\(rect)") }
    /// A camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition("\(camera)") }
    /// A place of interest.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(item.name ?? "")
    }
    /// The place of the user.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition("user")
    }
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool { a.description == b.description }
}

/// A camera above a map.
public struct MapCamera: Sendable {
    /// The place that the camera looks at.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance in meters.
    public var distance: Double
    /// A camera.
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
    }
}

/// Limits of a camera.
public struct MapCameraBounds: Sendable {
    /// Limits of the distance.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What the user can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Move.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Zoom.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Tilt.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// Rotate.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// Everything.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// The look of a map.
public struct MapStyle: Sendable {
    /// How high the map is.
    public enum Elevation: Sendable { case automatic, flat, realistic }
    /// How strong the colors are.
    public enum StandardEmphasis: Sendable { case automatic, muted }
    /// Streets.
    public static let standard = MapStyle()
    /// Pictures.
    public static let imagery = MapStyle()
    /// Pictures and streets.
    public static let hybrid = MapStyle()
    /// Streets.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// Pictures.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// Pictures and streets.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

extension View {
    /// Sets the look of maps. Has no effect here.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Sets the controls of maps. Has no effect here.
    nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
    /// Sets whether the controls of maps show. Has no effect here.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets whether titles show. Has no effect here.
    nonisolated public func annotationTitles(_ visibility: Visibility) -> some View { self }
    /// Calls an action when the camera moves: never here.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
}

/// How often a map reports its camera.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
/// The camera of a map.
public struct MapCameraUpdateContext: Sendable {
    /// The region.
    public let region: MKCoordinateRegion
    /// The camera.
    public let camera: MapCamera
}

/// A button that shows the place of the user.
nonisolated public struct MapUserLocationButton: View {
    /// A button.
    public init() {}
    public var body: some View { EmptyView() }
}
/// A compass.
nonisolated public struct MapCompass: View {
    /// A compass.
    public init() {}
    public var body: some View { EmptyView() }
}
/// A scale.
nonisolated public struct MapScaleView: View {
    /// A scale.
    public init() {}
    public var body: some View { EmptyView() }
}
/// A button that tilts the map.
nonisolated public struct MapPitchToggle: View {
    /// A button.
    public init() {}
    public var body: some View { EmptyView() }
}
