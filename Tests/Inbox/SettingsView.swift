import ViewFuzz

/// Nothing is wrong here.
struct SettingsView: View {
    @State private var name = ""
    @State private var folders = ["Work", "Home"]
    @State private var sound = "Bell"
    @State private var volume = 0.5
    @State private var copies = 1
    @State private var isLoud = false
    @State private var showsFolders = false
    @State private var number = 1

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Toggle("Loud", isOn: $isLoud)
                Picker("Sound", selection: $sound) {
                    ForEach(["Bell", "Horn"], id: \.self) { Text($0) }
                }
                Slider(value: $volume) { Text("Volume") }
                Stepper("Copies", value: $copies, in: 0...3)
                NavigationLink("About") { Text("about") }
                Menu("More") { Button("Reset") { copies = 1 } }
                Button("Folders") { showsFolders = true }
            }
            .sheet(isPresented: $showsFolders) { FoldersView(folders: $folders, number: $number) }
        }
    }
}

struct FoldersView: View {
    @Binding var folders: [String]
    /// That of the next folder: no two have the same name, though the sheet is shown anew.
    @Binding var number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(folders, id: \.self) { Text($0) }
                .onDelete { folders.remove(atOffsets: $0) }
                .onMove { folders.move(fromOffsets: $0, toOffset: $1) }
        }
        Button("Add") {
            folders.append("Folder \(number)")
            number += 1
        }
        Button("Done") { dismiss() }
    }
}
