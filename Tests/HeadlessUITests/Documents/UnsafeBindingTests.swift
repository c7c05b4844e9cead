import HeadlessUI
import TestSupport
import XCTest

@MainActor private func issues<P: Publisher>(
    _ platform: HostPlatform, _ publisher: P, in container: Container = .eager, checksAppearance: Bool = false,
    journal: Journal = Journal(), touchUpdate: SystemAssumptions.TouchUpdate = .withinTouch
) throws -> [RuntimeIssue] where P.Output == Notification, P.Failure == Never {
    let host = Host(platform: platform, assuming: SystemAssumptions { $0.touchUpdate = touchUpdate }) {
        ItemsView(
            container: container, publisher: publisher, journal: journal, checksAppearance: checksAppearance)
    }
    XCTAssertEqual(host.texts, ["Clear", "first"])
    try host.click("Clear")
    host.settle()
    XCTAssertEqual(host.texts, ["Clear"])
    return host.issues
}

@MainActor private let pings = NotificationCenter.default.publisher(for: .ping)
@MainActor private let stale = RuntimeIssue.Kind.staleDereference(.outOfRange(index: 0, count: 0), id: AnyHashableID(1))

/// Document 0, every variant.
final class UnsafeBindingTests: XCTestCase {
    func testAPostThatIsHandledAtOnceReadsIndexZeroOfAnEmptyArrayInsideTheEvent() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                for container in [Container.eager, .lazy, .list] {
                    let issues = try issues(platform, pings, in: container)
                    XCTAssertEqual(issues.map(\.kind), [stale])
                    XCTAssertEqual(issues.map(\.place), [.event])
                }
            }
        }
    }

    func testRunLoopMainIsSafeOnIOSSinceBodyIsUpdatedWithinTheSourceCallout() throws {
        try onMainRunLoop {
            XCTAssertEqual(try issues(.iOS, pings.receive(on: RunLoop.main)).map(\.kind), [])
        }
    }

    func testRunLoopMainComesTooEarlyOnIOSWhereOnlyTheObserverUpdatesBody() throws {
        try onMainRunLoop {
            let issues = try issues(.iOS, pings.receive(on: RunLoop.main), touchUpdate: .byObserver)
            XCTAssertEqual(issues.map(\.kind), [stale])
            XCTAssertEqual(issues.map(\.place), [.blocks])
        }
    }

    func testRunLoopMainAloneComesTooEarlyOnMacOS() throws {
        try onMainRunLoop {
            let issues = try issues(.macOS, pings.receive(on: RunLoop.main))
            XCTAssertEqual(issues.map(\.kind), [stale])
            XCTAssertEqual(issues.map(\.place), [.blocks])
        }
    }

    func testTheExitSchedulerIsSafeInAnEagerContainerOnMacOS() throws {
        try onMainRunLoop {
            XCTAssertEqual(try issues(.macOS, pings.receive(on: RunOnMainRunLoopExitScheduler())).map(\.kind), [])
        }
    }

    func testInALazyContainerTheRowThatIsGoneIsStillCalled() throws {
        try onMainRunLoop {
            for container in [Container.lazy, .list] {
                let issues = try issues(.macOS, pings.receive(on: RunOnMainRunLoopExitScheduler()), in: container)
                XCTAssertEqual(issues.map(\.kind), [stale])
                XCTAssertEqual(issues.map(\.place), [.exit])
            }
        }
    }

    func testAFlagOfOnAppearAndOnDisappearCuresTheLazyContainer() throws {
        try onMainRunLoop {
            let journal = Journal()
            let issues = try issues(
                .macOS, pings.receive(on: RunOnMainRunLoopExitScheduler()), in: .lazy, checksAppearance: true,
                journal: journal)
            XCTAssertEqual(issues.map(\.kind), [])
            XCTAssertEqual(journal.skipped, 1)
        }
    }

    func testTheCommitSchedulerIsSafeOnBothSystems() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let issues = try issues(platform, pings.receive(on: RunOnMainRunLoopCommitScheduler()))
                XCTAssertEqual(issues.map(\.kind), [])
            }
        }
    }

    func testTheExitSchedulerNeverDeliversOnIOS() throws {
        try onMainRunLoop {
            let journal = Journal()
            let host = Host(platform: .iOS) {
                ItemsView(
                    container: .eager, publisher: pings.receive(on: RunOnMainRunLoopExitScheduler()), journal: journal)
            }
            host.run(.event, .action { NotificationCenter.default.post(name: .ping, object: nil) }, .idle)
            host.settle()
            XCTAssertEqual(journal.names, [])
        }
    }

    func testADeliveryReachesARowThatIsThere() throws {
        try onMainRunLoop {
            let journal = Journal()
            for platform in HostPlatform.allCases {
                let host = Host(platform: platform) {
                    ItemsView(container: .lazy, publisher: pings.receive(on: RunLoop.main), journal: journal)
                }
                host.run(.event, .action { NotificationCenter.default.post(name: .ping, object: nil) }, .idle)
                try host.close()
            }
            XCTAssertEqual(journal.names, ["first", "first"])
        }
    }

    func testWhatIsTypedIntoARowIsWrittenThroughItsBinding() throws {
        try onMainRunLoop {
            let host = Host { ItemsView(container: .eager, publisher: pings, journal: Journal()) }
            try host.type("renamed", into: "Name")
            try host.endEditing("Name")
            XCTAssertEqual(host.texts, ["Clear", "renamed"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}
