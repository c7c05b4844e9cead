import HeadlessUI
import TestSupport
import XCTest

@MainActor private let pings = NotificationCenter.default.publisher(for: .ping)

@MainActor private func ping() {
    NotificationCenter.default.post(name: .ping, object: nil)
}

/// Document 0, with a scheduler of the user's own in place of HeadlessUI's.
final class UserSchedulerTests: XCTestCase {
    func testTheEndOfAScriptIsNotTheEndOfARunToAnObserverOfAUsersOwn() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let host = Host(platform: platform) { Text("") }
                var seen: [LoopPlace] = []
                let observer = CFRunLoopObserverCreateWithHandler(
                    nil, CFRunLoopActivity.exit.rawValue, true, 0
                ) { _, _ in MainActor.assumeIsolated { seen.append(host.place) } }
                CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
                host.run(.idle)
                host.run(.source, .idle)
                // On macOS a source that was handled ends a run.
                XCTAssertEqual(seen, platform == .iOS ? [] : [.exit])
                host.run(.timer, .idle)
                XCTAssertEqual(seen, platform == .iOS ? [] : [.exit])
                CFRunLoopObserverInvalidate(observer)
                try host.close()
            }
        }
    }

    func testNorIsItToAnObserverThatCallsACFunction() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let host = Host(platform: platform) { Text("") }
                let calls = UnsafeMutablePointer<Int>.allocate(capacity: 1)
                calls.initialize(to: 0)
                defer { calls.deallocate() }
                var context = CFRunLoopObserverContext()
                context.info = UnsafeMutableRawPointer(calls)
                let observer = CFRunLoopObserverCreate(
                    nil, CFRunLoopActivity.exit.rawValue, false, 0,
                    { _, _, info in info?.assumingMemoryBound(to: Int.self).pointee += 1 }, &context)
                CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
                host.run(.idle)
                host.settle()
                XCTAssertEqual(calls.pointee, platform == .iOS ? 0 : 1)
                host.beginTracking()
                host.endTracking()
                XCTAssertEqual(calls.pointee, 1, "an observer that is called once is called once")
                XCTAssertFalse(CFRunLoopObserverIsValid(observer))
                try host.close()
            }
        }
    }

    func testTheExitSchedulerWaitsOverManyScriptsOnIOSUntilTheUserScrolls() throws {
        try onMainRunLoop {
            let journal = Journal()
            let host = Host(platform: .iOS) {
                ItemsView(
                    container: .eager, publisher: pings.receive(on: MainRunLoopObserverScheduler.exit),
                    journal: journal)
            }
            host.run(.event, .action { ping() }, .idle)
            host.settle()
            XCTAssertEqual(journal.names, [])
            host.beginTracking()
            XCTAssertEqual(journal.names, ["first"])
            host.run(.event, .action { ping() }, .idle)
            XCTAssertEqual(journal.names, ["first"])
            host.endTracking()
            XCTAssertEqual(journal.names, ["first", "first"])
        }
    }

    func testTheExitSchedulerComesAfterTheUpdateOnMacOS() throws {
        try onMainRunLoop {
            let journal = Journal()
            let host = Host(platform: .macOS) {
                ItemsView(
                    container: .eager, publisher: pings.receive(on: MainRunLoopObserverScheduler.exit),
                    journal: journal)
            }
            host.run(.event, .action { ping() }, .idle)
            XCTAssertEqual(journal.names, [], "the run has not ended: the loop sleeps")
            host.run(.event)
            XCTAssertEqual(journal.names, ["first"])
            try host.click("Clear")
            host.settle()
            XCTAssertEqual(host.issues.map(\.kind), [])
            XCTAssertEqual(journal.names, ["first"])
        }
    }

    func testOnIOSTheExitSchedulerReadsAStaleBindingOfALazyContainerAsScrollingBegins() throws {
        try onMainRunLoop {
            let host = Host(platform: .iOS) {
                ItemsView(
                    container: .lazy, publisher: pings.receive(on: MainRunLoopObserverScheduler.exit),
                    journal: Journal())
            }
            try host.click("Clear")
            XCTAssertEqual(host.issues.map(\.kind), [])
            host.beginTracking()
            XCTAssertEqual(host.issues.map(\.place), [.exit])
        }
    }

    func testTheCommitSchedulerIsSafeOnBothSystems() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let journal = Journal()
                let host = Host(platform: platform) {
                    ItemsView(
                        container: .eager, publisher: pings.receive(on: MainRunLoopObserverScheduler.commit),
                        journal: journal)
                }
                host.run(.event, .action { ping() }, .idle)
                XCTAssertEqual(journal.names, ["first"])
                try host.click("Clear")
                host.settle()
                XCTAssertEqual(host.issues.map(\.kind), [])
                try host.close()
            }
        }
    }
}
