import HeadlessUI
import XCTest

final class ChatTests: XCTestCase {
    func testAReaderScrollsLazyRowsIntoView() throws {
        try onMainRunLoop {
            let host = Host(containers: Host.Containers(visibleRows: 3)) { ChatView() }
            XCTAssertEqual(host.texts.suffix(3), ["message 7", "message 8", "message 9"])
            try host.click("Top")
            XCTAssertEqual(host.texts.suffix(3), ["message 0", "message 1", "message 2"])
            try host.click("Fifth")
            XCTAssertEqual(host.texts.suffix(3), ["message 5", "message 6", "message 7"])
            try host.click("Nowhere")
            XCTAssertEqual(host.texts.suffix(3), ["message 5", "message 6", "message 7"])
            try host.click("Send")
            XCTAssertEqual(host.texts.suffix(3), ["message 8", "message 9", "message 10"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAPositionIsWrittenByScrollingAndScrolledToWhenItIsWritten() throws {
        try onMainRunLoop {
            let host = Host(containers: Host.Containers(visibleRows: 3)) { PagesView() }
            XCTAssertEqual(host.texts, ["page 0", "page 1", "page 2", "Last", "at 2"])
            host.scroll(to: 4)
            host.settle()
            XCTAssertEqual(host.texts, ["page 4", "page 5", "page 6", "Last", "at 4"])
            try host.click("Last")
            XCTAssertEqual(host.texts.prefix(3), ["page 5", "page 6", "page 7"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testAPositionAsAValueIsWrittenAndScrolledTo() throws {
        try onMainRunLoop {
            let host = Host(containers: Host.Containers(visibleRows: 3)) { PositionView() }
            try host.click("Last")
            XCTAssertEqual(host.texts.suffix(4), ["5", "6", "7", "nil false"])
            host.scroll(to: 1)
            host.settle()
            XCTAssertEqual(host.texts.suffix(4), ["1", "2", "3", "1 true"])
            try host.click("Fourth")
            XCTAssertEqual(host.texts.suffix(4), ["4", "5", "6", "4 false"])
        }
    }

    func testAGridMakesTheLinesThatAreVisible() throws {
        try onMainRunLoop {
            for (columns, perLine) in [
                ([GridItem(.flexible()), GridItem(.fixed(100))], 2),
                ([GridItem(.adaptive(minimum: 90))], 4),
                ([GridItem(.adaptive(minimum: 90, maximum: 200), spacing: 0)], 4),
                (Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), 3),
            ] {
                PicturesView.made = []
                let host = Host(containers: Host.Containers(visibleRows: 3)) {
                    PicturesView(columns: columns, count: 40)
                }
                XCTAssertEqual(PicturesView.made, Set(0..<(3 * perLine)))
                host.scroll(to: 2)
                host.settle()
                XCTAssertEqual(host.texts, ((2 * perLine)..<(5 * perLine)).map(String.init))
                try host.close()
            }
        }
    }

    func testAGridOfRowsMakesAll() throws {
        try onMainRunLoop {
            let host = Host { TableView() }
            XCTAssertEqual(host.texts, ["Name", "Age", "all"])
        }
    }

    func testAReaderOfGeometryMakesItsContentOfWhatIsProposed() throws {
        try onMainRunLoop {
            let host = Host { RoomView() }
            XCTAssertEqual(host.texts, ["390x844", "wide"])
            let half = Host { HalfLayout() { RoomView() } }
            XCTAssertEqual(half.texts, ["195x100", "wide"])
            try half.close()
        }
    }
}
