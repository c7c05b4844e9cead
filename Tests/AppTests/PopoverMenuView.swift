import HeadlessUI

struct PaintDocument {
    var text = "Sketch"
    var size = 12.0
    var isBold = false
    var alignment = Alignment.left

    enum Alignment: String, CaseIterable, Identifiable {
        case left, center, right

        var id: Self { self }
        var symbol: String { "text.align\(rawValue)" }
    }
}

struct PopoverMenuView: View {
    @State private var document = PaintDocument()
    @State private var showsFormat = false
    @State private var help: HelpTopic?
    @State private var copies = 0

    struct HelpTopic: Identifiable {
        let id: String
    }

    var body: some View {
        NavigationStack {
            VStack {
                Text(document.text)
                    .font(.system(size: document.size))
                    .fontWeight(document.isBold ? .bold : nil)
                Text("\(Int(document.size)) points, \(document.alignment.rawValue), \(copies) copies")
                    .foregroundStyle(.secondary)
            }
            .navigationTitle($document.text)
            .navigationBarTitleDisplayMode(.inline)
            .toolbarTitleMenu {
                Button("Make a copy") { copies += 1 }
            }
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("Format", systemImage: "textformat") { showsFormat.toggle() }
                        .popover(isPresented: $showsFormat, arrowEdge: .top) {
                            PaintFormatPopover(document: $document)
                                .presentationCompactAdaptation(.popover)
                        }
                    menu
                }
                ToolbarItem(placement: .status) {
                    Button("About bold") { help = HelpTopic(id: "Bold") }
                        .popover(item: $help) { topic in
                            Text("Help on \(topic.id)").padding()
                        }
                }
            }
        }
    }

    private var menu: some View {
        Menu("More", systemImage: "ellipsis.circle") {
            Section("Edit") {
                Button("Make uppercase") { document.text = document.text.uppercased() }
                Toggle("Bold", isOn: $document.isBold)
            }
            Menu("Align") {
                ForEach(PaintDocument.Alignment.allCases) { alignment in
                    Button {
                        document.alignment = alignment
                    } label: {
                        Label(alignment.rawValue.capitalized, systemImage: alignment.symbol)
                    }
                }
            }
            ControlGroup {
                Button("Copy", systemImage: "doc.on.doc") { copies += 1 }
                Button("Forget copies", systemImage: "trash") { copies = 0 }
            }
        } primaryAction: {
            copies += 1
        }
        .menuOrder(.fixed)
    }
}

private struct PaintFormatPopover: View {
    @Binding var document: PaintDocument
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Slider(value: $document.size, in: 8...72, step: 2) { Text("Size") }
            Toggle(isOn: $document.isBold) { Text("Bold text") }
            Button("Close") { dismiss() }
        }
        .padding()
        .frame(minWidth: 240)
    }
}
