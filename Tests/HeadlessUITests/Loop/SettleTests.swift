import HeadlessUI
import Testing

/// Work that a view begins, in parts on the main actor and on the global executor.
private struct ComputingView: View {
    let partCount: Int
    @State var parts = 0

    var body: some View {
        Text("\(parts) of \(partCount)")
            .task {
                for _ in 0..<partCount {
                    await compute()
                    parts += 1
                }
            }
        Button("More") {
            Task {
                await compute()
                parts += 1
            }
        }
    }

    @concurrent private func compute() async {
        var sum = 0
        for number in 0..<100_000 { sum &+= number }
        precondition(sum != 1)
    }
}

private struct QueueView: View {
    @State var count = 0
    private static let queue = DispatchQueue(label: "serial")

    var body: some View {
        Button("Compute") {
            Self.queue.async {
                DispatchQueue.global(qos: .utility).async(qos: .userInitiated) {
                    DispatchQueue.main.async { count += 1 }
                }
            }
        }
        Text("\(count)")
    }
}

private struct ListeningView: View {
    let isBusy: Bool
    @State var count = 0

    var body: some View {
        Text("heard \(count)")
            .task {
                for await _ in AsyncStream<Int>(unfolding: { await forever() }) { count += 1 }
            }
    }

    private func forever() async -> Int? {
        if isBusy { return await spin() }
        return await withCheckedContinuation { Waiting.continuation = $0 }
    }

    @concurrent private func spin() async -> Int? {
        while !Task.isCancelled {}
        return nil
    }
}

@MainActor private enum Waiting {
    static var continuation: CheckedContinuation<Int?, Never>?
}

@Suite struct `Settling` {
    @Test(arguments: HostPlatform.allCases)
    func `waits for tasks wherever they run`(platform: HostPlatform) async throws {
        try await onMainRunLoop {
            for _ in 0..<20 {
                let host = Host(platform: platform) { ComputingView(partCount: 20) }
                host.settle()
                #expect(host.texts.first == "20 of 20")
                try host.click("More")
                host.settle()
                #expect(host.texts.first == "21 of 20")
            }
        }
    }

    @Test func `waits for blocks of other queues, and for what they put on the main one`() async throws {
        try await onMainRunLoop {
            let host = Host { QueueView() }
            for number in 1...20 {
                try host.click("Compute")
                host.settle()
                #expect(host.texts.last == "\(number)")
            }
        }
    }

    @Test func `does not wait for a task that waits for something`() async throws {
        try await onMainRunLoop {
            let host = Host { ListeningView(isBusy: false) }
            host.settle()
            #expect(host.texts == ["heard 0"])
            Waiting.continuation?.resume(returning: 1)
            host.settle()
            #expect(host.texts == ["heard 1"])
            try host.close()
            Waiting.continuation?.resume(returning: nil)
        }
    }

    @Test func `says what it gave up waiting for`() async throws {
        try await onMainRunLoop {
            let host = Host { ListeningView(isBusy: true) }
            host.settle(limit: 0.05)
            let messages = host.issues.map(\.message)
            #expect(messages.count == 1)
            #expect(messages.allSatisfy { $0.hasPrefix("Waited 0.05 s for work of ") }, "\(messages)")
        }
    }

    @Test func `a script that waits for what never comes ends with an issue`() async throws {
        try await onMainRunLoop {
            let host = Host { Text("") }
            var isOver = false
            host.run(.until({ false }, within: 0.05), .action { isOver = true })
            #expect(!isOver)
            let line = #line - 2
            #expect(
                host.issues.map(\.message) == [
                    "Waited 0.05 s for the condition of `until` at Tests/HeadlessUITests/Loop/SettleTests.swift:\(line)."
                ])
            host.run(.action { isOver = true })
            #expect(isOver)
        }
    }
}
