import HeadlessUI

// Document 3: publishers and bindings. Spelled for SwiftUI.

/// Counts how often a publisher does its work.
@MainActor final class Work {
    static var doneCount = 0
}

/// The pipeline is made by body, so that it is set up again with each update.
struct RepeatingView: View {
    @State var updates = 0
    let source = Work.source

    var body: some View {
        let updates = updates
        Button("Update") { self.updates += 1 }
        Text("update \(updates)")
            .onReceive(source.map { $0 + updates }) { _ in }
    }
}

/// The pipeline lives outside of the view, and is shared.
struct SharingView: View {
    @State var updates = 0
    let shared: AnyPublisher<Int, Never>

    var body: some View {
        Button("Update") { updates += 1 }
        Text("update \(updates)").onReceive(shared) { _ in }
    }
}

extension Work {
    static var source: AnyPublisher<Int, Never> {
        Deferred {
            MainActor.assumeIsolated { Work.doneCount += 1 }
            return Empty<Int, Never>(completeImmediately: false)
        }
        .eraseToAnyPublisher()
    }
}

/// Binding to publisher and back: what is typed arrives with a delay.
struct SearchView: View {
    @State private var typed = ""
    @State private var searched = "nothing"
    private let subject: PassthroughSubject<String, Never>
    private let delayed: AnyPublisher<String, Never>

    init() {
        let subject = PassthroughSubject<String, Never>()
        self.subject = subject
        delayed = subject.debounce(for: .milliseconds(5), scheduler: RunLoop.main).eraseToAnyPublisher()
    }

    var body: some View {
        TextField("Search", text: $typed)
            .onChange(of: typed) { subject.send(typed) }
        Text("searched \(searched)")
            .onReceive(delayed) { searched = $0 }
    }
}
