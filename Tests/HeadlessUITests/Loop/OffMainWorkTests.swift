import Foundation
import XCTest

@testable import HeadlessUI

/// Work on other queues, in the ways in which it can be put there.
final class OffMainWorkTests: XCTestCase {
    #if os(Linux)
        func testSettleWaitsForGroupsAndBarriers() throws {
            try onMainRunLoop {
                let host = Host { QueueView() }
                for label in ["Group", "Barrier", "Item"] { try host.click(label) }
                host.settle()
                XCTAssertEqual(host.texts.last, "ended 3")
            }
        }
    #endif

    #if os(Linux)
        /// An app that looks for something every 15 seconds.
        func testALongSleepIsOneOfTheHostsClock() throws {
            try onMainRunLoop {
                let looks = ThreadNotes<Int>()
                let host = Host {
                    Button("Go") {
                        DispatchQueue.global().async {
                            for number in 1...3 {
                                Thread.sleep(forTimeInterval: 15)
                                looks.append(number)
                            }
                        }
                    }
                }
                let start = ContinuousClock.now
                try host.click("Go")
                host.run(.idle)
                XCTAssertFalse(host.expectsWork)
                XCTAssertEqual(looks.all, [])
                host.run(.wait(16), .idle)
                XCTAssertEqual(looks.all, [1])
                host.run(.wait(30), .idle)
                XCTAssertEqual(looks.all, [1, 2, 3])
                XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
            }
        }
    #endif

    func testABarrierIsOne() throws {
        try onMainRunLoop {
            let run = BarrierRun()
            let host = Host { Button("Go") { run.begin() } }
            try host.click("Go")
            host.settle()
            XCTAssertEqual(run.overlapCount, 0)
            XCTAssertEqual(run.endCount, 100)
        }
    }

    func testWorkOfASerialQueueThatWaitedComesBeforeTheNext() throws {
        try onMainRunLoop {
            let work = WaitingWork(on: DispatchQueue(label: "serial"))
            let host = Host {
                Button("Begin") {
                    work.begin()
                    work.queue.async { work.words.append("next") }
                }
                Button("Signal") { work.signal.signal() }
            }
            try host.click("Begin")
            XCTAssertEqual(work.words.all, [])
            try host.click("Signal")
            host.settle()
            XCTAssertEqual(work.words.all, ["waited", "next"])
        }
    }

    func testAStepOnAnotherThreadHasEndedWhenNothingOfItIsLeft() throws {
        try onMainRunLoop {
            let words = ThreadNotes<String>()
            let host = Host { Text("") }
            var isBegun = false
            host.run {
                defer { isBegun = true }
                return isBegun ? nil : SlowObject.step(noting: words)
            }
            XCTAssertEqual(words.all, ["released"])
        }
    }

    func testCodeEntersAConcurrentQueueBesideItsWork() throws {
        try onMainRunLoop {
            let work = WaitingWork(on: DispatchQueue(label: "concurrent", attributes: .concurrent))
            let host = Host {
                Button("Go") {
                    work.begin()
                    work.queue.sync { work.words.append("entered") }
                    work.signal.signal()
                }
            }
            try host.click("Go")
            host.settle()
            XCTAssertEqual(work.words.all, ["entered", "waited"])
        }
    }

    func testWhatNeverEndsIsWaitedForOnce() throws {
        try onMainRunLoop {
            let never = DispatchSemaphore(value: 0)
            let host = Host { Button("Go") { DispatchQueue.global().async { never.wait() } } }
            try host.click("Go")
            host.settle(limit: 0.05)
            XCTAssertEqual(host.issues.map(\.message), [Self.waited])
            host.settle(limit: 0.05)
            XCTAssertEqual(host.issues.count, 1)
            never.signal()
        }
    }

    #if os(Linux)
        func testAThreadThatIsBlockedIsExpectedToGoOnUntilAWaitWasInVain() throws {
            try onMainRunLoop {
                let pipe = Pipe()
                let host = Host { Text("") }
                host.run(.background { _ = try? pipe.fileHandleForReading.read(upToCount: 1) }, .idle)
                XCTAssertTrue(host.expectsWork)
                host.rest(atMost: 0.1)
                XCTAssertFalse(host.expectsWork)
                XCTAssertTrue(host.hasOffMainWork)
                pipe.fileHandleForWriting.write(Data([0]))
                host.settle()
                XCTAssertFalse(host.hasOffMainWork)
            }
        }
    #endif

