import HeadlessUI
import TestSupport
import XCTest

/// Blocks of the main queue and tasks of the main actor, in the order in which they were made and in that in which they ran.
private final class QueueRecord: @unchecked Sendable {
    private var madeCount = 0
    private(set) var ran: [Int] = []
    private(set) var places: Set<LoopPlace> = []

    var order: [Int] { Array(0..<madeCount) }

    /// Makes two of each, in turn, on whichever thread.
    func makeSome(on host: HeadlessUI.Host) {
        for _ in 0..<2 {
            let number = madeCount
            madeCount += 2
            DispatchQueue.main.async { self.note(number, host) }
            Task { @MainActor in note(number + 1, host) }
        }
    }

    private func note(_ number: Int, _ host: HeadlessUI.Host) {
        ran.append(number)
        places.insert(host.place)
    }
}

/// What a handler may spell in two ways is the same to the loop.
final class MainActorTaskTests: XCTestCase {
    func testATaskOfTheMainActorIsABlockOfTheMainQueueWhereverItIsMade() throws {
        try onMainRunLoop {
            for platform in HostPlatform.allCases {
                let host = Host(platform: platform) { Text("") }
                let record = QueueRecord()
                let make: @Sendable () -> Void = { record.makeSome(on: host) }
                let observer = CFRunLoopObserverCreateWithHandler(
                    nil, CFRunLoopActivity.beforeWaiting.rawValue, false, 0
                ) { _, _ in make() }
                CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
                host.run(
                    .background(make), .event, .action(make), .perform(make), .source, .action(make), .async(make),
                    .background(make), .timer, .action(make), .track, .action(make), .idle, .background(make), .idle)
                XCTAssertEqual(record.ran, record.order)
                XCTAssertEqual(record.ran.count, 4 * 10)
                XCTAssertEqual(record.places, [.queue])
                try host.close()
            }
        }
    }
}
