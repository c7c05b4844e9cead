import HeadlessUI

/// What a server sends for a product and for a category.
struct CatalogEntry: Identifiable, Equatable {
    let id: String
    var title: String
    var price: Int?
    var note: String?
}

struct CatalogLine: View {
    let entry: CatalogEntry
    var body: some View { Text(entry.title) }
}

struct CatalogHeading: View {
    let entry: CatalogEntry
    var body: some View { Text(entry.title) }
}

final class PageModel: ObservableObject {
    @Published var isOn = false
}

/// A page whose model the view around it makes whenever its body is evaluated, which does not happen while the page is open.
struct PageOwner: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
        if isOpen { Page().environmentObject(PageModel()) }
    }
}

private struct Page: View {
    @EnvironmentObject private var model: PageModel
    var body: some View { Button(model.isOn ? "On" : "Off") { model.isOn.toggle() } }
}

/// A view whose timer fires three times and then ends, also after the view has gone.
struct CountdownOwner: View {
    @State private var isShown = false

    var body: some View {
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        if isShown { Countdown() }
    }
}

private struct Countdown: View {
    var body: some View {
        Text("Ready").onAppear {
            nonisolated(unsafe) var left = 3
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                left -= 1
                if left == 0 { timer.invalidate() }
            }
        }
    }
}
