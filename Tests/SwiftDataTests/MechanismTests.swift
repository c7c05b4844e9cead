import BindingFuzz
import HeadlessUI
import SwiftData
import SwiftUI
import Testing

@testable import ViewFuzz

/// Which findings about deleted objects have one cause.
@Suite struct `The mechanism of a lost write` {
    private struct EditorApp: FuzzedApp {
        static let program = "editor"

        static var views: [FuzzedView] {
            FuzzedView("editor") { _ in EditorPage().modelContainer(for: Trip.self, inMemory: true) }
        }
    }

    private struct EditorPage: View {
        @Environment(\.modelContext) private var context
        @State private var trip: Trip?

        var body: some View {
            if let trip {
                TripEditor(trip: trip)
                Button("Delete") {
                    context.delete(trip)
                    try? context.save()
                }
            } else {
                Button("New") {
                    let new = Trip(name: "Alps")
                    context.insert(new)
                    try? context.save()
                    trip = new
                }
            }
        }
    }

    private struct TripEditor: View {
        @Bindable var trip: Trip

        var body: some View {
            TextField("Name", text: $trip.name)
            Stepper("Days", value: $trip.days)
            Button("Longer") { trip.days += 7 }
        }
    }

    private func mechanism(_ step: String) async throws -> String {
        let lines = ["bindfuzz 1", "view \"editor\"", "", "press \"New\"", "press \"Delete\"", step]
        let testCase = try CaseFile<ViewSubject<EditorApp>>(text: lines.map { $0 + "\n" }.joined()).testCase
        let chosen = try #require(ViewConfiguration<EditorApp>.fullMatrix.first { "\($0)" == "ios/written/index" })
        return try await onMainRunLoop {
            try #require(ViewRunner<EditorApp>(under: []).run(testCase, under: chosen).mechanism).description
        }
    }

    @Test func `is the same for all controls of an editor`() async throws {
        let name = try await mechanism(#"type "x" into "Name""#)
        #expect(name.contains("lost-write-of-Trip-in-the-controls-of-TripEditor"), "\(name)")
        #expect(try await mechanism(#"increment "Days""#) == name)
        #expect(try await mechanism(#"press "Longer""#) != name)
    }
}
