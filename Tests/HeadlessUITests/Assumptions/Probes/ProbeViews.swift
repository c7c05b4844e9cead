#if REAL_SWIFTUI
    import Combine
    import SwiftUI
#else
    import HeadlessUI
#endif

struct AppearingViews: View {
    @ObservedObject var model: ProbeModel

    var body: some View {
        VStack {
            if model.isShown {
                HStack { Text("inner").onAppear { model.add("inner") } }.onAppear { model.add("outer") }
            }
        }
    }
}

struct AppearingSection: View {
    @ObservedObject var model: ProbeModel

    var body: some View {
        List {
            if model.isShown {
                Section {
                    Text("first")
                    Text("second")
                }
                .onAppear { model.add("section") }
            }
        }
    }
}

struct RemovedRows: View {
    @ObservedObject var model: ProbeModel

    var body: some View {
        VStack {
            ForEach(model.elements, id: \.self) { element in
                let _ = model.add("row \(element)")
                Text("row \(element)")
            }
        }
    }
}

struct FadingText: View {
    @ObservedObject var model: ProbeModel

    var body: some View {
        VStack {
            if model.isShown { Text("fading").transition(.opacity).onDisappear { model.add("gone") } }
        }
    }
}

struct ReceivingText: View {
    let model: ProbeModel

    var body: some View {
        Text("receives").onReceive(model.values) { _ in
            model.add(Thread.isMainThread ? "main thread" : "another thread")
        }
    }
}

struct ItemSheet: View {
    @ObservedObject var model: ProbeModel

    var body: some View {
        Text("items").sheet(item: $model.item, onDismiss: { model.add("dismissed") }) { item in
            Text("item \(item.id)").onAppear { model.add("item \(item.id)") }
        }
    }
}

struct PlainSheet: View {
    @ObservedObject var model: ProbeModel

    var body: some View {
        Text("sheet").sheet(isPresented: $model.isShown, onDismiss: { model.add("dismissed") }) {
            Text("content").onDisappear { model.add("content gone") }
        }
    }
}

struct Pages: View {
    @ObservedObject var model: ProbeModel

    var body: some View {
        NavigationStack(path: $model.path) {
            Text("pages").navigationDestination(for: Int.self) { page in
                Text("page \(page)").onAppear { model.add("page \(page)") }
            }
        }
    }
}
