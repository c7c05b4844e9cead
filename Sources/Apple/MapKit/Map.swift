/// A map. It makes the views of its annotations, and its position and selection are those of the app.
nonisolated public struct Map<Content: View>: View {
    private let content: Content

    /// A map with annotations.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) { self.content = content() }
    /// A map with annotations, and a position that the app can set.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) { self.content = content() }
    /// A map with annotations, and a selection that the app can set.
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) { self.content = content() }
    /// A map of a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == EmptyView { content = EmptyView() }
    /// A map of a region with annotations.
    public init<Items: RandomAccessCollection, Annotation: View>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
        content = ForEach(annotationItems, content: annotationContent)
    }

    public var body: some View { content }
}

extension Map where Content == EmptyView {
    /// A map without annotations.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(initialPosition: initialPosition) { EmptyView() } }
    /// A map without annotations, and with a position that the app can set.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(position: position) { EmptyView() } }
}

/// What a map contains. Every view can be content here.
public typealias MapContent = View
/// The result builder of a map.
public typealias MapContentBuilder = ViewBuilder

/// A balloon at a place.
nonisolated public struct Marker<Label: View>: View {
    private let label: Label
    /// A balloon with a label.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { label }
}

extension Marker where Label == Text {
    /// A balloon with a title.
    public init<S: TextSource>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { title.shownText }
    }
    /// A balloon for a place of interest.
    public init(item: MKMapItem) { self.init(item.name ?? "", coordinate: item.placemark.coordinate) }
}

extension Marker where Label == HeadlessUI.Label<Text, Image> {
    /// A balloon with a title and a symbol.
    public init<S: TextSource>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { HeadlessUI.Label(title, systemImage: systemImage) }
    }
}

/// A view at a place.
nonisolated public struct Annotation<Content: View>: View {
    private let content: Content
    /// A view with a title.
    public init<S: TextSource>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: some View { content }
}

/// A view at a place, of the map of a region.
public typealias MapAnnotation = PlacedView
/// A view at a place.
nonisolated public struct PlacedView<Content: View>: View {
    private let content: Content
    /// A view at a place.
    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = .zero, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var body: some View { content }
}

/// A balloon at a place, of the map of a region.
nonisolated public struct MapMarker: View {
    /// A balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
    public var body: some View { EmptyView() }
}

/// A pin at a place, of the map of a region.
public typealias MapPin = MapMarker

/// The place of the user.
nonisolated public struct UserAnnotation: View {
    /// The place of the user.
    public init() {}
    public var body: some View { EmptyView() }
}

/// A line on a map.
nonisolated public struct MapPolyline: View {
    /// A line through places.
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public var body: some View { EmptyView() }
    /// Sets the stroke. Has no effect here.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolyline { self }
}

/// A circle on a map.
nonisolated public struct MapCircle: View {
    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public var body: some View { EmptyView() }
}