    func testAStateCanBeWrittenFromManyThreads() throws {
        try onMainRunLoop {
            let host = Host { WrittenView() }
            try host.click("Write")
            host.settle()
            XCTAssertEqual(host.texts.last, "last of a row that is long enough")
        }
    }

    func testCodeOfABackgroundStepThatIsBusyIsWaitedForAndCodeThatWaitsForTheMainThreadIsNot() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            let words = ThreadNotes<String>()
            let answer = DispatchSemaphore(value: 0)
            let busy: @Sendable () -> Void = {
                let end = DispatchTime.now() + 1.2
                while DispatchTime.now() < end {}
                words.append("busy")
            }
            let waiting: @Sendable () -> Void = {
                DispatchQueue.main.async { answer.signal() }
                answer.wait()
                words.append("answered")
            }
            host.run(
                .background(busy), .action { words.append("main") }, .background(waiting),
                .action { words.append("main") }, .idle)
            host.settle()
            while words.all.count < 4 { usleep(1000) }
            XCTAssertEqual(words.all, ["busy", "main", "main", "answered"])
        }
    }

    private static var waited: String {
        "Waited 0.05 s for work of a task or block on another queue than the main one."
    }
}

private struct QueueView: View {
    @State private var ended = 0

    var body: some View {
        Button("Group") {
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.02) }
            group.notify(queue: .main) { MainActor.assumeIsolated { ended += 1 } }
        }
        Button("Barrier") { Self.queue.async(flags: .barrier) { end() } }
        Button("Item") { Self.queue.async(execute: DispatchWorkItem(flags: .barrier) { @Sendable in end() }) }
        Text("ended \(ended)")
    }

    private static let queue = DispatchQueue(label: "QueueView", attributes: .concurrent)

    nonisolated private func end() {
        Thread.sleep(forTimeInterval: 0.02)
        DispatchQueue.main.async { MainActor.assumeIsolated { ended += 1 } }
    }
}

/// Reads and writes something on a queue where a write is a barrier.
private final class BarrierRun: @unchecked Sendable {
    private let queue = DispatchQueue(label: "BarrierRun", attributes: .concurrent)
    private let lock = NSLock()
    private var readers = 0
    private var isWriting = false
    private(set) var overlapCount = 0
    private(set) var endCount = 0

    func begin() {
        for position in 0..<100 {
            switch position % 10 {
            case 3: queue.async(flags: .barrier) { self.write() }
            case 6: queue.async(execute: DispatchWorkItem(flags: .barrier) { self.write() })
            default: queue.async { self.read() }
            }
        }
        queue.sync(flags: .barrier) {}
    }

    private func read() {
        lock.withLock {
            readers += 1
            if isWriting { overlapCount += 1 }
        }
        usleep(200)
        lock.withLock {
            readers -= 1
            endCount += 1
        }
    }

    private func write() {
        lock.withLock {
            if readers > 0 || isWriting { overlapCount += 1 }
            isWriting = true
        }
        usleep(200)
        lock.withLock {
            isWriting = false
            endCount += 1
        }
    }
}

/// Work of a queue that waits for a signal.
private struct WaitingWork: Sendable {
    let queue: DispatchQueue
    let signal = DispatchSemaphore(value: 0)
    let words = ThreadNotes<String>()

    init(on queue: DispatchQueue) { self.queue = queue }

    func begin() {
        queue.async {
            signal.wait()
            words.append("waited")
        }
    }
}

/// Takes time to go.
private final class SlowObject: Sendable {
    private let words: ThreadNotes<String>

    private init(_ words: ThreadNotes<String>) { self.words = words }

    /// Returns a step that has the only reference to an object.
    static func step(noting words: ThreadNotes<String>) -> HostStep {
        let object = SlowObject(words)
        return .background { withExtendedLifetime(object) {} }
    }

    deinit {
        usleep(50_000)
        words.append("released")
    }
}

private struct WrittenView: View {
    @State private var text = ""

    var body: some View {
        Button("Write") {
            let text = $text
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for position in 0..<500 {
                    text.wrappedValue = "row \(position) of thread \(thread), long enough to be on the heap"
                }
            }
            text.wrappedValue = "last of a row that is long enough"
        }
        Text(text)
    }
}
