import HeadlessUI
import XCTest

final class CombineLatestTests: XCTestCase {
    private enum Failure: Error { case some }

    func testTheLatestValuesArePublishedOnceAllHaveOne() {
        let (a, b, c) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"), PassthroughSubject<Bool, Never>()
        )
        var got: [String] = []
        let subscription = a.combineLatest(b, c) { "\($0) \($1) \($2)" }.sink { got.append($0) }
        a.send(1)
        a.send(2)
        c.send(true)
        b.send("y")
        a.send(3)
        XCTAssertEqual(got, ["2 x true", "2 y true", "3 y true"])
        subscription.cancel()
        a.send(4)
        XCTAssertEqual(got.count, 3)
    }

    func testTwoAndFourAreCombinedToo() {
        var got: [String] = []
        let subscription = Just(1).combineLatest(Just("a")).combineLatest(Just(2), Just(3), Just(4))
            .sink { got.append("\($0)") }
        XCTAssertEqual(got, ["((1, \"a\"), 2, 3, 4)"])
        subscription.cancel()
    }

    func testItFinishesWithTheLast() {
        let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        let taker = Taker<(Int, Int), Failure>(demand: .unlimited)
        a.combineLatest(b).subscribe(taker)
        a.send(1)
        a.send(completion: .finished)
        b.send(1)
        b.send(2)
        b.send(completion: .finished)
        XCTAssertEqual(taker.got, ["(1, 1)", "(1, 2)", "finished"])
    }

    func testItFailsWithTheFirstAndCancelsTheOthers() {
        let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var cancelled = 0
        let taker = Taker<(Int, Int), Failure>(demand: .unlimited)
        a.combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })).subscribe(taker)
        a.send(completion: .failure(.some))
        b.send(1)
        XCTAssertEqual(taker.got.count, 1)
        XCTAssertEqual(cancelled, 1)
    }

    func testItDeliversNoMoreThanIsAskedForAndThenTheLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let taker = Taker<(Int, Int), Never>(demand: .max(1))
        a.combineLatest(b).subscribe(taker)
        a.send(1)
        b.send(1)
        b.send(2)
        a.send(2)
        XCTAssertEqual(taker.got, ["(1, 1)"])
        taker.ask(for: .max(2))
        XCTAssertEqual(taker.got, ["(1, 1)", "(2, 2)"])
        taker.more = .max(1)
        b.send(3)
        b.send(4)
        XCTAssertEqual(taker.got, ["(1, 1)", "(2, 2)", "(2, 3)", "(2, 4)"])
    }

    func testACancelDuringADeliveryIsTheEnd() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
        let taker = Taker<(Int, Int), Never>(demand: .unlimited)
        taker.whenReceived = { taker in
            taker.cancel()
            a.send(2)
        }
        a.combineLatest(b).subscribe(taker)
        b.send(2)
        XCTAssertEqual(taker.got, ["(1, 1)"])
    }

    func testAValueThatIsSentDuringADeliveryComesBehindIt() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let taker = Taker<(Int, Int), Never>(demand: .unlimited)
        taker.whenReceived = { _ in if b.value < 2 { b.send(b.value + 1) } }
        a.combineLatest(b).subscribe(taker)
        a.send(1)
        XCTAssertEqual(taker.got, ["(1, 0)", "(1, 1)", "(1, 2)"])
    }
}
