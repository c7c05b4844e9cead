import HeadlessUI
import TestSupport
import XCTest

@MainActor private func ping() {
    NotificationCenter.default.post(name: .ping, object: nil)
}

/// The rules of `semantics`, section 3.
final class RowTests: XCTestCase {
    func testAnEagerRowIsGoneWithTheUpdateThatDoesNotWantIt() throws {
        try onMainRunLoop {
            let host = Host { RowsView(count: 2, container: .eager) }
            XCTAssertEqual(RowLog.take(), ["appear 0", "appear 1"])
            try host.click("Remove first")
            ping()
            XCTAssertEqual(RowLog.take(), ["disappear 0", "receive 1"])
            try host.click("Restore")
            ping()
            XCTAssertEqual(RowLog.take(), ["appear 0", "receive 1", "receive 0"])
        }
    }

    func testAnAnimatedRowStaysUntilItsAnimationEndsAndHasNotDisappeared() throws {
        try onMainRunLoop {
            let host = Host { RowsView(count: 2, container: .animated) }
            _ = RowLog.take()
            try host.click("Remove first")
            ping()
            XCTAssertEqual(RowLog.take(), ["receive 0", "receive 1"])
            XCTAssertEqual(host.texts, ["Remove first", "Restore", "1"])
            host.endAnimations()
            ping()
            XCTAssertEqual(RowLog.take(), ["disappear 0", "receive 1"])
        }
    }

    func testAnAnimatedRowThatIsWantedAgainKeepsItsPlaceInTheOrderOfSubscriptions() throws {
        try onMainRunLoop {
            let host = Host { RowsView(count: 2, container: .animated) }
            _ = RowLog.take()
            try host.click("Remove first")
            try host.click("Restore")
            host.endAnimations()
            ping()
            XCTAssertEqual(RowLog.take(), ["receive 0", "receive 1"])
        }
    }

    func testALazyContainerMakesOnlyWhatIsVisibleAndHoldsOnToWhatWas() throws {
        try onMainRunLoop {
            let host = Host(containers: .init(visibleRows: 3)) { RowsView(count: 5, container: .lazy) }
            XCTAssertEqual(RowLog.take(), ["appear 0", "appear 1", "appear 2"])
            host.run(.event, .action { host.scroll(to: 4) }, .idle)
            XCTAssertEqual(RowLog.take(), ["disappear 0", "disappear 1", "appear 3", "appear 4"])
            XCTAssertEqual(host.texts.suffix(3), ["2", "3", "4"])
            ping()
            XCTAssertEqual(RowLog.take(), (0..<5).map { "receive \($0)" })
            host.evictRows()
            ping()
            XCTAssertEqual(RowLog.take(), ["receive 2", "receive 3", "receive 4"])
        }
    }

    func testALazyRowThatIsGoneKeepsTheSubscriptionAndAppearsAgainWhenItIsWanted() throws {
        try onMainRunLoop {
            let host = Host { RowsView(count: 2, container: .lazy) }
            _ = RowLog.take()
            try host.click("Remove first")
            ping()
            XCTAssertEqual(RowLog.take(), ["disappear 0", "receive 0", "receive 1"])
            try host.click("Restore")
            ping()
            XCTAssertEqual(RowLog.take(), ["appear 0", "receive 0", "receive 1"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testALazyRowMayDisappearOnlyWhenItIsEvicted() throws {
        try onMainRunLoop {
            let host = Host(
                assuming: SystemAssumptions { $0.lazyDisappearance = .whenEvicted }, containers: .init(visibleRows: 3)
            ) {
                RowsView(count: 5, container: .lazy)
            }
            XCTAssertEqual(RowLog.take(), ["appear 0", "appear 1", "appear 2"])
            host.run(.event, .action { host.scroll(to: 4) }, .idle)
            XCTAssertEqual(RowLog.take(), ["appear 3", "appear 4"])
            XCTAssertEqual(host.texts.suffix(3), ["2", "3", "4"])
            // A row that comes back by then has neither disappeared nor appeared.
            host.run(.event, .action { host.scroll(to: 1) }, .idle)
            XCTAssertEqual(RowLog.take(), [])
            host.evictRows()
            XCTAssertEqual(RowLog.take(), ["disappear 0", "disappear 4"])
            ping()
            XCTAssertEqual(RowLog.take(), ["receive 1", "receive 2", "receive 3"])
        }
    }

    func testOfALazyRowWhoseElementGoesNobodyHearsUntilItIsEvicted() throws {
        try onMainRunLoop {
            let host = Host(assuming: SystemAssumptions { $0.lazyDisappearance = .whenEvicted }) {
                RowsView(count: 2, container: .lazy)
            }
            _ = RowLog.take()
            try host.click("Remove first")
            ping()
            XCTAssertEqual(RowLog.take(), ["receive 0", "receive 1"])
            host.evictRows()
            ping()
            XCTAssertEqual(RowLog.take(), ["disappear 0", "receive 1"])
        }
    }

    func testAPostOnAnotherThreadIsHandledThereAndReported() throws {
        try onMainRunLoop {
            let host = Host { RowsView(count: 1, container: .eager) }
            _ = RowLog.take()
            host.run(.background { NotificationCenter.default.post(name: .ping, object: nil) }, .idle)
            XCTAssertEqual(RowLog.take(), ["receive 0"])
            XCTAssertEqual(host.issues.map(\.kind), [.publishedOffMain(nil)])
        }
    }

    func testTheContentThatIsSetAfterwardsIsThatOfTheRowsOfABinding() throws {
        struct Words: View {
            @State private var words = ["one", "two", "three"]
            let isNumbered: Bool

            var body: some View {
                var rows = ForEach($words, id: \.self) { $word in Text(word) }
                if isNumbered {
                    rows.content = { row in Text("\(row.0) \(row.1)") }
                    rows.data = (0..<2).lazy.map { [words] in ($0, words[$0]) }
                }
                return rows
            }
        }
        try onMainRunLoop {
            XCTAssertEqual(Host { Words(isNumbered: false) }.texts, ["one", "two", "three"])
            XCTAssertEqual(Host { Words(isNumbered: true) }.texts, ["0 one", "1 two"])
        }
    }
}
