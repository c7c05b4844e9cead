import HeadlessUI
import TestSupport
import Testing

#if os(Linux)
    /// Methods that a notification center or a timer calls, as apps with `#selector` have them.
    struct SelectorObserverTests {
        private final class Listener: @unchecked Sendable {
            var heard: [String] = []
            func saved(_ notification: Notification) { heard.append("saved \(notification.object ?? "nothing")") }
            func anything() { heard.append("anything") }
            func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo ?? "nothing")") }
        }

        private static let saved = Selector("saved(_:)", Listener.saved(_:))
        private static let anything = Selector("anything", Listener.anything)

        @Test func `a center calls the method until the observer is removed`() async throws {
            try await onMainRunLoop {
                let (center, listener, other) = (NotificationCenter.default, Listener(), Listener())
                let (saved, loaded) = (Notification.Name("saved"), Notification.Name("loaded"))
                center.addObserver(listener, selector: Self.saved, name: saved, object: nil)
                center.addObserver(listener, selector: Self.anything, name: loaded, object: nil)
                center.addObserver(other, selector: Self.saved, name: saved, object: nil)
                center.post(name: saved, object: "notes")
                center.post(name: loaded, object: nil)
                #expect(listener.heard == ["saved notes", "anything"])
                center.removeObserver(listener, name: saved, object: nil)
                center.post(name: saved, object: nil)
                center.post(name: loaded, object: nil)
                #expect(listener.heard == ["saved notes", "anything", "anything"])
                center.removeObserver(listener)
                center.post(name: loaded, object: nil)
                #expect(listener.heard.count == 3)
                #expect(other.heard == ["saved notes", "saved nothing"])
                center.removeObserver(other)
            }
        }

        @Test func `a method hears of one object, and a token can still be removed`() async throws {
            try await onMainRunLoop {
                let (center, listener) = (NotificationCenter.default, Listener())
                let (name, sender) = (Notification.Name("saved"), Listener())
                center.addObserver(listener, selector: Self.anything, name: name, object: sender)
                center.post(name: name, object: Listener())
                #expect(listener.heard.isEmpty)
                center.post(name: name, object: sender)
                #expect(listener.heard == ["anything"])
                center.removeObserver(listener, name: name, object: Listener())
                center.post(name: name, object: sender)
                #expect(listener.heard.count == 2)
                center.removeObserver(listener, name: name, object: sender)
                let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in listener.anything() }
                center.post(name: name, object: sender)
                #expect(listener.heard.count == 3)
                center.removeObserver(token)
                center.post(name: name, object: sender)
                #expect(listener.heard.count == 3)
            }
        }

        @Test func `a center does not keep an observer, and a host no longer offers what it observed`() async throws {
            try await onMainRunLoop {
                let host = Host { Text("") }
                var listener: Listener? = Listener()
                weak let gone = listener
                NotificationCenter.default.addObserver(
                    try #require(listener), selector: Self.saved, name: Notification.Name("saved"), object: nil)
                #expect(host.observedNotifications.map(\.name.rawValue) == ["saved"])
                listener = nil
                #expect(gone == nil)
                #expect(host.observedNotifications.isEmpty)
                try host.close()
                #expect(!host.leavesWork)
            }
        }

        @Test func `a timer calls the method with itself, by the host's clock`() async throws {
            try await onMainRunLoop {
                let host = Host { Text("") }
                let listener = Listener()
                let tick = Selector("tick(_:)", Listener.tick(_:))
                var timers: [Timer] = []
                host.run(
                    .action {
                        timers.append(
                            Timer.scheduledTimer(
                                timeInterval: 1, target: listener, selector: tick, userInfo: "tock", repeats: true))
                        let date = Date(timeIntervalSinceNow: 1.5)
                        let late = Timer(
                            fireAt: date, interval: 0, target: listener, selector: Self.anything, userInfo: nil,
                            repeats: false)
                        RunLoop.main.add(late, forMode: .common)
                        timers.append(late)
                    }, .idle)
                host.wait(2.2)
                #expect(listener.heard == ["tick tock", "anything", "tick tock"])
                #expect(timers[1].userInfo == nil)
                timers[0].invalidate()
                host.wait(3)
                #expect(listener.heard.count == 3)
                try host.close()
            }
        }
    }
#endif
