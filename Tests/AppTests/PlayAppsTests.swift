import HeadlessUI
import Testing

@Suite struct `Apps to read and to play with` {
    @Test func `ask questions and count the right answers`() async throws {
        try await onMainRunLoop {
            let host = Host { QuizView() }
            #expect(
                host.texts == [
                    "Question 1 of 3", "What is the capital of Norway?", "Bergen", "Oslo", "Tromsø",
                ])
            try host.click("Oslo")
            try host.click("Bergen")
            #expect(host.texts.suffix(2) == ["Right!", "Next question"])
            try host.click("Next question")
            host.endAnimations()
            #expect(host.texts.prefix(2) == ["Question 2 of 3", "How many bits are in a byte?"])
            try host.click("16")
            #expect(host.texts.suffix(2) == ["Wrong!", "Next question"])
            try host.click("Next question")
            host.endAnimations()
            try host.click("Picasso")
            try host.click("Next question")
            host.endAnimations()
            #expect(host.texts == ["You scored 2 of 3", "Play again"])
            try host.click("Play again")
            #expect(host.texts.prefix(3) == ["Question 1 of 3", "What is the capital of Norway?", "Bergen"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `sort recipes and keep favourites`() async throws {
        try await onMainRunLoop {
            let host = Host(storedValues: ["recipes.favorites": "Paella"]) { RecipesView() }
            #expect(
                host.texts == [
                    "Only favorites", "Minestrone", "45 min", "Omelette", "10 min", "Paella", "60 min", "Tacos",
                    "25 min",
                ])
            try host.open("Sort")
            try host.choose("Time", in: "Sort by")
            #expect(host.row(0).texts == ["Omelette", "10 min"])
            try host.click("Favorite Tacos")
            try host.click("Only favorites")
            host.endAnimations()
            #expect(host.texts == ["Only favorites", "Tacos", "25 min", "Paella", "60 min"])
            try host.click("Favorite Tacos")
            try host.row(0).click("Favorite Paella")
            host.endAnimations()
            #expect(host.texts == ["Only favorites", "No favorites", "Tap a heart to add one.", "Show all"])
            try host.click("Show all")
            #expect(host.texts.count == 9)
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `disclose parts of a recipe`() async throws {
        try await onMainRunLoop {
            let host = Host { RecipeDetailView() }
            #expect(
                host.texts == [
                    "Risotto", "Ingredients", "For 2", "Rice", "160 g", "Stock", "0.5 l", "Mushrooms", "120 g", "Steps",
                    "1. Fry the mushrooms", "Tip 1", "2. Add the rice", "3. Pour in the stock", "Tip 3", "Notes",
                ])
            try host.increment("For 2")
            #expect(host.texts[3...4] == ["Rice", "240 g"])
            try host.click("Ingredients")
            #expect(!host.texts.contains("Rice"))
            try host.click("Tip 3")
            #expect(host.texts.contains("It should be hot."))
            #expect(!host.texts.contains("Do not salt them yet."))
            try host.click("1. Fry the mushrooms")
            try host.click("2. Add the rice")
            try host.click("3. Pour in the stock")
            #expect(host.texts.last == "Enjoy your meal!")
            try host.click("2. Add the rice")
            try host.click("Notes")
            host.endAnimations()
            #expect(host.texts.last == "Serves as a main course. Keeps for two days.")
            try host.click("Ingredients")
            #expect(host.texts[2...4] == ["For 3", "Rice", "240 g"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `have styles of their own`() async throws {
        try await onMainRunLoop {
            let host = Host { StyleGalleryView() }
            #expect(
                host.texts == [
                    "Pressed 0, deleted 0", "Filled", "Colored", "Delete all", "Enabled", "Hello", "Text",
                    "Clear text", "Bold label", "Hello",
                ])
            try host.click("Filled")
            try host.click("Colored")
            try host.click("Enabled")
            try host.click("Filled")
            #expect(host.texts.first == "Pressed 11, deleted 0")
            try host.tap("Delete all")
            #expect(host.texts[3] == "Really?")
            try host.click("Really?")
            #expect(host.texts.first == "Pressed 11, deleted 1")
            #expect(host.texts[3] == "Delete all")
            try host.click("Clear text")
            #expect(host.texts.suffix(4) == ["", "Text", "Bold label", "Empty"])
            try host.type("Bye", into: "Text")
            #expect(host.texts.last == "Bye")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `count by buttons and keys`() async throws {
        try await onMainRunLoop {
            let host = Host(app: CounterApp())
            #expect(
                host.texts == [
                    "Count: 0", "Minus", "Plus", "Reset", "Cancel", "Step 1", "Large", "Last key: none",
                ])
            try host.click("Plus")
            try host.increment("Step 1")
            try host.pressKey("+", modifiers: [.command, .shift])
            #expect(host.texts.first == "Count: 3")
            try host.pressKey("-", modifiers: .command)
            try host.pressKey(.escape)
            #expect(host.texts.first == "Count: 1")
            #expect(host.texts.last == "Last key: escape")
            try host.click("Large")
            try host.pressKey(.delete, modifiers: .option)
            #expect(host.texts.first == "Count: 0")
            try host.click("Minus")
            #expect(host.texts.first == "Count: -2")
            host.setScenePhase(.background)
            #expect(host.texts.first == "Count: 0")
            #expect(host.texts[5] == "Step 2")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `remind of things on a day`() async throws {
        try await onMainRunLoop {
            let host = Host { ReminderView() }
            try host.click("New reminder")
            try host.click("Add")
            try host.type("Pay rent", into: "Title")
            try host.click("On a day")
            try host.click("A day later")
            try host.choose(Reminder.Repetition.weekly, in: "Repeat")
            try host.click("Add")
            let day = Date(timeIntervalSince1970: 1_735_819_200).formatted(.dateTime.year().month().day())
            #expect(host.texts == ["Pay rent", day, "Repeats weekly", "New reminder", "0 flagged"])
            try host.click("New reminder")
            try host.type("Call mum", into: "Title")
            try host.click("On a day")
            try host.click("On a day")
            try host.click("Add")
            try host.row(1).click("Flag")
            #expect(host.texts.suffix(3) == ["Call mum", "New reminder", "1 flagged"])
            try host.move(from: 1, to: 0)
            #expect(host.texts.prefix(2) == ["Call mum", "Pay rent"])
            try host.row(0).delete()
            host.endAnimations()
            #expect(host.texts == ["Pay rent", day, "Repeats weekly", "New reminder", "0 flagged"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    /// The date is taken away, and its unwrapped binding is used before the views are updated.
    @Test func `have a date that is gone when it is moved`() async throws {
        try await onMainRunLoop {
            let host = Host { ReminderView() }
            try host.click("New reminder")
            try host.click("On a day")
            host.run(
                .event, .action { try? host.click("On a day") }, .action { try? host.click("A day later") }, .idle)
            #expect(host.issues.contains { $0.kind == .staleDereference(.foundNil, id: nil) })
            #expect(host.issues.first?.action?.name == "Button")
        }
    }
}
