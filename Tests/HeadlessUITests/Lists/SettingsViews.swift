import HeadlessUI

/// A form of settings, in sections some of which can be collapsed.
struct SettingsFormView: View {
    @State private var name = "Ada"
    @State private var isLoud = false
    @State private var showsAdvanced = false
    @State private var showsMore = true

    var body: some View {
        Form {
            Section(header: Text("Profile"), footer: Text("Shown to others")) {
                TextField("Name", text: $name)
            }
            Section("More", isExpanded: $showsMore) {
                Toggle("Loud", isOn: $isLoud)
            }
            DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
                ResettableView()
            }
            DisclosureGroup {
                Text("inner")
            } label: {
                Label("Own", systemImage: "star")
            }
            GroupBox("Box") { ControlGroup { Button("Reset") { name = "" } } }
        }
        .formStyle(.grouped)
        Text("\(name) \(isLoud) \(showsAdvanced) \(showsMore)")
    }
}

struct ResettableView: View {
    @State private var count = 0

    var body: some View {
        Button("Count") { count += 1 }
        Text("count \(count)")
    }
}

struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?
    var id: String { name }
}

struct FoldersView: View {
    let folders = [
        Folder(name: "src", folders: [Folder(name: "lib", folders: [Folder(name: "a")]), Folder(name: "main")]),
        Folder(name: "readme"),
    ]
    @State private var selected: String?

    var body: some View {
        List(folders, children: \.folders, selection: $selected) { Text($0.name) }
        Text(selected ?? "none")
    }
}

struct CardStyle: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.content
            configuration.label
            Text(isEnabled ? "open card" : "closed card")
        }
    }
}

struct SwitchStyle: DisclosureGroupStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Text(isEnabled ? "open group" : "closed group")
        Toggle(isOn: configuration.$isExpanded) { configuration.label }
        if configuration.isExpanded { configuration.content }
    }
}

/// Groups whose looks are the app's own.
struct StyledGroupsView: View {
    var body: some View {
        GroupBox("Title") { Text("content") }
            .groupBoxStyle(CardStyle())
            .disabled(true)
        DisclosureGroup("More") { ResettableView() }
            .disclosureGroupStyle(SwitchStyle())
    }
}
