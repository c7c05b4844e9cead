import HeadlessUI
import Testing

@Suite struct `Lists of apps` {
    @Test func `complete, add, hide, delete and move to-dos`() async throws {
        try await onMainRunLoop {
            let host = Host { TodoListView() }
            #expect(
                host.texts == [
                    "Buy milk", "Call the bank", "Book flights", "", "New to-do", "Edit", "Hide done", "2 left",
                ])
            try host.click("Complete Buy milk")
            #expect(host.texts.last == "1 left")
            try host.type("Walk the dog", into: "New to-do")
            try host.submit("New to-do")
            #expect(host.focusedLabel == "New to-do")
            #expect(host.texts[3...4] == ["Walk the dog", ""])
            try host.click("Hide done")
            #expect(host.texts.prefix(4) == ["Book flights", "Walk the dog", "", "New to-do"])
            try host.row(0).delete()
            try host.click("Show done")
            #expect(host.texts.prefix(3) == ["Buy milk", "Call the bank", "Walk the dog"])
            try host.move(from: 2, to: 0)
            #expect(host.texts.prefix(3) == ["Walk the dog", "Buy milk", "Call the bank"])
            try host.click("Reopen Call the bank")
            for _ in 0..<3 { try host.row(0).delete() }
            #expect(host.texts.contains("All done"))
            #expect(host.issues.map(\.kind) == [])
        }
    }

    /// Two fingers at once: the swiped row is still on the screen when its button is pressed.
    @Test func `have a row whose binding is stale once it is deleted`() async throws {
        try await onMainRunLoop {
            let host = Host { TodoListView() }
            let row = host.row(2)
            host.run(
                .event, .action { try? row.delete() }, .action { try? row.click("Complete Book flights") }, .idle)
            let issue = try #require(host.issues.first)
            #expect(issue.isStaleDereference)
            #expect(host.issues.allSatisfy { $0.description.contains("index 2") || $0.isStaleDereference })
            #expect(host.texts.prefix(3) == ["Buy milk", "Call the bank", ""])
        }
    }

    @Test func `regroup to-dos by their priority`() async throws {
        try await onMainRunLoop {
            let host = Host { TodoSectionsView() }
            #expect(
                host.texts == [
                    "High", "Pay rent", "Renew passport", "2 to-dos", "Normal", "Water plants", "1 to-dos", "Low",
                    "Sort photos", "1 to-dos", "Edit",
                ])
            try host.row(1).swipe("Low")
            #expect(host.texts.suffix(5) == ["Low", "Renew passport", "Sort photos", "2 to-dos", "Edit"])
            try host.row(0).delete()
            #expect(host.texts.prefix(4) == ["High", "Nothing here", "0 to-dos", "Normal"])
            try host.row(3).swipe("High", edge: .leading)
            #expect(host.texts.prefix(4) == ["High", "Sort photos", "1 to-dos", "Normal"])
            try host.click("Edit")
            host.endAnimations()
            #expect(
                host.texts == [
                    "High", "Sort photos", "1 to-dos", "Normal", "Water plants", "1 to-dos", "Low", "Renew passport",
                    "1 to-dos", "Done",
                ])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `flag and delete the mails that are selected`() async throws {
        try await onMainRunLoop {
            let host = Host { BatchDeleteView() }
            #expect(host.navigationTitle == "Mail")
            try host.click("Edit")
            try host.click("Delete")
            #expect(host.texts == (1...6).map { "Message \($0)" } + ["Done", "Select all", "Flag", "Delete"])
            try host.row(0).select()
            try host.select(3)
            #expect(host.navigationTitle == "2 selected")
            try host.click("Flag")
            try host.row(2).contextMenu("Unflag")
            try host.row(0).contextMenu("Flag 2")
            try host.row(2).contextMenu("Unflag")
            try host.row(1).contextMenu("Flag 1")
            try host.click("Select all")
            try host.deselect(2)
            #expect(host.navigationTitle == "5 selected")
            try host.click("Delete")
            #expect(host.texts.contains("Delete 5 messages"))
            try host.click("Delete 5 messages")
            #expect(host.texts == ["Message 2", "Edit"])
            #expect(host.navigationTitle == "Mail")
            try host.row(0).performPrimaryAction()
            try host.row(0).contextMenu("Flag")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `add up a cart and empty it`() async throws {
        try await onMainRunLoop {
            let dollars = { (amount: Double) in amount.formatted(.currency(code: "USD")) }
            let host = Host { ShoppingCartView() }
            #expect(
                host.texts == [
                    "Green tea", "2 × \(dollars(4.50))", "Mug", "1 × \(dollars(12.00))", "Bamboo tray",
                    "1 × \(dollars(24.90))", "", "Coupon",
                    "Subtotal", dollars(45.90), "Total", dollars(45.90), "Check out",
                ])
            try host.increment("Mug")
            try host.type("save10", into: "Coupon")
            #expect(
                host.texts.suffix(7) == [
                    "Subtotal", dollars(57.90), "Discount", dollars(-5.79), "Total", dollars(52.11), "Check out",
                ])
            #expect(host.navigationTitle == "Cart (5)")
            try host.row(id: "tea").swipe("Remove")
            #expect(host.texts.prefix(4) == ["Mug", "2 × \(dollars(12.00))", "Bamboo tray", "1 × \(dollars(24.90))"])
            try host.row(0).fullSwipe()
            try host.decrement("Bamboo tray")
            #expect(host.navigationTitle == "Cart (1)")
            try host.click("Check out")
            #expect(host.texts == ["Thank you", "You paid \(dollars(22.41)).", "OK"])
            try host.click("OK")
            #expect(host.navigationTitle == "Cart (0)")
            try host.click("Check out")
            #expect(host.texts.first == "save10")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `keep expenses by day`() async throws {
        try await onMainRunLoop {
            let euros = { (amount: Double) in amount.formatted(.currency(code: "EUR")) }
            let host = Host { ExpensesView() }
            #expect(host.texts[1...5] == [euros(52.5), "Lunch", euros(12.5), "Lamp", euros(40)])
            try host.row(0).delete()
            #expect(host.texts[1...3] == [euros(40), "Lamp", euros(40)])
            try host.click("Add expense")
            try host.click("Save")
            try host.type("Dinner", into: "Title")
            try host.type("20", into: "Amount")
            try host.choose(Expense.Category.travel, in: "Category")
            try host.click("Save")
            #expect(host.texts[1...5] == [euros(60), "Lamp", euros(40), "Dinner", euros(20)])
            try host.row(2).delete()
            #expect(host.texts.dropFirst(6) == ["Add expense"])
            try host.click("Add expense")
            #expect(host.texts.first == "")
            try host.dismiss()
            #expect(host.texts.last == "Add expense")
            #expect(host.issues.map(\.kind) == [])
        }
    }
}
