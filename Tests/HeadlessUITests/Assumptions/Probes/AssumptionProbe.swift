// `scripts/mac` compiles this folder against SwiftUI, too, and runs the same views in a window.
#if REAL_SWIFTUI
    import Combine
    import SwiftUI
#else
    import HeadlessUI
#endif

/// A view whose events show the value of an assumption.
@MainActor struct AssumptionProbe {
    /// A change, and the seconds until the next one.
    struct Step {
        let change: @MainActor (ProbeModel) -> Void
        let pause: TimeInterval
    }

    /// The name of the assumption.
    let name: String
    let view: @MainActor (ProbeModel) -> AnyView
    let steps: [Step]
    /// Returns the value that the events show; nil if they show none.
    let value: ([String]) -> String?

    static func named(_ name: String) -> AssumptionProbe? { all.first { $0.name == name } }
}

/// The state of a probe's view, and the events of its run. Any thread may add events.
final class ProbeModel: ObservableObject, @unchecked Sendable {
    @Published var isShown = false
    @Published var elements = [1, 2]
    @Published var item: ProbeItem?
    @Published var path: [Int] = []
    let values = PassthroughSubject<Int, Never>()
    private let lock = NSLock()
    private var added: [String] = []

    var events: [String] { lock.withLock { added } }

    func add(_ event: String) { lock.withLock { added.append(event) } }
}

struct ProbeItem: Identifiable {
    let id: Int
}
