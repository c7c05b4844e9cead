import HeadlessUI

// Document 2: views and the main actor. Spelled for SwiftUI.

func isOnMainThread() -> Bool { Thread.isMainThread }

@MainActor final class Threads {
    static var ofMethod: Bool?
    static var ofNonisolatedMethod: Bool?
}

@MainActor final class CounterModel: ObservableObject {
    static var madeCount = 0
    @Published var count = 0

    init() { CounterModel.madeCount += 1 }
}

struct CounterView: View {
    // The default value is made by the main actor when the view is loaded, so that a model of the main actor can be one.
    @StateObject var model = CounterModel()

    var body: some View {
        Text("count \(model.count)")
        Button("Increment") { model.count += 1 }
        Stepper(model: model)
    }
}

struct Stepper: View {
    @ObservedObject var model: CounterModel

    var body: some View {
        Text("stepper \(model.count)")
    }
}

struct LoadingView: View {
    @State var pasted = ""

    var body: some View {
        paste
        Text(pasted)
            .task {
                await load()
                await loadOffMain()
            }
    }

    // The initializer of PasteButton is on the main actor; so is this property, since the whole protocol is.
    var paste: some View {
        PasteButton(payloadType: String.self) { pasted = $0.joined() }
    }

    func load() async {
        Threads.ofMethod = isOnMainThread()
    }

    nonisolated func loadOffMain() async {
        let isMain = isOnMainThread()
        await MainActor.run { Threads.ofNonisolatedMethod = isMain }
    }
}
