import HeadlessUI
import XCTest

final class OffersTests: XCTestCase {
    func testAllControlsThatCanBeReachedAreOfferedInTheirOrder() throws {
        try onMainRunLoop {
            let host = Host { OfferedControls(diary: Diary()) }
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                [
                    "press Add", "press Add 2", "press Loud", "open More", "press Sort", "open Sort", "focus Name",
                    "type Name", "increment Count", "decrement Count", "set Volume", "choose Color: red",
                    "choose Color: blue",
                ])
            try host.perform(UserAction(.type, "Name", text: "abc"))
            XCTAssertEqual(
                host.offeredActions.map(\.spelled).filter { $0.hasSuffix("Name") },
                ["type Name", "submit Name", "leave Name"])
        }
    }

    func testEveryControlIsOperatedAsByItsVerb() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host { OfferedControls(diary: diary) }
            try host.perform(UserAction(.press, "Add"))
            try host.perform(UserAction(.press, "Add", ordinal: 2))
            try host.perform(UserAction(.press, "Loud"))
            try host.perform(UserAction(.press, "Sort"))
            try host.perform(UserAction(.type, "Name", text: "abc"))
            try host.perform(UserAction(.leave, "Name"))
            try host.perform(UserAction(.increment, "Count"))
            try host.perform(UserAction(.set, "Volume", number: 0.5))
            try host.perform(UserAction(.choose, "Color", text: "blue"))
            XCTAssertEqual(host.texts.last, "values true abc 2 5.000000 2")
            try host.perform(UserAction(.open, "More"))
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["press Copy", "dismiss"])
            try host.perform(UserAction(.press, "Copy"))
            XCTAssertEqual(diary.lines, ["first", "second", "sorted", "copied"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testGesturesAreOfferedWhereSomethingWouldRecognizeThem() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host { OfferedGestures(diary: diary) }
            let actions = host.offeredActions
            XCTAssertEqual(
                actions.map(\.spelled),
                [
                    "tap tapped", "tap both", "double-tap both", "hold held", "drag dragged", "tap covered",
                    "tap Beside card", "press Beside",
                ])
            for var action in actions {
                if action.verb == .drag { action.text = "left" }
                try host.perform(action)
            }
            XCTAssertEqual(
                diary.lines, ["tap", "both once", "both twice", "hold", "drag -200.0", "inner", "card"])
        }
    }

    func testRowsAreOfferedWithWhatIsAllowedForThem() throws {
        try onMainRunLoop {
            let host = Host { OfferedRows(diary: Diary()) }
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                [
                    "search", "refresh",
                    "context-menu Copy in 0", "swipe Flag in 0", "press Mark in 0", "context-menu Send in 0",
                    "activate in 0", "delete in 0", "full-swipe in 0", "select in 0",
                    "context-menu Copy in 1", "press Mark in 1", "context-menu Send in 1", "activate in 1",
                    "delete in 1", "move in 1", "deselect in 1",
                    "context-menu Copy in 2", "press Mark in 2", "context-menu Send in 2", "activate in 2",
                    "select in 2",
                ])
        }
    }

    func testEachOfferedActionCanBePerformed() throws {
        try onMainRunLoop {
            try Self.performEach(of: { OfferedControls(diary: Diary()) })
            try Self.performEach(of: { OfferedGestures(diary: Diary()) })
            try Self.performEach(of: { OfferedRows(diary: Diary()) })
            try Self.performEach(of: { NestedRows() })
            try Self.performEach(of: { OfferedPages() })
        }
    }

    func testWhatIsDoneToARowIsDoneToThatRow() throws {
        try onMainRunLoop {
            let diary = Diary()
            let host = Host { OfferedRows(diary: diary) }
            try host.perform(UserAction(.press, "Mark", rows: [1]))
            try host.perform(UserAction(.swipe, "Flag", rows: [0]))
            try host.perform(UserAction(.contextMenu, "Copy", rows: [2]))
            try host.perform(UserAction(.activate, rows: [2]))
            try host.perform(UserAction(.select, rows: [2]))
            try host.perform(UserAction(.activate, rows: [2]))
            try host.perform(UserAction(.move, number: 3, rows: [1]))
            try host.perform(UserAction(.delete, rows: [0]))
            XCTAssertEqual(host.texts.filter { $0.hasPrefix("parcel") }, ["parcel 2", "parcel 1 marked"])
            XCTAssertEqual(diary.lines, ["flag 0", "copy 2", "open [2]", "open [1, 2]"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testRowsWithinRowsAreNamedFromTheOutsideIn() throws {
        try onMainRunLoop {
            let host = Host { NestedRows() }
            XCTAssertEqual(
                host.offeredActions.map(\.spelled),
                [
                    "press Outer in 0", "press Inner in 0 0", "press Inner in 0 1", "press Outer in 1",
                    "press Inner in 1 0", "press Inner in 1 1",
                ])
            try host.perform(UserAction(.press, "Inner", rows: [1, 0]))
            XCTAssertEqual(host.texts.last, "1 0")
        }
    }

    func testPagesSheetsAndTabsAreOffered() throws {
        try onMainRunLoop {
            let host = Host { OfferedPages() }
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["press Page", "press Sheet", "tab Settings"])
            try host.perform(UserAction(.press, "Page"))
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["tab Settings", "back"])
            try host.perform(UserAction(.back))
            try host.perform(UserAction(.press, "Sheet"))
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["dismiss"])
            try host.perform(UserAction(.dismiss))
            try host.perform(UserAction(.tab, "Settings"))
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["tab Home"])
        }
    }

    func testASearchIsEndedOnceItHasBegun() throws {
        try onMainRunLoop {
            let host = Host { OfferedRows(diary: Diary()) }
            try host.perform(UserAction(.search, text: "a"))
            XCTAssertEqual(
                host.offeredActions.prefix(3).map(\.spelled), ["search", "submit-search", "cancel-search"])
            try host.perform(UserAction(.cancelSearch))
            XCTAssertEqual(host.offeredActions.prefix(2).map(\.spelled), ["search", "refresh"])
        }
    }

    func testScrollingIsOfferedWhereThereAreMoreRows() throws {
        try onMainRunLoop {
            let host = Host(containers: Host.Containers(visibleRows: 3)) {
                List(0..<9) { Text("\($0)") }
            }
            XCTAssertEqual(host.offeredActions.map(\.spelled), ["scroll"])
            try host.perform(UserAction(.scroll, number: 4))
            XCTAssertEqual(host.texts, ["4", "5", "6"])
            assertFails(try host.perform(UserAction(.scroll)), "scroll needs a position")
            let short = Host { List(0..<9) { Text("\($0)") } }
            XCTAssertEqual(short.offeredActions, [])
        }
    }

    func testWhatCannotBeDoneIsSaid() throws {
        try onMainRunLoop {
            let host = Host { OfferedControls(diary: Diary()) }
            assertFails(try host.perform(UserAction(.press, "Off")), "\"Off\" is disabled")
            assertFails(
                try host.perform(UserAction(.press, "Gone")),
                "no control in host has the label \"Gone\": there are \"Add\", \"Add\", \"Off\", \"Loud\", \"Sort\"")
            assertFails(
                try host.perform(UserAction(.press, "Add", ordinal: 3)), "there is no press \"Add\" number 3 in host")
            assertFails(try host.perform(UserAction(.delete, rows: [7])), "there is no host.row(7)")
            assertFails(try host.perform(UserAction(.press, "Add", rows: [7])), "there is no host.row(7)")
            assertFails(
                try host.perform(UserAction(.choose, "Color", text: "green")),
                "the picker \"Color\" has no option \"green\": there are \"red\", \"blue\"")
            assertFails(
                try host.perform(UserAction(.set, "Volume")), "set needs a part of the slider's range, from 0 to 1")
            assertFails(try host.perform(UserAction(.refresh)), "host has nothing to refresh")
        }
    }

    func testToBeAskedChangesNothing() throws {
        try onMainRunLoop {
            let host = Host { OfferedRows(diary: Diary()) }
            let texts = host.texts
            XCTAssertEqual(host.offeredActions, host.offeredActions)
            XCTAssertEqual(host.texts, texts)
            XCTAssertEqual(host.screen.labels, ["Mark", "Mark", "Mark"])
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }

    func testTheActionThatRunsIsKnownWhileItRuns() throws {
        try onMainRunLoop {
            var running: [String?] = []
            let host = Host {
                let _ = running.append(ViewAction.running?.name)
                Button("Press") { running.append(ViewAction.running?.name) }
            }
            try host.perform(UserAction(.press, "Press"))
            XCTAssertEqual(running.last, "Button")
            XCTAssertNil(ViewAction.running)
        }
    }

    func testWorkOnOtherQueuesIsKnown() throws {
        try onMainRunLoop {
            let host = Host { Text("shown") }
            XCTAssertFalse(host.hasOffMainWork)
            DispatchQueue.main.async {}
            XCTAssertTrue(host.hasOffMainWork)
            host.settle()
            XCTAssertFalse(host.hasOffMainWork)
        }
    }

    /// Performs each action that views offer at first, with new views for each.
    @MainActor private static func performEach<V: View>(@ViewBuilder of views: () -> V) throws {
        let actions = Host(content: views).offeredActions
        XCTAssertFalse(actions.isEmpty)
        for var action in actions {
            let host = Host(content: views)
            switch action.verb {
            case .type, .search: action.text = "abc"
            case .drag: action.text = "up"
            case .set, .move, .scroll: action.number = 1
            default: break
            }
            do { try host.perform(action) } catch { XCTFail("\(action.spelled): \(error)") }
            XCTAssertEqual(host.issues.map(\.kind), [])
        }
    }
}

extension UserAction {
    /// The action, as tests write it.
    var spelled: String {
        verb.rawValue + (label.map { " \($0)" } ?? "") + (ordinal > 1 ? " \(ordinal)" : "")
            + (text.map { ": \($0)" } ?? "")
            + (rows.isEmpty ? "" : " in " + rows.map(String.init).joined(separator: " "))
    }
}
