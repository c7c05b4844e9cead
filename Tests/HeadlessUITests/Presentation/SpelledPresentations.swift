import HeadlessUI

/// Presentations as apps spell them.
struct SpelledPresentationsView: View {
    @State private var isPresented = false
    @State private var memo: Memo?
    @State private var showsInspector = false
    @State private var detent = PresentationDetent.medium
    @State private var settings = Settings()
    @State private var showsSheet = false
    @State private var choosesAction = false

    var body: some View {
        Group {
            Button("Popover") { isPresented.toggle() }
            Button("Cover") { memo = Memo(id: 1, text: "covered") }
            Toggle("Inspector", isOn: $showsInspector)
            Button("Sheet", action: present)
            Button("Actions") { choosesAction = true }
            Menu {
                OptionsContent()
            } label: {
                Label("Options", systemImage: "ellipsis")
            }
            .menuStyle(.button)
            .menuOrder(.fixed)
            ShareLink(item: "text") { Text("Share it") }
            ShareLink("Share", item: "text", preview: SharePreview("text"))
        }
        .popover(isPresented: $isPresented, attachmentAnchor: .point(.center), arrowEdge: .bottom) {
            Text("popover").presentationCompactAdaptation(.popover)
        }
        VStack {}
            .fullScreenCover(item: $memo, onDismiss: reset) { CoverView(memo: $0) }
            .inspector(isPresented: $showsInspector) { Text("inspected").noted("inspector") }
            .sheet(isPresented: $showsSheet, content: sheet)
            .actionSheet(isPresented: $choosesAction) {
                ActionSheet(
                    title: Text("Actions"), message: Text("Which?"),
                    buttons: [.default(Text("Copy"), action: reset), .destructive(Text("Delete")), .cancel()])
            }
            .environment(settings)
            .environment(\.tint, "sheet")
    }

    private func present() { showsSheet = true }
    private func reset() { Chronicle.note("reset") }

    private func sheet() -> some View {
        NavigationStack {
            TintedView()
                .presentationDetents([.medium, .height(100)], selection: $detent)
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(20)
                .presentationBackground(.thinMaterial)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationContentInteraction(.scrolls)
                .interactiveDismissDisabled()
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { CloseButton() }
                }
        }
    }
}

struct OptionsContent: View {
    var body: some View { Button("Only") { Chronicle.note("only") } }
}

struct CoverView: View {
    let memo: Memo
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Text(memo.text)
        Button("Close", action: dismiss.callAsFunction)
    }
}

struct CloseButton: View {
    @Environment(\.dismiss) private var dismiss: DismissAction

    var body: some View { Button("Close") { dismiss() } }
}
