import HeadlessUI

/// The task of the first tab is canceled as the user leaves it, and sets what only that tab shows.
struct TabsView: View {
    var body: some View {
        TabView {
            LoadingTab().tabItem { Text("One") }
            Text("nothing").tabItem { Text("Two") }
        }
    }
}

private struct LoadingTab: View {
    @State private var title = "loading"

    var body: some View {
        Text(title).task {
            try? await Task.sleep(for: .seconds(5))
            title = "loaded"
        }
    }
}

/// The model of a gone view asks for an alert, and is kept by work that goes on.
struct EntranceView: View {
    @State private var isIn = false

    var body: some View {
        if isIn { Text("Home") } else { SignInView(isIn: $isIn) }
    }
}

private final class SignInModel: ObservableObject {
    @Published var fails = false
    @Published var count = 0

    @MainActor func start() {
        Task {
            try? await Task.sleep(for: .seconds(600))
            count += 1
        }
    }
}

private struct SignInView: View {
    @Binding var isIn: Bool
    @StateObject private var model = SignInModel()

    var body: some View {
        Button("Enter") {
            model.start()
            model.fails = true
            isIn = true
        }
        .alert("Failed", isPresented: $model.fails) { Button("OK") {} }
    }
}

struct CoverView: View {
    @State private var isShown = false

    var body: some View {
        Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { ClosingView() }
    }
}

private struct ClosingView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isClosing = false

    var body: some View {
        Button("Close") { isClosing = true }.onChange(of: isClosing) { dismiss() }
    }
}
