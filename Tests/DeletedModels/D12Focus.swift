import SwiftData
import SwiftUI
import ViewFuzz

// D12: an editor has a second context on the main actor. The main context keeps a profile that the editor deletes.
// https://github.com/mnbf9rca/family-foqos/issues/285

@Model final class FocusProfile {
    var name: String
    var apps: [String]

    init(name: String, apps: [String]) {
        self.name = name
        self.apps = apps
    }
}

/// Deletes profiles in the context of its environment.
private struct FocusEditor: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \FocusProfile.name) private var profiles: [FocusProfile]

    var body: some View {
        ForEach(profiles) { profile in
            Button("Delete \(profile.name)") { delete(profile) }
        }
    }

    private func delete(_ profile: FocusProfile) {
        context.delete(profile)
        try? context.save()
    }
}

struct FocusView: View {
    @Query(sort: \FocusProfile.name) private var profiles: [FocusProfile]
    @State private var active: FocusProfile?
    @State private var showsApps = false
    /// The context of the editor.
    let editing: ModelContext

    var body: some View {
        List {
            ForEach(profiles) { profile in
                Button("Start \(profile.name)") { active = profile }
            }
            if let active {
                Text("Focus: \(active.name)")
                Toggle("Show apps", isOn: $showsApps)
                if showsApps { Text(active.apps.joined(separator: ", ")) }
            }
            FocusEditor().modelContext(editing)
        }
    }
}

/// The values of a profile, as they are when the focus begins.
private struct ActiveFocus {
    let name: String
    let apps: [String]
}

/// A view that copies a profile once it knows that the store still has it.
struct CopiedFocusView: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \FocusProfile.name) private var profiles: [FocusProfile]
    @State private var active: ActiveFocus?
    @State private var showsApps = false
    /// The context of the editor.
    let editing: ModelContext

    var body: some View {
        List {
            ForEach(profiles) { profile in
                Button("Start \(profile.name)") { start(profile.persistentModelID) }
            }
            if let active {
                Text("Focus: \(active.name)")
                Toggle("Show apps", isOn: $showsApps)
                if showsApps { Text(active.apps.joined(separator: ", ")) }
            }
            FocusEditor().modelContext(editing)
        }
    }

    private func start(_ id: PersistentIdentifier) {
        guard let profile: FocusProfile = context.existing(id) else { return }
        active = ActiveFocus(name: profile.name, apps: profile.apps)
    }
}

@MainActor private func someFocusProfiles() -> ModelContainer {
    filledContainer([FocusProfile.self]) { context in
        context.insert(FocusProfile(name: "Sleep", apps: ["Chat"]))
        context.insert(FocusProfile(name: "Work", apps: ["Chat", "Games"]))
    }
}

extension DeletedModelsFuzz {
    static let d12 = FuzzedView("d12") { _ in
        let container = someFocusProfiles()
        return FocusView(editing: ModelContext(container)).modelContainer(container)
    }

    static let d12Fixed = FuzzedView("d12 fixed") { _ in
        let container = someFocusProfiles()
        return CopiedFocusView(editing: ModelContext(container)).modelContainer(container)
    }
}
