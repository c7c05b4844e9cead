import HeadlessUI

private final class CycleModel: ObservableObject {
    @Published var count = 0
    var change: (() -> Void)?

    init(isWeak: Bool) {
        if isWeak { change = { [weak self] in self?.count += 1 } } else { change = { self.count += 1 } }
    }
}

/// A model with a closure that has it, unless the closure is weak.
struct CycleView: View {
    let isWeak: Bool
    @State private var isShown = true

    var body: some View {
        Button("Close") { isShown = false }
        if isShown { CycleDetail(isWeak: isWeak) }
    }
}

private struct CycleDetail: View {
    @StateObject private var model: CycleModel

    init(isWeak: Bool) { _model = StateObject(wrappedValue: CycleModel(isWeak: isWeak)) }

    var body: some View { Text("\(model.count)") }
}

/// An object without anything that changes: the compiler can put it among the program's static properties.
private final class SharedService: ObservableObject, Sendable {
    static let shared = SharedService()
    private init() {}
    let name = "shared"
}

/// A view that takes a shared object for its own.
struct SharedServiceView: View {
    private struct Detail: View {
        @StateObject private var service = SharedService.shared

        var body: some View { Text(service.name) }
    }

    @State private var isShown = true

    var body: some View {
        Button("Close") { isShown = false }
        if isShown { Detail() }
    }
}
