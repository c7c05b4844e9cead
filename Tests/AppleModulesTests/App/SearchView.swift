import SwiftUI

struct SearchView: View {
    @StateObject private var store = Store()

    var body: some View {
        List {
            TextField("Name", text: $store.query)
            ForEach(store.results, id: \.self) { Text($0) }
            Button("Done") {
                UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
            }
            Button("Copy") {
                UIPasteboard.general.string = store.results.joined(separator: " ")
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
            }
        }
    }
}
