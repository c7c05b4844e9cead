import HeadlessUI
import XCTest

final class MergeTests: XCTestCase {
    private enum Failure: Error { case some }

    func testValuesComeAsTheyAreSent() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let taker = Taker<Int, Never>(demand: .unlimited)
        a.merge(with: b, Just(7), b.map { $0 * 10 }).subscribe(taker)
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        XCTAssertEqual(taker.got, ["7", "1", "2", "20", "3", "4", "40", "finished"])
    }

    func testAnyNumberOfPublishersOfOneTypeIsMerged() {
        let subjects = (0..<20).map { _ in PassthroughSubject<Int, Never>() }
        var got: [Int] = []
        let subscription = Publishers.MergeMany(subjects).sink { got.append($0) }
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        XCTAssertEqual(got, Array(0..<20))
        subscription.cancel()
        let none = Taker<Int, Never>(demand: .none)
        Publishers.MergeMany([PassthroughSubject<Int, Never>]()).subscribe(none)
        XCTAssertEqual(none.got, ["finished"])
        let two = Taker<Int, Never>(demand: .unlimited)
        [1, 2].publisher.merge(with: [3].publisher).subscribe(two)
        XCTAssertEqual(two.got, ["1", "2", "3", "finished"])
    }

    func testNoMoreIsDeliveredThanIsAskedForAndNothingIsLost() {
        let taker = Taker<Int, Never>(demand: .max(1))
        [1, 2, 3].publisher.merge(with: [10, 20].publisher.map { $0 }).subscribe(taker)
        XCTAssertEqual(taker.got, ["1"])
        taker.ask(for: .max(2))
        XCTAssertEqual(taker.got, ["1", "2", "10"])
        taker.ask(for: .max(1))
        taker.ask(for: .max(1))
        XCTAssertEqual(taker.got, ["1", "2", "10", "3", "20", "finished"])
    }

    func testItFailsWithTheFirst() {
        let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        let taker = Taker<Int, Failure>(demand: .unlimited)
        a.merge(with: b.map { $0 }).subscribe(taker)
        b.send(1)
        b.send(completion: .failure(.some))
        a.send(2)
        XCTAssertEqual(taker.got.count, 2)
    }

    func testACancelDuringADeliveryIsTheEnd() {
        let taker = Taker<Int, Never>(demand: .unlimited)
        taker.whenReceived = { $0.cancel() }
        [1, 2, 3].publisher.merge(with: Just(4)).subscribe(taker)
        XCTAssertEqual(taker.got, ["1"])
    }

    func testCollectedValuesArePublishedAtTheEndAndWaitForDemand() throws {
        try onMainRunLoop {
            let host = Host { Text("") }
            let subject = PassthroughSubject<Int, Never>()
            let taker = Taker<[Int], Never>(demand: .max(1))
            subject.collect(.byTime(RunLoop.main, 1)).subscribe(taker)
            subject.send(1)
            host.wait(1)
            subject.send(2)
            host.wait(1)
            subject.send(3)
            XCTAssertEqual(taker.got, ["[1]"])
            taker.ask(for: .max(1))
            host.wait(1)
            XCTAssertEqual(taker.got, ["[1]", "[2, 3]"])
            taker.ask(for: .max(1))
            subject.send(4)
            subject.send(completion: .finished)
            XCTAssertEqual(taker.got, ["[1]", "[2, 3]", "[4]", "finished"])
            try host.close()
        }
    }
}
