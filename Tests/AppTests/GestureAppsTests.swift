import HeadlessUI
import Testing

@Suite struct `Apps with gestures` {
    @Test func `open a photo, mark it and take it away`() async throws {
        try await onMainRunLoop {
            let host = Host { PhotoGridView() }
            #expect(host.texts == ["0 favorites, 3 columns"])
            try host.tap("Photo 3", count: 2)
            try host.tap("Photo 4", count: 2)
            try host.tap("Photo 3", count: 2)
            #expect(host.texts == ["1 favorites, 3 columns"])
            try host.magnify("Photo 1", by: 2)
            #expect(host.texts == ["1 favorites, 2 columns"])
            try host.longPress("Photo 5")
            host.endAnimations()
            #expect(throws: ControlError.self) { try host.tap("Photo 5") }
            try host.tap("Photo 6")
            #expect(host.texts == ["Viewing Photo 6 at 100 %", "Close", "1 favorites, 2 columns"])
            try host.magnify("Photo", by: 1.5)
            #expect(host.texts.first == "Viewing Photo 6 at 150 %")
            try host.drag("Photo", by: CGSize(width: 0, height: 50))
            #expect(host.texts.count == 3)
            try host.drag("Photo", by: CGSize(width: 0, height: 150), moves: 3)
            host.endAnimations()
            #expect(host.texts == ["1 favorites, 2 columns"])
            try host.tap("Photo 7")
            #expect(host.texts.first == "Viewing Photo 7 at 100 %")
            try host.click("Close")
            #expect(host.texts == ["1 favorites, 2 columns"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `swipe the card on top`() async throws {
        try await onMainRunLoop {
            let host = Host { SwipeDeckView() }
            #expect(host.texts == ["Quito", "Kyoto", "Lisbon", "Nothing liked", "Undo", "Like"])
            try host.drag("Lisbon", by: CGSize(width: 40, height: 0))
            #expect(host.texts[2] == "Lisbon")
            try host.drag("Lisbon", by: CGSize(width: 80, height: 0), lifts: false)
            #expect(host.texts[2...3] == ["Yes", "Let go to decide"])
            try host.drag("Lisbon", by: CGSize(width: 200, height: 0), moves: 4)
            host.endAnimations()
            #expect(host.texts == ["Quito", "Kyoto", "Liked: Lisbon", "Undo", "Like"])
            #expect(throws: ControlError.self) { try host.drag("Quito", by: CGSize(width: 200, height: 0)) }
            try host.drag("Kyoto", by: CGSize(width: -200, height: 0))
            try host.click("Like")
            host.endAnimations()
            #expect(host.texts == ["No more cards", "Liked: Lisbon, Quito", "Undo", "Like"])
            try host.click("Undo")
            try host.click("Undo")
            #expect(host.texts == ["Quito", "Kyoto", "Liked: Lisbon", "Undo", "Like"])
            try host.drag("Kyoto", by: CGSize(width: 300, height: 0))
            #expect(host.texts.contains("Liked: Lisbon, Kyoto"))
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `turn cards over`() async throws {
        try await onMainRunLoop {
            let host = Host { MemoryGameView() }
            #expect(host.texts == ["Moves: 0", "?", "?", "?", "?", "?", "?", "New game", "Shuffle"])
            try host.tap("Card 0")
            try host.tap("Card 1")
            #expect(host.texts.prefix(7) == ["Moves: 1", "🐙", "🦊", "?", "?", "?", "?"])
            try host.tap("Card 2")
            #expect(host.texts.prefix(7) == ["Moves: 1", "?", "?", "🐝", "?", "?", "?"])
            try host.tap("Card 3")
            for card in [0, 5, 1, 4] { try host.tap("Card \(card)") }
            host.endAnimations()
            #expect(host.texts.prefix(8) == ["Moves: 4", "🐙", "🦊", "🐝", "🐝", "🦊", "🐙", "You won in 4 moves"])
            try host.click("New game")
            try host.tap("Card 3")
            try host.click("Shuffle")
            host.endAnimations()
            #expect(host.texts.count { $0 == "?" } == 5)
            #expect(host.texts.count { $0 == "🐝" } == 1)
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `move cards between columns`() async throws {
        try await onMainRunLoop {
            let host = Host { KanbanView() }
            #expect(host.texts == ["To do (2)", "Design", "Implement", "Doing (1)", "Research", "Done (0)"])
            try host.click("Move Design to Doing")
            #expect(host.texts == ["To do (1)", "Implement", "Doing (2)", "Research", "Design", "Done (0)"])
            try host.click("Move Design to Done")
            try host.click("Move Implement to Doing")
            host.endAnimations()
            #expect(host.texts == ["To do (0)", "Doing (2)", "Research", "Implement", "Done (1)", "Design"])
            try host.row(id: KanbanColumn.doing.id).row(0).contextMenu("Delete")
            try host.click("Move Design to Doing")
            #expect(host.row(1).texts == ["Doing (2)", "Implement", "Design"])
            #expect(throws: ControlError.self) { try host.click("Move Design to Done in a hurry") }
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `mark the days of habits`() async throws {
        try await onMainRunLoop {
            let host = Host { HabitsView() }
            #expect(host.texts.prefix(4) == ["Read", "Run", "Read: 4 days, streak 3", "1"])
            #expect(host.texts.last == "All habits: 5")
            try host.click("4")
            try host.click("day-5")
            #expect(host.texts[2] == "Read: 6 days, streak 5")
            try host.tap("Run")
            #expect(host.texts[2] == "Run: 1 days, streak 1")
            try host.click("day-2")
            try host.click("31")
            #expect(host.texts[2] == "Run: 1 days, streak 1")
            try host.tap("Read")
            #expect(host.texts[2] == "Read: 6 days, streak 5")
            #expect(host.texts.last == "All habits: 7")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `tap shapes`() async throws {
        try await onMainRunLoop {
            let host = Host { ShapesView() }
            #expect(host.texts == ["1", "Pointed", "Blunt star", "Selected shape 0"])
            try host.tap("Badge of level 1")
            try host.tap("Badge of level 2")
            try host.click("Pointed")
            try host.tap("Shape 2")
            #expect(host.texts == ["3", "Pointed", "Pointed star", "Selected shape 2"])
            try host.tap("Shape 1")
            try host.click("Pointed")
            #expect(host.texts.suffix(2) == ["Blunt star", "Selected shape 1"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `measure what they show`() async throws {
        try await onMainRunLoop {
            let host = Host { EqualWidthsView() }
            #expect(
                host.texts == [
                    "Name", "Ada", "Street", "Main Street 1", "Show city", "Fields: Name, Street", "Measured",
                    "Chosen: Name",
                ])
            try host.tap("Street")
            try host.click("Show city")
            #expect(
                host.texts.suffix(6) == [
                    "City of residence", "London", "Show city", "Fields: Name, Street, City of residence", "Measured",
                    "Chosen: Street",
                ])
            try host.tap("City of residence")
            try host.click("Show city")
            #expect(host.texts.suffix(3) == ["Fields: Name, Street", "Measured", "Chosen: City of residence"])
            #expect(host.issues.map(\.kind) == [])
        }
    }
}
