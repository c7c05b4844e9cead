import HeadlessUI
import XCTest

final class ValueOffersTests: XCTestCase {
    func testDatesDaysAndColoursArePicked() throws {
        try onMainRunLoop {
            let host = Host { OfferedValues(diary: Diary()) }
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                [
                    "pick Due: now", "pick Due: earlier", "pick Due: later", "pick Start: now", "pick Start: earlier",
                    "pick Start: later", "pick Start: earliest", "pick Start: latest", "pick Days: today",
                    "pick Days: tomorrow", "pick Color: #FF0000", "pick Color: #0000FF", "paste", "paste 2",
                ])
            try host.perform(UserAction(.pick, "Due", text: "later"))
            try host.perform(UserAction(.pick, "Start", text: "latest"))
            try host.perform(UserAction(.pick, "Days", text: "2024-02-29"))
            try host.perform(UserAction(.pick, "Color", text: "#FF0000"))
            XCTAssertEqual(host.texts.suffix(4), ["due 86400", "start 1000000", "days 29", "red"])
            try host.perform(UserAction(.pick, "Due", text: "2001-09-09T01:46:45Z"))
            try host.perform(UserAction(.pick, "Start", text: "earlier"))
            try host.perform(UserAction(.pick, "Days", text: "chosen"))
            XCTAssertEqual(host.texts.suffix(4), ["due 5", "start 913600", "days ", "red"])
            // No further than the range goes.
            try host.perform(UserAction(.pick, "Start", text: "now"))
            XCTAssertTrue(host.texts.contains("start 1000000"))
            for (text, label) in [("soon", "Due"), ("29.2.2024", "Days"), ("#12345G", "Color"), ("red", "Color")] {
                assertFails(
                    try host.perform(UserAction(.pick, label, text: text)),
                    "\"\(text)\" cannot be picked in \"\(label)\"")
            }
        }
    }

    func testDaysOutsideOfTheRangeAreNotPicked() throws {
        try onMainRunLoop {
            var days: Set<DateComponents> = []
            let bounds = OfferedValues.first..<OfferedValues.last
            let host = Host {
                MultiDatePicker("Days", selection: Binding(get: { days }, set: { days = $0 }), in: bounds)
            }
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["pick Days: earliest"])
            try host.perform(UserAction(.pick, "Days", text: "1999-01-01"))
            try host.perform(UserAction(.pick, "Days", text: "2030-01-01"))
            XCTAssertEqual(days, [])
            try host.perform(UserAction(.pick, "Days", text: "earliest"))
            XCTAssertEqual(days.compactMap(\.year), [2001])
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["pick Days: chosen", "pick Days: earliest"])
        }
    }

    func testWhatWasCopiedIsPastedAsTheButtonTakesIt() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host { OfferedValues(diary: diary) }
            try host.perform(UserAction(.paste, text: "abc"))
            try host.perform(UserAction(.paste, ordinal: 2, text: "https://swift.org"))
            // It is no address.
            try host.perform(UserAction(.paste, ordinal: 2, text: ""))
            XCTAssertEqual(diary.lines, ["pasted [\"abc\"]", "pasted [https://swift.org]"])
        }
    }

    func testFingersThePointerAndKeysDoWhatIsOffered() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host(platform: .macOS) { OfferedTouches(diary: diary) }
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                [
                    "magnify map", "rotate dial", "hover row", "hover other", "lift one in 0", "lift two in 1",
                    "press New", "press Send", "focus Note", "type Note", "key: command+n", "key: return",
                ])
            try host.perform(UserAction(.magnify, "map", number: 2))
            try host.perform(UserAction(.rotate, "dial", number: -90))
            assertFails(
                try host.perform(UserAction(.magnify, "map")), "magnify does not say how far, or where to")
            try host.perform(UserAction(.key, text: "command+n"))
            try host.perform(UserAction(.key, text: "return"))
            assertFails(try host.perform(UserAction(.key, text: "command+o")), "host has nothing to key")
            try host.perform(UserAction(.focus, "Note"))
            XCTAssertEqual(
                host.offeredActions.map(\.spelled).filter { $0.hasPrefix("key") },
                ["key: escape", "key: command+n", "key: return"])
            try host.perform(UserAction(.key, text: "escape"))
            XCTAssertEqual(diary.lines, ["magnified 2.0", "turned -90.0", "new", "send", "escape"])
        }
    }

    func testThePointerIsOverOneViewAtATime() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host(platform: .macOS) { OfferedTouches(diary: diary) }
            try host.perform(UserAction(.hover, "row"))
            XCTAssertEqual(host.offeredActions.map(\.spelled).filter { $0.hasSuffix("row") }, ["unhover row"])
            try host.perform(UserAction(.hover, "other"))
            try host.perform(UserAction(.unhover, "other"))
            XCTAssertEqual(diary.lines, ["over true", "over false", "over other true", "over other false"])
            let phone = Host { OfferedTouches(diary: diary) }
            XCTAssertFalse(phone.offeredActions.contains { $0.verb == .hover })
        }
    }

    func testWhatHasBeenLiftedIsDroppedWhereItIsTaken() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host(platform: .macOS) { OfferedTouches(diary: diary) }
            assertFails(
                try host.perform(UserAction(.drop, "Done")),
                "no control in host has the label \"Done\": nothing can be operated there")
            try host.perform(UserAction(.lift, "two", rows: [1]))
            XCTAssertEqual(host.offeredActions.filter { $0.verb == .drop }.map(\.spelled), ["drop Done"])
            try host.perform(UserAction(.drop, "Done"))
            XCTAssertEqual(host.texts.prefix(7), ["map", "dial", "row", "other", "one", "Done", "two"])
            XCTAssertEqual(diary.lines, ["targeted true", "targeted false"])
            XCTAssertFalse(host.offeredActions.contains { $0.verb == .drop })
        }
    }

    func testPagesAreSwiped() throws {
        try onMainRunLoop {
            let host = Host { OfferedCarousel(diary: Diary()) }
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["next-page", "leave-app"])
            try host.perform(UserAction(.nextPage))
            XCTAssertEqual(host.texts, ["page 2"])
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["next-page", "previous-page", "leave-app"])
            try host.perform(UserAction(.nextPage))
            try host.perform(UserAction(.previousPage))
            XCTAssertEqual(host.texts, ["page 2"])
        }
    }

    func testNothingCanBeTouchedInTheBackground() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host { OfferedCarousel(diary: diary) }
            try host.perform(UserAction(.leaveApp))
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["return-to-app"])
            assertFails(try host.perform(UserAction(.nextPage)), "the app is in the background")
            try host.perform(UserAction(.returnToApp))
            XCTAssertEqual(diary.lines, ["inactive", "background", "inactive", "active"])
            XCTAssertEqual(host.texts, ["page 1"])
            let other = Host { Text("follows no phase") }
            XCTAssertEqual(other.offeredActions, [])
        }
    }

    func testTokensOfASearchAreTakenAndDeleted() throws {
        try onMainRunLoop {
            let host = Host { OfferedTokens() }
            try host.perform(UserAction(.search, text: "un"))
            XCTAssertEqual(host.texts, ["looking for un in ", "unread", "flagged"])
            try host.perform(UserAction(.press, "unread", rows: [0]))
            XCTAssertEqual(host.texts, ["looking for  in unread", "unread", "flagged", "unread"])
            XCTAssertTrue(host.offeredActions.contains { $0.verb == .deleteToken })
            try host.perform(UserAction(.deleteToken))
            XCTAssertEqual(host.texts.first, "looking for  in ")
            XCTAssertFalse(host.offeredActions.contains { $0.verb == .deleteToken })
        }
    }

    func testMenusWithinMenusAreOffered() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host { OfferedMenus(diary: diary) }
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                ["open More", "context-menu Message", "context-menu Name", "context-menu Date"])
            try host.perform(UserAction(.contextMenu, "Date"))
            try host.perform(UserAction(.contextMenu, "Message"))
            XCTAssertTrue(host.texts.contains("by date"))
            try host.contextMenu("Name")
            XCTAssertTrue(host.texts.contains("by name"))
            try host.perform(UserAction(.open, "More"))
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                ["open Share", "choose Order: Name", "choose Order: Date", "dismiss"])
            try host.perform(UserAction(.open, "Share"))
            try host.perform(UserAction(.press, "Mail"))
            XCTAssertEqual(diary.lines, ["message", "mail"])
            XCTAssertEqual(host.offeredActions.first?.spelled, "open More")
            try host.perform(UserAction(.open, "More"))
            try host.perform(UserAction(.choose, "Order", text: "Date"))
            XCTAssertTrue(host.texts.contains("by date"))
        }
    }

    func testReturnAnswersAnAlert() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host { OfferedAlert(diary: diary) }
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                ["focus Name", "type Name", "press Cancel", "press Save", "key: return"])
            try host.perform(UserAction(.key, text: "return"))
            XCTAssertEqual(diary.lines, ["saved"])
            XCTAssertEqual(host.texts, ["beneath"])
        }
    }
}
