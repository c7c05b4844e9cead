import Foundation
import HeadlessUI
import Testing

@Suite struct `A timeline view` {
    @Test func `shows each date of its schedule when it comes, while it is on screen`() async throws {
        try await onMainRunLoop {
            let host = Host { Ticking() }
            let shown = { host.screen.texts }
            #expect(shown() == ["tick 0", "Hide", "Slow down"])
            host.wait(2.5)
            #expect(shown().first == "tick 2")
            try host.click("Slow down")
            #expect(shown().first == "tick 0")
            host.wait(10)
            #expect(shown().first == "tick 10")
            try host.click("Hide")
            let count = TickCount.shared.count
            host.wait(30)
            #expect(TickCount.shared.count == count)
            try host.close()
        }
    }

    @Test func `shows no other frame while its animation is paused`() async throws {
        try await onMainRunLoop {
            TickCount.shared.count = 0
            let host = Host { TimelineView(.animation(paused: true)) { _ in CountedTick() } }
            host.wait(1)
            #expect(TickCount.shared.count == 1)
            try host.close()
            TickCount.shared.count = 0
            let running = Host {
                TimelineView(.animation(minimumInterval: 0.25)) { context in CountedTick(date: context.date) }
            }
            running.wait(1.1)
            #expect(TickCount.shared.count == 5)
            try running.close()
        }
    }
}

@MainActor private final class TickCount {
    static let shared = TickCount()
    var count = 0
}

private struct CountedTick: View {
    var date = Date.distantPast

    var body: some View {
        let _ = TickCount.shared.count += 1
        Text("frame")
    }
}

/// Counts seconds, and counts in steps of five once it is slow.
private struct Ticking: View {
    @State private var start = Date()
    @State private var interval = 1.0
    @State private var isHidden = false

    var body: some View {
        if !isHidden {
            TimelineView(.periodic(from: start, by: interval)) { context in
                let _ = TickCount.shared.count += 1
                Text("tick \(Int(context.date.timeIntervalSince(start).rounded()))")
            }
        }
        Button("Hide") { isHidden = true }
        Button("Slow down") { interval = 5 }
    }
}
