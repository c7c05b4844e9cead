import HeadlessUI
import XCTest

final class SubjectTests: XCTestCase {
    func testValuesAreDeliveredInTheOrderOfSubscription() {
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(0)
        let object = Counter()
        var (passed, kept, changed, published) = ([Int](), [Int](), [Int](), [Int]())
        var subscriptions: Set<AnyCancellable> = []
        for index in 0..<40 {
            subject.sink { _ in passed.append(index) }.store(in: &subscriptions)
            current.dropFirst().sink { _ in kept.append(index) }.store(in: &subscriptions)
            object.objectWillChange.sink { changed.append(index) }.store(in: &subscriptions)
            object.$count.dropFirst().sink { _ in published.append(index) }.store(in: &subscriptions)
        }
        subject.send(1)
        current.send(1)
        object.count = 1
        for order in [passed, kept, changed, published] { XCTAssertEqual(order, Array(0..<40)) }
    }

    func testWhoIsCancelledDuringADeliveryGetsNothingAndWhoSubscribesGetsTheNext() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [String] = []
        var second: AnyCancellable?
        var late: AnyCancellable?
        let first = subject.sink { value in
            got.append("first \(value)")
            second?.cancel()
            if late == nil { late = subject.sink { got.append("late \($0)") } }
        }
        second = subject.sink { got.append("second \($0)") }
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(got, ["first 1", "first 2", "late 2"])
        first.cancel()
        late?.cancel()
    }

    func testASubjectDeliversNoMoreThanIsAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = Taker<Int, Never>(demand: .max(1))
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        subscriber.ask(for: .max(1))
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        XCTAssertEqual(subscriber.got, ["1", "3", "finished"])
        let late = Taker<Int, Never>(demand: .unlimited)
        subject.subscribe(late)
        XCTAssertEqual(late.got, ["finished"])
    }

    func testACurrentValueIsKeptForWhoHasNotAskedYet() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = Taker<Int, Never>(demand: .none)
        subject.subscribe(subscriber)
        subject.value = 1
        subject.send(2)
        XCTAssertEqual(subscriber.got, [])
        subscriber.ask(for: .max(2))
        subscriber.ask(for: .max(1))
        XCTAssertEqual(subscriber.got, ["2"])
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        XCTAssertEqual(subscriber.got, ["2", "3", "finished"])
        XCTAssertEqual(subject.value, 3)
    }

    func testAPublishedPropertyPublishesBeforeItIsSet() {
        let object = Counter()
        var seen: [String] = []
        let changes = object.objectWillChange.sink { seen.append("will change from \(object.count)") }
        let values = object.$count.sink { seen.append("\($0) in place of \(object.count)") }
        object.count = 5
        XCTAssertEqual(seen, ["0 in place of 0", "will change from 0", "5 in place of 0"])
        XCTAssertEqual(object.count, 5)
        changes.cancel()
        values.cancel()
    }

    func testAPublisherIsAssignedToAPublishedPropertyForAsLongAsThatExists() {
        let subject = PassthroughSubject<Int, Never>()
        weak var kept: Counter?
        do {
            let object = Counter()
            kept = object
            subject.assign(to: &object.$count)
            subject.send(7)
            XCTAssertEqual(object.count, 7)
        }
        XCTAssertNil(kept)
        subject.send(8)
    }

    func testAnObjectWithoutPublishedPropertiesHasOnePublisher() {
        let object = Plain()
        var count = 0
        let subscription = object.objectWillChange.sink { count += 1 }
        object.value = 1
        object.value = 2
        XCTAssertEqual(count, 2)
        subscription.cancel()
    }

    func testPropertiesOfASuperclassTellTheSamePublisher() {
        let object = Subcounter()
        var count = 0
        let subscription = object.objectWillChange.sink { count += 1 }
        object.count = 1
        object.name = "a"
        XCTAssertEqual(count, 2)
        subscription.cancel()
    }
}

private class Counter: ObservableObject {
    @Published var count = 0
}

private final class Subcounter: Counter {
    @Published var name = ""
}

private final class Plain: ObservableObject {
    var value = 0 {
        willSet { objectWillChange.send() }
    }
}

/// A subscriber that asks for what it is told to ask for.
final class Taker<Input, Failure: Error>: Subscriber {
    private(set) var got: [String] = []
    private let demand: Subscribers.Demand
    private var subscription: (any Subscription)?
    /// What is asked for with each value.
    var more: Subscribers.Demand = .none
    /// What is done with each value.
    var whenReceived: (Taker) -> Void = { _ in }

    init(demand: Subscribers.Demand) {
        self.demand = demand
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        got.append("\(input)")
        whenReceived(self)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        got.append("\(completion)")
    }

    func ask(for demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { subscription?.cancel() }
}
