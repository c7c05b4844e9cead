import HeadlessUI

enum Screen: String, Hashable, CaseIterable, Identifiable {
    case inbox, drafts
    var id: String { rawValue }
}

/// Spellings of navigation as apps have them, each on screen or behind a link.
struct SpelledNavigationView: View {
    @State private var screen: Screen? = .inbox
    @State private var columnVisibility = NavigationSplitViewVisibility.doubleColumn
    @State private var column = NavigationSplitViewColumn.detail
    @State private var title = "Letters"
    @State private var query = ""
    let person = Person(id: 1, name: "Ada")

    var body: some View {
        NavigationSplitView(columnVisibility: $columnVisibility, preferredCompactColumn: $column) {
            ForEach(Screen.allCases) { screen in
                NavigationLink(value: screen) { Label(screen.rawValue.capitalized, systemImage: "tray") }
            }
            .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } content: {
            links.navigationTitle($title)
        } detail: {
            NavigationStack {
                Text(screen?.rawValue ?? "")
                    .toolbar { toolbar }
                    .toolbarTitleMenu { Text("title menu") }
                    .navigationTitle(Text("Detail"))
            }
        }
        .navigationSplitViewStyle(.balanced)
    }

    @ViewBuilder private var links: some View {
        NavigationLink(destination: Text("a")) { Text("By label") }
        NavigationLink("By title", destination: Text("b")).isDetailLink(false)
        NavigationLink(person.name, value: person)
        NavigationLink("Nothing", value: Optional<Person>.none)
        NavigationLink(destination: Text("c"), tag: .drafts, selection: $screen) { Text("By tag") }
        NavigationLink("By title and tag", tag: Screen.drafts, selection: $screen) { Text("d") }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
        if screen == .inbox {
            ToolbarItem(placement: .confirmationAction) { Button("Done") { screen = .drafts } }
        } else {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Hide") { screen = nil }
            }
        }
        ToolbarSpacer(.fixed)
        if let screen {
            ToolbarItem(id: "name", placement: .principal) { Text(screen.rawValue) }
        }
    }
}

/// A link for whose value no page is declared.
struct DeadLinkView: View {
    var body: some View {
        NavigationStack { NavigationLink("Nowhere", value: 1) }
    }
}

/// Modifiers of pages and tabs that have no effect without a screen.
struct AcceptedNavigationView: View {
    @State private var selection: Screen = .inbox
    @State private var optional: Int? = 2

    var body: some View {
        TabView(selection: $selection) {
            ForEach(Screen.allCases) { screen in
                page(screen).tabItem { Label(screen.rawValue, systemImage: "tray") }.tag(screen)
            }
            Tab("Search", systemImage: "magnifyingglass", value: Screen.inbox, role: .search) { Text("search") }
            TabSection("More") { Tab("About", systemImage: "info", value: Screen.drafts) { Text("about") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewBottomAccessory { Text("accessory") }
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }

    private func page(_ screen: Screen) -> some View {
        TabView(selection: $optional) {
            Text("one").tag(1)
            Text("two").tag(2)
        }
        .tabViewStyle(PageTabViewStyle())
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarTitle("Tabs")
        .navigationBarHidden(true)
        .navigationBarBackButtonHidden()
        .navigationBarItems(leading: Text("leading"), trailing: Text("trailing"))
        .toolbar(.hidden, for: .navigationBar, .tabBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.red, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarRole(.editor)
        .toolbarTitleDisplayMode(.inlineLarge)
    }
}

/// Values of the environment that reach pages or do not.
struct PageEnvironmentView: View {
    @State private var settings = Settings()

    var body: some View {
        NavigationStack {
            NavigationLink("Open") { TintedView() }
                .environment(\.tint, "root")
        }
        .environment(\.tint, "stack")
        .environment(settings)
    }
}
