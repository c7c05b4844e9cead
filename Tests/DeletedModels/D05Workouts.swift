import SwiftData
import SwiftUI
import ViewFuzz

// D05: an actor walks through the sessions in its own context, while the view deletes one of them in the main context.
// https://github.com/JManke91/GymStreak/blob/HEAD/docs/history-delete-race.md

@Model final class GymSession {
    var day: String
    @Relationship(deleteRule: .cascade, inverse: \GymExercise.session) var exercises: [GymExercise] = []

    init(day: String, exercises: [GymExercise]) {
        self.day = day
        self.exercises = exercises
    }
}

@Model final class GymExercise {
    var name: String
    var session: GymSession?

    init(name: String) {
        self.name = name
    }
}

/// A server that keeps a copy of each session.
struct GymServer {
    let setup: FuzzSetup

    func upload(_ day: String) async throws {
        _ = try await setup.reply("upload", day, returning: true)
    }
}

@ModelActor actor GymExporter {
    /// Uploads all sessions, and returns the number of their exercises.
    func export(to server: GymServer) async throws -> Int {
        var count = 0
        for session in try modelContext.fetch(FetchDescriptor<GymSession>()) {
            try await server.upload(session.day)
            count += session.exercises.count
        }
        return count
    }
}

struct GymView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \GymSession.day) private var sessions: [GymSession]
    @State private var exported: Int?
    let exporter: GymExporter
    let server: GymServer

    var body: some View {
        List {
            ForEach(sessions) { session in
                Button("Delete \(session.day)") { delete(session) }
            }
            Button("Export") { export() }
            if let exported { Text("Exported \(exported) exercises") }
        }
    }

    private func delete(_ session: GymSession) {
        context.delete(session)
        try? context.save()
    }

    private func export() {
        Task { exported = try? await exporter.export(to: server) }
    }
}

/// A view that deletes no session during an export.
struct ExclusiveGymView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \GymSession.day) private var sessions: [GymSession]
    @State private var exported: Int?
    @State private var isExporting = false
    let exporter: GymExporter
    let server: GymServer

    var body: some View {
        List {
            ForEach(sessions) { session in
                Button("Delete \(session.day)") { delete(session) }
            }
            Button("Export") { export() }
            if let exported { Text("Exported \(exported) exercises") }
        }
        .disabled(isExporting)
    }

    private func delete(_ session: GymSession) {
        // A second touch can come before the update that disables the buttons.
        if isExporting { return }
        context.delete(session)
        try? context.save()
    }

    private func export() {
        if isExporting { return }
        isExporting = true
        Task {
            exported = try? await exporter.export(to: server)
            isExporting = false
        }
    }
}

@MainActor private func someSessions() -> ModelContainer {
    filledContainer([GymSession.self]) { context in
        context.insert(GymSession(day: "Monday", exercises: [GymExercise(name: "Squat"), GymExercise(name: "Row")]))
        context.insert(GymSession(day: "Tuesday", exercises: [GymExercise(name: "Press")]))
    }
}

extension DeletedModelsFuzz {
    static let d05 = FuzzedView("d05") { setup in
        let container = someSessions()
        let exporter = GymExporter(modelContainer: container)
        return GymView(exporter: exporter, server: GymServer(setup: setup)).modelContainer(container)
    }

    static let d05Fixed = FuzzedView("d05 fixed") { setup in
        let container = someSessions()
        let exporter = GymExporter(modelContainer: container)
        return ExclusiveGymView(exporter: exporter, server: GymServer(setup: setup)).modelContainer(container)
    }
}
