import HeadlessUI

/// Tabs with a stack in one, chosen by value.
struct TabsView: View {
    @State private var selection = "home"

    var body: some View {
        TabView(selection: $selection) {
            NavigationStack {
                CountingView(name: "home").noted("home")
                NavigationLink("More") { Text("more").navigationTitle("More") }
            }
            .tabItem { Label("Home", systemImage: "house") }
            .tag("home")
            CountingView(name: "search")
                .noted("search")
                .onReceive(NotificationCenter.default.publisher(for: .save)) { _ in Chronicle.note("search saves") }
                .tabItem { Text("Search") }
                .tag("search")
            Button("Go home") { selection = "home" }
                .tag("settings")
                .tabItem { Text("Settings") }
        }
    }
}

/// Tabs as values, and pages.
struct NewTabsView: View {
    @State private var page = 1

    var body: some View {
        TabView {
            Tab("Pages", systemImage: "book") {
                TabView(selection: $page) {
                    ForEach(0..<3) { number in CountingView(name: "page \(number)") }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
            }
            Tab("About", systemImage: "info") { Text("about") }
        }
    }
}

/// Two columns and three, and a sidebar that can be hidden.
struct ColumnsOfMailView: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var isWide = false

    var body: some View {
        Toggle(
            "Hide",
            isOn: Binding {
                visibility == .detailOnly
            } set: {
                visibility = $0 ? .detailOnly : .all
            })
        NavigationSplitView(columnVisibility: $visibility) {
            NavigationLink("Inbox", value: 1)
            NavigationLink("Archive") { CountingView(name: "archive") }
            Text("boxes").noted("sidebar")
                .navigationDestination(for: Int.self) { number in
                    Text("box \(number)")
                    NavigationLink("Letter") { Text("letter") }
                }
        } detail: {
            Text("nothing chosen").noted("nothing")
        }
    }
}

struct OldColumnsView: View {
    var body: some View {
        NavigationView {
            NavigationLink("Open") { Text("opened") }
            Text("closed")
        }
    }
}

/// A sidebar whose list has a selection, and links with values in it.
struct SelectedBoxView: View {
    @State private var box: String?

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Sent"], id: \.self, selection: $box) { name in
                NavigationLink(name, value: name)
            }
        } detail: {
            Text(box.map { "letters of \($0)" } ?? "none")
        }
    }
}
