import HeadlessUI

@Observable
final class TabsModel {
    enum Page: Hashable {
        case home, messages, profile
    }

    var page = Page.home
    var unread = 3
    var visits: [Page: Int] = [:]
}

struct TabsView: View {
    @State private var model = TabsModel()

    var body: some View {
        TabView(selection: $model.page) {
            TabsHome()
                .tabItem {
                    Label("Home", systemImage: "house")
                }
                .tag(TabsModel.Page.home)

            TabsMessages()
                .tabItem {
                    Label("Messages", systemImage: "bubble")
                }
                .badge(model.unread)
                .tag(TabsModel.Page.messages)

            NavigationStack {
                TabsProfile()
            }
            .tabItem {
                Label("Profile", systemImage: "person")
            }
            .tag(TabsModel.Page.profile)
        }
        .tint(.purple)
        .environment(model)
        .onChange(of: model.page, initial: true) { _, page in
            model.visits[page, default: 0] += 1
        }
    }
}

private struct TabsHome: View {
    @Environment(TabsModel.self) private var model
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Home, tapped \(taps) times")
            Button("Tap") { taps += 1 }
                .buttonStyle(.borderedProminent)
            Button("Read messages") {
                model.page = .messages
            }
            .buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.purple.opacity(0.1).ignoresSafeArea())
    }
}

private struct TabsMessages: View {
    @Environment(TabsModel.self) private var model

    var body: some View {
        List(0..<3) { index in
            Text("Message \(index + 1)")
                .fontWeight(index < model.unread ? .bold : .regular)
        }
        .safeAreaInset(edge: .bottom) {
            Button("Mark all as read") { model.unread = 0 }
                .disabled(model.unread == 0)
        }
    }
}

private struct TabsProfile: View {
    @Environment(TabsModel.self) private var model

    var body: some View {
        @Bindable var model = model
        Form {
            Text("Visits to home: \(model.visits[.home, default: 0])")
            Stepper("Unread: \(model.unread)", value: $model.unread, in: 0...99)
        }
        .navigationTitle("Profile")
    }
}
