import HeadlessUI
import Testing

@Suite struct `What apps present` {
    @Test func `is an editor of a copy that is saved or discarded`() async throws {
        try await onMainRunLoop {
            let host = Host { EditorSheetView() }
            #expect(host.texts == ["Dune", "Frank Herbert, 5 stars", "Emma", "Jane Austen, 4 stars", "Add"])
            try host.click("Dune Frank Herbert, 5 stars")
            #expect(host.texts.prefix(4) == ["Dune", "Title", "Frank Herbert", "Author"])
            try host.type("Dune Messiah", into: "Title")
            #expect(throws: ControlError.self) { try host.dismiss() }
            try host.click("Cancel")
            #expect(host.texts == ["Discard your changes?", "Discard", "Cancel"])
            try host.click("Cancel")
            #expect(host.texts.first == "Dune Messiah")
            try host.choose(3, in: "Rating")
            try host.click("Save")
            #expect(host.texts.prefix(2) == ["Dune Messiah", "Frank Herbert, 3 stars"])
            try host.click("Add")
            #expect(host.texts.first == "")
            try host.click("Save")
            #expect(host.texts.first == "")
            try host.type("Ulysses", into: "Title")
            try host.click("Cancel")
            try host.click("Discard")
            #expect(host.texts.count == 5)
            try host.click("Add")
            try host.type("Ulysses", into: "Title")
            try host.type("James Joyce", into: "Author")
            try host.click("Save")
            #expect(host.texts.suffix(3) == ["Ulysses", "James Joyce, 3 stars", "Add"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `is an editor of an element below the list`() async throws {
        try await onMainRunLoop {
            let host = Host { ElementEditorView() }
            #expect(host.texts == ["Flour", "500", "Butter", "250", "Sugar", "125", "Total: 875 g"])
            try host.click("Butter 250")
            #expect(host.texts.contains("Changed 0 times"))
            try host.increment("Amount")
            try host.type("Salted butter", into: "Name")
            #expect(host.texts[2...3] == ["Salted butter", "275"])
            #expect(host.texts.contains("Changed 1 times"))
            try host.click("Sugar 125")
            host.endAnimations()
            #expect(host.texts.contains("Changed 0 times"))
            try host.type("100", into: "Grams")
            #expect(host.texts[4...5] == ["Sugar", "100"])
            try host.endEditing("Grams")
            try host.click("Flour 500")
            try host.click("Remove")
            host.endAnimations()
            #expect(host.texts == ["Salted butter", "275", "Sugar", "100", "Total: 375 g"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    /// `$ingredients[index]` of the last one, whose name is being edited as it is removed.
    @Test func `is an editor that writes to an index that is gone`() async throws {
        try await onMainRunLoop {
            let host = Host { ElementEditorView() }
            try host.click("Sugar 125")
            try host.type("Brown sugar", into: "Name")
            try host.click("Remove")
            host.endAnimations()
            let issue = try #require(host.issues.first)
            guard case .staleDereference(.outOfRange(index: 2, count: 2), id: .some) = issue.kind else {
                Issue.record("\(issue)")
                return
            }
            #expect(host.issues.contains { $0.action?.name == "TextField" })
            #expect(host.texts.last == "Total: 750 g")
        }
    }

    @Test func `is a form that filters what is behind it`() async throws {
        try await onMainRunLoop {
            let host = Host { FilterSheetView() }
            let rent = 900.0.formatted(.currency(code: "USD").precision(.fractionLength(0)))
            #expect(host.texts.prefix(3) == ["4 flats", "Elm Street", "2 rooms for \(rent)"])
            try host.click("Filter")
            try host.click("Clear filters")
            try host.set("Rent", to: 1449)
            #expect(host.texts.last == "Show 3")
            try host.increment("At least 1 rooms")
            try host.increment("At least 2 rooms")
            #expect(host.texts.last == "Show 1")
            try host.decrement("At least 3 rooms")
            try host.click("Balcony")
            try host.click("Show 2")
            host.endAnimations()
            #expect(host.texts.prefix(2) == ["2 flats", "Elm Street"])
            try host.click("Filter")
            try host.click("Clear filters")
            try host.dismiss()
            #expect(host.texts.first == "4 flats")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `is an introduction until it has been seen`() async throws {
        try await onMainRunLoop {
            let host = Host { OnboardingRootView() }
            #expect(host.texts == ["Skip", "Capture", "Take a picture of anything.", "Next"])
            #expect(throws: ControlError.self) { try host.dismiss() }
            try host.click("Next")
            #expect(host.texts == ["Skip", "Improve", "Make it better with one tap.", "Next"])
            try host.click("Next")
            #expect(host.texts.suffix(3) == ["Share", "Send it to your friends.", "Get started"])
            try host.select(tab: 1)
            #expect(host.texts.contains("Improve"))
            try host.click("Next")
            try host.click("Get started")
            #expect(host.texts == ["Welcome to Pictures", "Show introduction"])
            try host.click("Show introduction")
            #expect(host.texts.contains("Capture"))
            try host.click("Skip")
            host.endAnimations()
            #expect(host.texts == ["Welcome to Pictures", "Show introduction"])
            try host.close()

            let other = Host(storedValues: ["hasSeenOnboarding": true]) { OnboardingRootView() }
            #expect(other.texts == ["Welcome to Pictures", "Show introduction"])
        }
    }

    @Test func `are popovers, and menus within menus`() async throws {
        try await onMainRunLoop {
            let host = Host { PopoverMenuView() }
            #expect(host.texts.prefix(2) == ["Sketch", "12 points, left, 0 copies"])
            try host.click("Format")
            #expect(host.texts == ["Size", "Bold text", "Close"])
            try host.set("Size", to: 21)
            try host.click("Close")
            #expect(host.texts[1] == "22 points, left, 0 copies")
            try host.click("More")
            #expect(host.texts[1] == "22 points, left, 1 copies")
            try host.open("More")
            #expect(host.texts == ["Edit", "Make uppercase", "Bold", "Align", "Copy", "Forget copies"])
            try host.click("Make uppercase")
            #expect(host.texts.first == "SKETCH")
            #expect(host.navigationTitle == "SKETCH")
            try host.open("More")
            try host.open("Align")
            try host.click("Right")
            #expect(host.texts[1] == "22 points, right, 1 copies")
            try host.click("Make a copy")
            try host.open("More")
            try host.dismiss()
            #expect(host.texts[1] == "22 points, right, 2 copies")
            try host.click("About bold")
            #expect(host.texts == ["Help on Bold"])
            try host.dismiss()
            #expect(host.texts.last == "About bold")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `are alerts that follow one another`() async throws {
        try await onMainRunLoop {
            let host = Host { AlertsView() }
            try host.row(0).contextMenu("Rename")
            #expect(
                host.texts == ["Rename", "Enter a new name for the file.", "Budget", "Name", "Cancel", "Save"])
            // The body reads the name, because the closure of the alert does.
            #expect(host.offeredActions.contains { $0.verb == .press && $0.label == "Save" })
            try host.type("Letter", into: "Name")
            try host.click("Save")
            #expect(
                host.texts == ["The name “Letter” is taken.", "Choose another one.", "Try again", "Cancel"])
            try host.click("Try again")
            #expect(host.texts.contains("Letter"))
            try host.type("Budget 2025", into: "Name")
            try host.click("Save")
            #expect(host.texts == ["Budget 2025", "Letter", "Plan"])
            try host.row(1).contextMenu("Duplicate")
            #expect(host.texts == ["Budget 2025", "Letter", "Letter copy", "Plan"])
            try host.row(1).contextMenu("Delete")
            #expect(host.texts == ["Delete file?", "“Letter” will be gone.", "Delete Letter", "Keep"])
            try host.dismiss()
            try host.row(1).contextMenu("Delete")
            try host.click("Delete Letter")
            #expect(host.texts == ["Budget 2025", "Letter copy", "Plan"])
            #expect(host.issues.map(\.kind) == [])
        }
    }
}
