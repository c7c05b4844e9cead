import HeadlessUI

/// As many spellings of lists, grids and scrolling as apps have, of which nothing is tested but that they compile and show
/// their content.
struct SpellingsView: View {
    @State private var items = [Mail(id: 1, subject: "one")]
    @State private var chosen: Mail.ID?
    @State private var several = Set<Mail.ID>()
    @State private var query = ""
    @State private var tokens: [Mail] = []

    var body: some View {
        List(items) { Text($0.subject) }
            .listStyle(PlainListStyle())
        List(items, selection: $chosen) { item in
            Text(item.subject)
                .listRowBackground(Color.clear)
                .listRowInsets(EdgeInsets())
                .listRowSeparator(.hidden)
                .listRowSeparatorTint(.red, edges: .bottom)
                .listItemTint(.blue)
                .badge(3)
                .badge("new")
        }
        .listRowSpacing(8)
        .listSectionSpacing(.compact)
        .scrollContentBackground(.hidden)
        .headerProminence(.increased)
        List(items, id: \.subject, selection: .constant(nil as String?)) { Text($0.subject) }
        List(selection: $several) {
            Section {
                ForEach($items, editActions: [.delete, .move]) { $item in Text(item.subject) }
            } footer: {
                Text("footer")
            }
            Section("Title") { EmptyView() }
            ForEach(items) { Text($0.subject) }
                .onMove(perform: move)
                .onDelete(perform: nil)
                .onMove { _, _ in }
        }
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find"))
        .searchable(text: $query, tokens: $tokens) { Text($0.subject) }
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        List($items, id: \.id, editActions: .delete, selection: $several) { $item in
            TextField("Name", text: $item.subject)
        }
        List($items) { $item in Text(item.subject) }
            .environment(\.editMode, .constant(.active))
        List(0..<2) { Text("\($0)") }
        moreSpellings
    }

    @ViewBuilder private var moreSpellings: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHGrid(
                rows: [GridItem(.adaptive(minimum: 300, maximum: 400))], alignment: .top, pinnedViews: .sectionHeaders
            ) {
                Section(header: Text("h")) { ForEach(items) { Text($0.subject) } }
            }
        }
        .scrollDisabled(true)
        .scrollDismissesKeyboard(.interactively)
        .scrollClipDisabled()
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .contentMargins(16)
        .safeAreaPadding(.horizontal)
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("inset") }
        .coordinateSpace(name: "scroll")
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: { _, y in
            query = "\(y)"
        }
        .onScrollPhaseChange { _, phase in if phase.isScrolling { query = "" } }
        GeometryReader { proxy in
            Text("\(Int(proxy.frame(in: .named("scroll")).minY)) \(Int(proxy.size.width - proxy.safeAreaInsets.top))")
        }
        Form { Text("form") }.formStyle(GroupedFormStyle())
    }

    private func move(from source: IndexSet, to destination: Int) {
        items.move(fromOffsets: source, toOffset: destination)
    }
}
