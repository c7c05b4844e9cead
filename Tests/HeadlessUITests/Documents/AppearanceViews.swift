import HeadlessUI

// Document 1: when onAppear runs. Spelled for SwiftUI, but for `journal` where a person would print.

@MainActor final class Phases {
    static var seen: [String] = []
    static func note(_ phase: String) { seen.append(phase) }
}

struct NotingLayout: Layout {
    let name: String

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { Phases.note("layout \(name)") }
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

final class HelperController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Phases.note("will appear")
    }
}

struct Helper: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> HelperController { HelperController() }
    func updateUIViewController(_ uiViewController: HelperController, context: Context) {}

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: HelperController, context: Context
    ) -> CGSize? {
        Phases.note("layout helper")
        return nil
    }
}

struct NestedView: View {
    var body: some View {
        let _ = Phases.note("evaluate outer")
        NotingLayout(name: "outer") {
            InnerView()
        }
        .onAppear { Phases.note("appear outer") }
    }
}

struct InnerView: View {
    var body: some View {
        let _ = Phases.note("evaluate inner")
        NotingLayout(name: "inner") {
            Helper().onAppear { Phases.note("appear helper") }
        }
        .onAppear { Phases.note("appear inner") }
    }
}

struct Entry: Identifiable {
    let id: Int
}

/// The data comes with onAppear; before there is nothing to show.
struct FilledByAppearance: View {
    @State var entries: [Entry] = []

    var body: some View {
        List {
            ForEach(entries) { entry in Text("entry \(entry.id)") }
        }
        if !entries.isEmpty {
            Text("first is \(entries[0].id)")
        }
        EmptyView().onAppear {}
        Text("total \(entries.count)").onAppear { entries = [Entry(id: 7), Entry(id: 8)] }
    }
}
