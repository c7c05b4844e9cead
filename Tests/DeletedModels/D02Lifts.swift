import SwiftData
import SwiftUI
import ViewFuzz

// D02: a sheet deletes its item, and waits for the server. Its body then reads an attribute for the first time.
// https://github.com/Repster-app/Repster/blob/HEAD/DISCARD_USE_AFTER_DELETE_SCOPING.md

enum LiftKind: String, Codable {
    case warmUp = "warm-up"
    case working
}

@Model final class LiftSet {
    var repetitions: Int
    var kind: LiftKind

    init(repetitions: Int, kind: LiftKind) {
        self.repetitions = repetitions
        self.kind = kind
    }
}

/// A server that the app tells about each deletion.
struct LiftServer {
    let setup: FuzzSetup

    func discard() async throws {
        _ = try await setup.reply("discard", returning: true)
    }
}

struct LiftsView: View {
    @Query(sort: \LiftSet.repetitions) private var lifts: [LiftSet]
    @State private var shown: LiftSet?
    let server: LiftServer

    var body: some View {
        List(lifts) { lift in
            Button("\(lift.repetitions) repetitions") { shown = lift }
        }
        .sheet(item: $shown) { LiftSheet(lift: $0, server: server) }
    }
}

private struct LiftSheet: View {
    let lift: LiftSet
    let server: LiftServer
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var isDiscarding = false

    var body: some View {
        if isDiscarding {
            Text("Discards the \(lift.kind.rawValue) set")
        } else {
            Button("Discard") { discard() }
        }
    }

    private func discard() {
        isDiscarding = true
        context.delete(lift)
        try? context.save()
        Task {
            try? await server.discard()
            dismiss()
        }
    }
}

/// The values of a set, which outlive it.
struct LiftSummary: Identifiable {
    let id: PersistentIdentifier
    let kind: LiftKind

    init?(_ lift: LiftSet) {
        guard lift.isLive else { return nil }
        id = lift.persistentModelID
        kind = lift.kind
    }
}

/// A sheet whose item is a value.
struct LiftSummariesView: View {
    @Query(sort: \LiftSet.repetitions) private var lifts: [LiftSet]
    @State private var shown: LiftSummary?
    let server: LiftServer

    var body: some View {
        List(lifts) { lift in
            Button("\(lift.repetitions) repetitions") { shown = LiftSummary(lift) }
        }
        .sheet(item: $shown) { LiftSummarySheet(summary: $0, server: server) }
    }
}

private struct LiftSummarySheet: View {
    let summary: LiftSummary
    let server: LiftServer
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var isDiscarding = false

    var body: some View {
        if isDiscarding {
            Text("Discards the \(summary.kind.rawValue) set")
        } else {
            Button("Discard") { discard() }
        }
    }

    private func discard() {
        isDiscarding = true
        if let lift: LiftSet = context.existing(summary.id) { context.delete(lift) }
        try? context.save()
        Task {
            try? await server.discard()
            dismiss()
        }
    }
}

@MainActor private func someLifts() -> ModelContainer {
    filledContainer([LiftSet.self]) { context in
        context.insert(LiftSet(repetitions: 5, kind: .working))
        context.insert(LiftSet(repetitions: 12, kind: .warmUp))
    }
}

extension DeletedModelsFuzz {
    static let d02 = FuzzedView("d02") { setup in
        LiftsView(server: LiftServer(setup: setup)).modelContainer(someLifts())
    }

    static let d02Fixed = FuzzedView("d02 fixed") { setup in
        LiftSummariesView(server: LiftServer(setup: setup)).modelContainer(someLifts())
    }
}
