import Foundation
import HeadlessUI

private actor Store {
    private var total = 0

    func add(_ amount: Int) -> Int {
        compute(amount)
        total += amount
        Notes.add("total \(total)")
        return total
    }
}

@MainActor final class StoreModel: ObservableObject {
    @Published var totals: [Int] = []
    private let store = Store()
    var isAscending: Bool { totals == totals.sorted() }

    func add(_ amount: Int) {
        Task { await receive(amount) }
    }

    @concurrent nonisolated private func receive(_ amount: Int) async {
        let total = await store.add(amount)
        await show(total)
    }

    private func show(_ total: Int) { totals.append(total) }
}

/// Adds to the total of an actor.
struct StoreView: View {
    @ObservedObject var model: StoreModel

    var body: some View {
        Button("Add") {
            model.add(1)
            model.add(2)
        }
        Text("totals \(model.totals)")
    }
}

@MainActor final class GroupModel: ObservableObject {
    @Published var pages: [Int] = []

    func load() async {
        let loaded = await withTaskGroup(of: Int.self) { group in
            for page in 1...4 {
                group.addTask {
                    compute(5 - page)
                    Notes.add("page \(page)")
                    return page
                }
            }
            var loaded: [Int] = []
            for await page in group { loaded.append(page) }
            return loaded
        }
        pages = loaded
    }
}

/// Loads pages in a task group, and expects them in their order.
struct GroupView: View {
    @ObservedObject var model: GroupModel

    var body: some View {
        Text("pages \(model.pages)")
            .task { await model.load() }
        Button("Reload") { Task { await model.load() } }
    }
}

/// Listens to a stream that a detached task fills.
struct StreamView: View {
    @State private var values: [Int] = []
    @State private var round = 0

    var body: some View {
        Button("Again") { round += 1 }
        Text("values \(values)")
            .task(id: round) {
                let number = round
                let stream = AsyncStream<Int> { continuation in
                    let producer = Task.detached {
                        for value in 0..<3 {
                            Notes.add("yield \(number).\(value)")
                            continuation.yield(number * 10 + value)
                            await Task.yield()
                        }
                        continuation.finish()
                    }
                    continuation.onTermination = { _ in producer.cancel() }
                }
                for await value in stream { values.append(value) }
            }
    }
}

/// Computes in detached tasks, and comes back to the main actor.
struct DetachedView: View {
    @State private var results: [String] = []

    var body: some View {
        Button("Compute") {
            for name in ["slow", "fast"] {
                Task.detached(priority: name == "fast" ? .high : .low) {
                    compute(name == "slow" ? 4 : 1)
                    Notes.add("computed \(name)")
                    await MainActor.run { results.append(name) }
                }
            }
        }
        Button("Cancel") {
            let task = Task.detached {
                do {
                    try await Task.sleep(for: .seconds(1))
                    Notes.add("slept")
                } catch { Notes.add("canceled") }
            }
            Task.detached { task.cancel() }
        }
        ForEach(Array(results.enumerated()), id: \.offset) { Text($0.element) }
    }
}

private actor Cache {
    private var values: [String: Int] = [:]
    let load: @Sendable () async -> Int

    init(_ load: @escaping @Sendable () async -> Int) { self.load = load }

    /// Forgets that the actor can be entered again while it waits.
    func value(_ key: String) async -> Int {
        if let value = values[key] { return value }
        let value = await load()
        values[key] = value
        return value
    }
}

@MainActor final class CacheModel: ObservableObject {
    @Published var shown: [Int] = []
    private(set) var loadCount = 0
    private var cache: Cache?

    private func cached() -> Cache {
        if let cache { return cache }
        let made = Cache { [weak self] in await self?.load() ?? 0 }
        cache = made
        return made
    }

    private func load() async -> Int {
        loadCount += 1
        Notes.add("load \(loadCount)")
        return loadCount
    }

    func show() async {
        async let first = cached().value("a")
        async let second = cached().value("b")
        shown.append(await first + second)
    }
}

/// Asks an actor for two values at once.
struct CacheView: View {
    @ObservedObject var model: CacheModel

    var body: some View {
        Button("Show") { Task { await model.show() } }
        Text("shown \(model.shown)")
    }
}

/// Shows the time, random numbers, ids and the order of a set.
struct SurroundingsView: View {
    @State private var lines: [String] = []

    var body: some View {
        Button("Look") {
            lines.append("\(Date().timeIntervalSince1970)")
            lines.append("\(UUID())")
            lines.append("\(Int.random(in: 0..<1_000_000))")
            lines.append("\([1, 2, 3, 4, 5, 6, 7, 8].shuffled())")
            Notes.add("\(lines)")
        }
        Button("Sleep") {
            Task {
                let clock = ContinuousClock()
                let start = clock.now
                try? await Task.sleep(for: .seconds(0.1))
                Notes.add("slept \(start.duration(to: clock.now)), \(UInt8.random(in: 0...255))")
                lines.append("slept")
            }
        }
        Button("Set") {
            Task.detached {
                let names = Set((0..<8).map { "name \($0)" })
                let text = names.joined(separator: " ")
                Notes.add("\(text) \(UUID()) \(Date())")
                await MainActor.run { lines.append(text) }
            }
        }
        ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
    }
}
