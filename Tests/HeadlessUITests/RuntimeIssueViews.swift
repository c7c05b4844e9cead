import HeadlessUI

/// Views that do what they should not.
@MainActor final class Observed: ObservableObject {
    @Published var value = 0
}

struct ModifyingView: View {
    @State var count = 0

    var body: some View {
        let _ = (count = 5)
        Text("count \(count)")
    }
}

struct PublishingView: View {
    @ObservedObject var model: Observed

    var body: some View {
        if model.value == 0 {
            let _ = (model.value = 1)
        }
        Text("value \(model.value)")
    }
}

struct DuplicateView: View {
    var body: some View {
        VStack {
            ForEach([1, 2, 1], id: \.self) { number in Text("\(number)") }
        }
    }
}

struct RangeView: View {
    @State var count = 2

    var body: some View {
        Button("Less") { count = 1 }
        ForEach(0..<count) { index in Text("row \(index)") }
    }
}

struct RestlessView: View {
    @State var count = 0

    var body: some View {
        Text("count \(count)").onChange(of: count, initial: true) { count += 1 }
    }
}

struct OptionalView: View {
    @State var child: Int? = 1
    @MainActor static var binding: Binding<Int>?

    var body: some View {
        Button("Drop") { child = nil }
        if let binding = Binding($child) {
            let _ = (Self.binding = binding)
            Text("child \(binding.wrappedValue)")
        }
    }
}

struct ShiftingView: View {
    @State var items = [Item(id: 1, name: "first"), Item(id: 2, name: "second")]
    @MainActor static var bindings: [Int: Binding<Item>] = [:]

    var body: some View {
        Button("Drop first") { items.removeFirst() }
        VStack {
            ForEach($items) { $item in
                let _ = (Self.bindings[item.id] = $item)
                Text(item.name)
            }
        }
    }
}

struct PostingView: View {
    @State var items = [Item(id: 1, name: "first")]

    var body: some View {
        Button("Clear") {
            items = []
            NotificationCenter.default.post(name: PostedRow.name, object: nil)
        }
        ForEach($items) { PostedRow(item: $0) }
    }
}

struct PostedRow: View {
    static let name = Notification.Name("posted")
    static let line = 100
    @Binding var item: Item

    var body: some View {
        Text(item.name)
            .onReceive(NotificationCenter.default.publisher(for: Self.name)) { _ in print(item.name) }
    }
}
