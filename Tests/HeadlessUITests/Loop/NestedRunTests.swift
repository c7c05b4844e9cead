import Foundation
import HeadlessUI
import Testing

@Suite struct `A run of the loop within an action` {
    @Test(arguments: [HostPlatform.iOS, .macOS], [0, 0.02])
    func `three times does not hang the host`(platform: HostPlatform, seconds: Double) async throws {
        try await onMainRunLoop {
            let host = Host(platform: platform) { LoopingView(seconds: seconds) }
            try host.click("Loop three times")
            #expect(host.texts.last == "begins, ends")
            try host.click("Add")
            #expect(host.texts.last == "begins, ends, added")
        }
    }

    @Test(arguments: [HostPlatform.iOS, .macOS])
    func `serves the touch that comes meanwhile`(platform: HostPlatform) async throws {
        try await onMainRunLoop {
            let host = Host(platform: platform) { LoopingView(seconds: 0.5) }
            host.run(
                .event, .action { try? host.click("Loop once") }, .event, .action { try? host.click("Add") }, .idle)
            #expect(host.texts.last == "begins, added, ends")
        }
    }

    @Test(arguments: [HostPlatform.iOS, .macOS])
    func `presents a sheet only when it is over`(platform: HostPlatform) async throws {
        try await onMainRunLoop {
            let host = Host(platform: platform) { LoopingView(seconds: 0.5) }
            var within: [String] = []
            host.run(
                .event, .action { try? host.click("Loop once") }, .event, .action { try? host.click("Show") },
                .event, .action { within = host.texts }, .idle)
            #expect(within.contains("Show"))
            #expect(host.texts == ["sheet"])
        }
    }

    @Test func `within a block of the main queue lets the script go on`() async throws {
        try await onMainRunLoop {
            let host = Host { LoopingView(seconds: 0.02) }
            try host.click("Loop later")
            #expect(host.texts.last == "begins, ends, block")
        }
    }
}

private struct LoopingView: View {
    let seconds: Double
    @State private var log: [String] = []
    @State private var isShown = false

    var body: some View {
        Button("Loop three times") { loop(3) }
        Button("Loop once") { loop(1) }
        Button("Loop later") {
            DispatchQueue.main.async { loop(1) }
            DispatchQueue.main.async { log.append("block") }
        }
        Button("Add") { log.append("added") }
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Text("sheet") }
        Text(log.joined(separator: ", "))
    }

    private func loop(_ count: Int) {
        log.append("begins")
        for _ in 0..<count { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: seconds)) }
        log.append("ends")
    }
}
