import ViewFuzz

// R20: the picker of a menu that may be missing unwraps its binding (pennlabs/penn-mobile-ios#630). It crashes only where SwiftUI
// evaluates the picker in the update that removes it.

struct VenueMenuView: View {
    @State private var menu: String? = "Lunch"

    var body: some View {
        VStack {
            Button("Close the kitchen") { menu = nil }
            Button("Open the kitchen") { menu = "Dinner" }
            if menu != nil {
                // swift-format-ignore: NeverForceUnwrap
                Picker("Menu", selection: Binding($menu)!) {
                    ForEach(["Lunch", "Dinner"], id: \.self) { Text($0).tag($0) }
                }
            }
        }
    }
}

/// A picker that selects an optional, and unwraps nothing.
struct OptionalVenueMenuView: View {
    @State private var menu: String? = "Lunch"

    var body: some View {
        VStack {
            Button("Close the kitchen") { menu = nil }
            Button("Open the kitchen") { menu = "Dinner" }
            if menu != nil {
                Picker("Menu", selection: $menu) {
                    ForEach(["Lunch", "Dinner"], id: \.self) { Text($0).tag(Optional($0)) }
                }
            }
        }
    }
}

extension FieldReportsFuzz {
    static var r20: FuzzedView { FuzzedView("r20") { _ in VenueMenuView() } }
    static var r20Fixed: FuzzedView { FuzzedView("r20 fixed") { _ in OptionalVenueMenuView() } }
}
