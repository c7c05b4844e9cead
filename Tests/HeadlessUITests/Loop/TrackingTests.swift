import HeadlessUI
import TestSupport
import XCTest

#if os(macOS)
    import AppKit
#endif

@MainActor private func ping() {
    NotificationCenter.default.post(name: .ping, object: nil)
}

@MainActor private func names<P: Publisher>(
    _ platform: HostPlatform, _ publisher: P, atEachOf scripts: [[HostStep]]
) -> [Int] where P.Output == Notification, P.Failure == Never {
    let journal = Journal()
    let host = Host(platform: platform) { ItemsView(container: .eager, publisher: publisher, journal: journal) }
    return scripts.map { script in
        host.run(script)
        return journal.names.count
    }
}

/// The modes of the loop: `semantics`, section 4.
final class TrackingTests: XCTestCase {
    func testRunLoopMainWaitsForTheEndOfScrollingAndTheOthersDoNot() throws {
        try onMainRunLoop {
            let pings = NotificationCenter.default.publisher(for: .ping)
            let scripts: [[HostStep]] = [[.track, .idle], [.source, .action { ping() }, .idle], [.release, .idle]]
            for platform in HostPlatform.allCases {
                XCTAssertEqual(names(platform, pings.receive(on: RunLoop.main), atEachOf: scripts), [0, 0, 1])
                XCTAssertEqual(names(platform, pings.receive(on: DispatchQueue.main), atEachOf: scripts), [0, 1, 1])
                let common = RunOnMainRunLoopCommonModesScheduler.shared
                XCTAssertEqual(names(platform, pings.receive(on: common), atEachOf: scripts), [0, 1, 1])
            }
        }
    }

    func testTheCommonModesSchedulerRunsWorkAtADateWhileTheLoopTracks() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let host = Host(platform: platform) { Text("") }
                let scheduler = RunOnMainRunLoopCommonModesScheduler.shared
                var count = 0
                var series: (any Cancellable)?
                host.beginTracking()
                host.run(
                    .source,
                    .action {
                        scheduler.schedule(after: scheduler.now) { count += 1 }
                        series = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) { count += 10 }
                    },
                    .idle)
                XCTAssertEqual(count, 11)
                host.wait(0.003)
                XCTAssertEqual(count, 41)
                series?.cancel()
                host.wait(1)
                XCTAssertEqual(count, 41)
                try host.close()
            }
        }
    }

    func testTheLoopIsInTheModeThatTheSystemCallsTracking() throws {
        try onMainRunLoop {
            for (platform, mode) in [(HostPlatform.iOS, RunLoop.Mode.tracking), (.macOS, .eventTracking)] {
                let host = Host(platform: platform) { Text("") }
                var modes: [RunLoop.Mode?] = []
                @MainActor func note() -> HostStep { .action { modes.append(RunLoop.main.currentMode) } }
                host.run(.source, note(), .track, .source, note(), .timer, note(), .release, .source, note(), .idle)
                XCTAssertEqual(modes, [.default, mode, mode, .default])
                try host.close()
            }
        }
    }

    func testTrackingLastsFromTheCalloutOfOneToTheCalloutOfTheOtherOverScripts() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let host = Host(platform: platform) { Text("") }
                var seen: [Bool] = []
                @MainActor func note() -> HostStep { .action { seen.append(host.isTracking) } }
                host.run(.event, note(), .track, note(), .timer, note(), .event, note())
                XCTAssertTrue(host.isTracking)
                host.run(.source, note(), .release, note(), .timer, note(), .source, note(), .track, .idle)
                XCTAssertEqual(seen, [false, true, true, true, true, false, false, false])
                XCTAssertTrue(host.isTracking)
                host.settle()
                XCTAssertFalse(host.isTracking)
                host.run(.track)
                try host.close()
                let next = Host(platform: platform) { Text("") }
                XCTAssertFalse(next.isTracking)
                try next.close()
            }
        }
    }

    func testOnIOSATimerMayStillComeBeforeTheRunEndsThatATouchStopped() throws {
        try onMainRunLoop {
            let host = Host(platform: .iOS) { Text("") }
            var events: [String] = []
            @MainActor func note(_ what: String) -> HostStep { .action { events.append("\(what) in \(host.step)") } }
            let observer = CFRunLoopObserverCreateWithHandler(
                nil, CFRunLoopActivity.exit.rawValue, true, 0
            ) { _, _ in events.append("exit") }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            host.run(.track, .timer, note("timer"), .idle, .event, note("event"), .release, .source, note("source"))
            XCTAssertEqual(events, ["timer in 3", "exit", "event in 6", "exit", "source in 9"])
            CFRunLoopObserverInvalidate(observer)
        }
    }
}
