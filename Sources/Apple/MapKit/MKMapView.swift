/// A map of UIKit, which stores its properties. The host does not show it.
open class MKMapView: UIView {
    /// The object that receives the events of the map.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The region.
    open var region = MKCoordinateRegion()
    /// The kind of map.
    open var mapType = MKMapType.standard
    /// Whether the place of the user shows.
    open var showsUserLocation = false
    /// The places of interest that are drawn; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The annotations.
    open private(set) var annotations: [any MKAnnotation] = []
    /// Sets the region.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Sets the center.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    /// The center.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    /// Returns a view for an annotation: none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// What a map marks.
public protocol MKAnnotation: AnyObject {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The subtitle.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No subtitle.
    public var subtitle: String? { nil }
}

/// A place that a map marks.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?
}

/// The view of an annotation.
open class MKAnnotationView: UIView {
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The image.
    open var image: UIImage?
    /// Whether the callout can show.
    open var canShowCallout = false
    /// The distance of the view's center from the place.
    open var centerOffset = CGPoint.zero
    /// The distance of the callout from its place.
    open var calloutOffset = CGPoint.zero
    /// Whether the user can select the annotation.
    open var isEnabled = true
    /// Whether the annotation is selected.
    open var isSelected = false
    /// Whether the user can drag the annotation.
    open var isDraggable = false
    /// The name of the group that the annotation can join.
    open var clusteringIdentifier: String?
    /// How much the annotation matters.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// The view at the left of the callout.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the right of the callout.
    open var rightCalloutAccessoryView: UIView?
    /// The view in the callout.
    open var detailCalloutAccessoryView: UIView?
    /// The identifier for another use of the view.
    public let reuseIdentifier: String?
    /// Prepares another use of the view.
    open func prepareForReuse() {}
    /// Prepares the display of the view. The host does not call it.
    open func prepareForDisplay() {}
    /// Selects the annotation.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// A view for an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// How much an annotation matters.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The annotation always shows.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// The annotation hides last.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// The annotation hides first.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The balloon of an annotation.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The color.
    open var markerTintColor: UIColor?
    /// The image in the balloon.
    open var glyphImage: UIImage?
    /// The text in the balloon.
    open var glyphText: String?
    /// The color in the balloon.
    open var glyphTintColor: UIColor?
    /// Whether the title shows.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether the subtitle shows.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether the balloon falls into its place.
    open var animatesWhenAdded = false
}

/// Whether a part of an annotation shows.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// The object that receives the events of a map.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
    /// Notifies of another region. The host does not call it.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Returns the view of an annotation. The host does not call it.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Notifies of a selection. The host does not call it.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Notifies of another center. The host does not call it.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Returns none.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}
