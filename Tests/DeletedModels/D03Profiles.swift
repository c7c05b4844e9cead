import SwiftData
import SwiftUI
import ViewFuzz

// D03: the state of an alert holds the profile to delete. The body behind the alert reads it after the deletion.
// https://github.com/craigmharris/TKDojang/blob/HEAD/CLAUDE.md

@Model final class DojoProfile {
    var name: String
    var belts: [String]

    init(name: String, belts: [String]) {
        self.name = name
        self.belts = belts
    }
}

struct ProfilesView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \DojoProfile.name) private var profiles: [DojoProfile]
    @State private var profileToDelete: DojoProfile?
    @State private var asks = false

    var body: some View {
        List {
            ForEach(profiles) { profile in
                Button("Remove \(profile.name)") {
                    profileToDelete = profile
                    asks = true
                }
            }
            if let profileToDelete, !asks {
                Text("Removed \(profileToDelete.name) with \(profileToDelete.belts.count) belts")
            }
        }
        .alert("Remove the profile?", isPresented: $asks, presenting: profileToDelete) { profile in
            Button("Delete", role: .destructive) { delete(profile) }
            Button("Keep", role: .cancel) { profileToDelete = nil }
        }
    }

    private func delete(_ profile: DojoProfile) {
        context.delete(profile)
        try? context.save()
    }
}

/// The values of a profile that the alert and the body need.
private struct ProfileSummary {
    let id: PersistentIdentifier
    let name: String
    let beltCount: Int

    init?(_ profile: DojoProfile) {
        guard profile.isLive else { return nil }
        id = profile.persistentModelID
        name = profile.name
        beltCount = profile.belts.count
    }
}

/// An alert for a value. Its state is empty before the deletion.
struct ProfileSummariesView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \DojoProfile.name) private var profiles: [DojoProfile]
    @State private var profileToDelete: ProfileSummary?
    @State private var asks = false
    @State private var message = ""

    var body: some View {
        List {
            ForEach(profiles) { profile in
                Button("Remove \(profile.name)") {
                    profileToDelete = ProfileSummary(profile)
                    asks = profileToDelete != nil
                }
            }
            Text(message)
        }
        .alert("Remove the profile?", isPresented: $asks, presenting: profileToDelete) { summary in
            Button("Delete", role: .destructive) { delete(summary) }
            Button("Keep", role: .cancel) { profileToDelete = nil }
        }
    }

    private func delete(_ summary: ProfileSummary) {
        profileToDelete = nil
        message = "Removed \(summary.name) with \(summary.beltCount) belts"
        if let profile: DojoProfile = context.existing(summary.id) { context.delete(profile) }
        try? context.save()
    }
}

@MainActor private func someProfiles() -> ModelContainer {
    filledContainer([DojoProfile.self]) { context in
        context.insert(DojoProfile(name: "Ann", belts: ["white", "yellow"]))
        context.insert(DojoProfile(name: "Bob", belts: ["white"]))
    }
}

extension DeletedModelsFuzz {
    static let d03 = FuzzedView("d03") { _ in ProfilesView().modelContainer(someProfiles()) }
    static let d03Fixed = FuzzedView("d03 fixed") { _ in ProfileSummariesView().modelContainer(someProfiles()) }
}
