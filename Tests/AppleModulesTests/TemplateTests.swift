import CoreLocation
import MapKit
import SwiftUI
import Testing

/// Files with the imports of Xcode's templates compile as they are, and run on a host.
@Suite struct `Files with Apple's imports` {
    @Test func `the template of an app shows its view`() async throws {
        try await onMainRunLoop {
            let host = Host(app: TemplateApp())
            host.run(.idle)
            #expect(host.texts.contains("Hello, world!"))
            try host.close()
        }
    }

    @Test func `a preview shows its view`() async throws {
        try await onMainRunLoop {
            let host = Host { ContentView_Previews.previews }
            host.run(.idle)
            #expect(host.texts.contains("Hello, world!"))
            try host.close()
        }
    }

    @Test func `the delegate of an app receives the launch`() async throws {
        try await onMainRunLoop {
            let host = Host(app: DelegatedApp())
            host.run(.idle)
            #expect(host.texts.contains("Launched"))
            #expect(UITabBar.appearance().unselectedItemTintColor == .systemGray)
            try host.close()
        }
    }

    @Test func `Combine's publishers reach a view, and an action of UIKit ends its edit`() async throws {
        try await onMainRunLoop {
            let host = Host { SearchView() }
            host.run(.idle)
            try host.type("A", into: "Name")
            host.run(.idle)
            #expect(host.texts.contains("Ada") && host.texts.contains("Alan") && !host.texts.contains("Grace"))
            try host.click("Copy")
            #expect(UIPasteboard.general.string == "Ada Alan")
            try host.click("Done")
            host.run(.idle)
            try host.close()
        }
    }

    @Test func `a chart evaluates its marks again`() async throws {
        try await onMainRunLoop {
            let host = Host { SalesView(sales: [Sale(month: "May", count: 3), Sale(month: "June", count: 5)]) }
            host.run(.idle)
            try host.click("Lines")
            host.run(.idle)
            try host.close()
        }
    }

    @Test func `a map has annotations that act, and a search and a picture that fail`() async throws {
        try await onMainRunLoop {
            let place = Place(id: 1, name: "Oslo", coordinate: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7))
            let host = Host { PlacesView(places: [place]) }
            host.run(.idle)
            try host.click("Oslo")
            host.run(.idle)
            #expect(host.texts.contains("A region"))
            try host.click("Search")
            host.run(.idle)
            #expect(host.texts.contains("The search failed"))
            try host.click("Draw")
            host.run(.idle)
            #expect(host.texts.contains("No map can be drawn"))
            try host.close()
        }
    }

    @Test func `a choice of places of interest includes the kinds that it names, or all others`() {
        let parks = MKPointOfInterestFilter(including: [.park])
        #expect(parks.includes(.park) && parks.excludes(.school))
        let others = MKPointOfInterestFilter(excluding: [.park])
        #expect(others.excludes(.park) && others.includes(.school))
        #expect(MKPointOfInterestFilter.includingAll.includes(.park))
        #expect(MKPointOfInterestFilter.excludingAll.excludes(.park))
    }

    @Test func `a player plays and pauses`() async throws {
        try await onMainRunLoop {
            let host = Host { PlayerView() }
            host.run(.idle)
            try host.click("Play")
            host.run(.idle)
            try host.click("Speak")
            try host.click("Pause")
            host.run(.idle)
            #expect(host.texts.contains("Play"))
            try host.close()
        }
    }

    @Test func `a sheet of UIKit opens`() async throws {
        try await onMainRunLoop {
            let host = Host { PhotoView() }
            host.run(.idle)
            try host.click("Share")
            host.run(.idle)
            try host.close()
        }
    }

    @Test func `the system denies what a person would have to allow`() async throws {
        try await onMainRunLoop {
            let host = Host { ReminderView() }
            host.run(.idle)
            for (button, message) in [("Allow", "Denied"), ("Buy", "No products"), ("Unlock", "No biometry")] {
                try host.click(button)
                host.run(.idle)
                #expect(host.texts.contains(message))
            }
            try host.click("Remind")
            host.run(.idle)
            #expect(host.texts.contains("1 pending"))
            try host.close()
        }
    }

    @Test func `a view of AppKit copies to the pasteboard`() async throws {
        try await onMainRunLoop {
            let host = Host { MacView() }
            host.run(.idle)
            try host.click("Copy")
            #expect(NSPasteboard.general.string(forType: .string) == "0.5")
            try host.close()
        }
    }
}
