import CoreLocation
import MapKit
import SwiftUI

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var status = CLAuthorizationStatus.notDetermined
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
    }

    func request() { manager.requestWhenInUseAuthorization() }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }
}

struct Place: Identifiable {
    let id: Int
    let name: String
    let coordinate: CLLocationCoordinate2D
}

struct PlacesView: View {
    let places: [Place]
    @State private var position = MapCameraPosition.automatic
    @State private var message = "Nothing searched"
    @State private var picture = "No picture"
    @StateObject private var location = LocationModel()

    var body: some View {
        Map(position: $position) {
            ForEach(places) { place in
                Annotation(place.name, coordinate: place.coordinate) {
                    Button(place.name) {
                        position = .region(
                            MKCoordinateRegion(
                                center: place.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
                    }
                }
            }
            UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
        .mapControls {
            MapUserLocationButton()
            MapCompass()
        }
        .onAppear { location.request() }
        Text(position.region == nil ? "Everything" : "A region")
        Text(message)
        Button("Search") { Task { await search() } }
        Text(picture)
        Button("Draw") { draw() }
    }

    private func draw() {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 100, height: 50)
        options.pointOfInterestFilter = .excludingAll
        MKMapSnapshotter(options: options).start { snapshot, error in
            picture = snapshot == nil && error != nil ? "No map can be drawn" : "A map"
        }
    }

    private func search() async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "Coffee"
        do {
            let response = try await MKLocalSearch(request: request).start()
            message = "\(response.mapItems.count) found"
        } catch {
            message = "The search failed"
        }
    }
}
