import HeadlessUI
import Testing

@Suite struct `Pages of apps` {
    @Test func `show a contact that is renamed and deleted`() async throws {
        try await onMainRunLoop {
            let host = Host { ContactsByValueView() }
            #expect(
                host.texts == [
                    "A", "AL", "Ada Lovelace", "AT", "Alan Turing", "B", "BL", "Barbara Liskov", "G", "GH",
                    "Grace Hopper",
                ])
            try host.click("BL Barbara Liskov")
            #expect(host.navigationTitle == "Barbara Liskov")
            #expect(
                host.texts == [
                    "Phone", "555-0103", "Favorite", "Rename", "Barbara Liskov", "Name", "Delete contact",
                ])
            try host.click("Favorite")
            try host.type("Zoe Liskov", into: "Name")
            #expect(host.navigationTitle == "Zoe Liskov")
            try host.back()
            #expect(host.navigationTitle == "Contacts")
            #expect(host.texts.suffix(3) == ["Z", "ZL", "Zoe Liskov"])
            try host.click("AT Alan Turing")
            try host.click("Delete contact")
            host.endAnimations()
            #expect(host.texts.prefix(3) == ["A", "AL", "Ada Lovelace"])
            #expect(host.texts.suffix(6) == ["G", "GH", "Grace Hopper", "Z", "ZL", "Zoe Liskov"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    /// The field is still being edited when its contact is deleted: it ends its edit as it is removed.
    @Test func `have a field that writes into a contact that is gone`() async throws {
        try await onMainRunLoop {
            let host = Host { ContactsByValueView() }
            try host.click("GH Grace Hopper")
            try host.type("Grace Murray Hopper", into: "Name")
            #expect(host.issues.map(\.kind) == [])
            try host.click("Delete contact")
            host.endAnimations()
            let issue = try #require(host.issues.first)
            #expect(issue.kind == .staleDereference(.outOfRange(index: 3, count: 3), id: AnyHashableID(4)))
            #expect(issue.action?.name == "TextField")
            #expect(host.texts.suffix(3) == ["B", "BL", "Barbara Liskov"])
        }
    }

    @Test func `show a person as apps of iOS 14 did`() async throws {
        try await onMainRunLoop {
            let host = Host { ContactsByDestinationView() }
            #expect(host.navigationTitle == "People")
            #expect(host.texts.prefix(2) == ["Jane Doe", "jane@example.com"])
            try host.click("Jane Doe jane@example.com")
            #expect(host.navigationTitle == "Jane Doe")
            #expect(
                host.texts == ["Details", "jane@example.com", "Email", "Notes", "", "Edited 0 times", "Done"])
            try host.type("jane@work.example", into: "Email")
            try host.type("Call back", into: "")
            #expect(host.texts.suffix(3) == ["Call back", "Edited 1 times", "Done"])
            try host.click("Done")
            #expect(host.texts.prefix(2) == ["Jane Doe", "jane@work.example"])
            try host.row(id: 2).delete()
            try host.click("Kim Park kim@example.com")
            try host.back()
            #expect(host.row(1).texts == ["Kim Park", "kim@example.com"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `change the settings of an account`() async throws {
        try await onMainRunLoop {
            let host = Host { AccountSettingsView() }
            #expect(host.texts.prefix(5) == ["Name", "Sam Rivera", "Plan", "Free", "Notifications"])
            try host.click("Name Sam Rivera")
            #expect(host.texts == ["Sam Rivera", "Display name", "Save"])
            try host.click("Save")
            try host.type("Sam R.", into: "Display name")
            #expect(throws: ControlError.self) { try host.back() }
            try host.click("Save")
            #expect(host.navigationTitle == "Account")
            #expect(host.texts.prefix(2) == ["Name", "Sam R."])
            try host.click("Plan Free")
            try host.choose(Account.Plan.family, in: "Plan")
            try host.back()
            #expect(host.texts[2...3] == ["Plan", "Family"])
            try host.click("Notifications")
            #expect(host.texts == ["Allow notifications", "Mentions", "Digest", "Never", "Daily", "Weekly"])
            try host.click("Allow notifications")
            try host.back()
            #expect(host.navigationTitle == "Account")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `follow links into a shop`() async throws {
        try await onMainRunLoop {
            let host = Host { RouterView() }
            host.open(try #require(URL(string: "shop://product/2")))
            #expect(
                host.texts == [
                    "Product number 2", "Quantity 1", "Read review", "Similar product", "Back to shop", "Depth 2",
                ])
            try host.increment("Quantity 1")
            try host.click("Read review")
            #expect(host.texts == ["Review: Great, 2 of 5"])
            try host.back()
            #expect(host.texts[1] == "Quantity 2")
            try host.click("Similar product")
            #expect(host.texts.prefix(2) == ["Product number 3", "Quantity 1"])
            try host.back()
            try host.back()
            #expect(host.navigationTitle == "All")
            #expect(host.texts == ["Product 1", "Product 2", "Product 3"])
            try host.click("Product 3")
            try host.click("Back to shop")
            #expect(host.texts == ["Books", "Toys"])
            host.open(try #require(URL(string: "shop://nowhere")))
            #expect(host.texts == ["Books", "Toys", "Unknown link"])
            host.open(try #require(URL(string: "shop://login")))
            #expect(host.texts == ["Log in to the shop"])
            try host.dismiss()
            try host.click("Toys")
            #expect(host.navigationTitle == "Toys")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `show notes in three columns`() async throws {
        try await onMainRunLoop {
            let host = Host { NotesSplitView().environment(\.horizontalSizeClass, .regular) }
            #expect(host.texts.contains("Groceries"))
            #expect(host.texts.contains("No note"))
            try host.select(1)
            #expect(host.texts.suffix(2) == ["Groceries\nMilk, eggs", "20 characters"])
            try host.type("Shopping\nMilk", into: "Groceries\nMilk, eggs")
            #expect(host.texts.contains("Shopping"))
            #expect(host.texts.last == "13 characters")
            try host.select("Work")
            #expect(host.texts.contains("Meeting"))
            #expect(host.texts.contains("No note"))
            try host.click("New note")
            #expect(host.texts.last == "0 characters")
            try host.type("Trip", into: "")
            #expect(host.texts.contains("Trip"))
            try host.select(3)
            #expect(host.texts.last == "14 characters")
            try host.container(1).row(0).delete()
            #expect(host.texts.contains("No note"))
            #expect(!host.texts.contains("Meeting"))
            #expect(host.issues.map(\.kind) == [])
        }
    }

    /// The editor's text is edited while the note is deleted in the list beside it.
    @Test func `have an editor that writes into a note that is gone`() async throws {
        try await onMainRunLoop {
            let host = Host { NotesSplitView().environment(\.horizontalSizeClass, .regular) }
            try host.select(2)
            try host.type("Ideas for May", into: "Ideas")
            try host.container(1).row(1).delete()
            host.endAnimations()
            let stale = RuntimeIssue.Kind.staleDereference(.outOfRange(index: 1, count: 1), id: AnyHashableID(2))
            #expect(host.issues.first?.kind == stale)
            #expect(host.issues.last?.action?.name == "TextEditor")
        }
    }

    @Test func `keep what each tab shows`() async throws {
        try await onMainRunLoop {
            let host = Host { TabsView() }
            #expect(host.texts.prefix(3) == ["Home, tapped 0 times", "Tap", "Read messages"])
            try host.click("Tap")
            try host.click("Read messages")
            #expect(host.texts.prefix(4) == ["Message 1", "Message 2", "Message 3", "Mark all as read"])
            try host.select(tab: "Home")
            #expect(host.texts.first == "Home, tapped 1 times")
            try host.select(tab: TabsModel.Page.profile)
            #expect(host.texts.prefix(2) == ["Visits to home: 2", "Unread: 3"])
            try host.increment("Unread: 3")
            #expect(host.texts[1] == "Unread: 4")
            try host.click("Messages")
            try host.click("Mark all as read")
            try host.click("Profile")
            #expect(host.texts.prefix(2) == ["Visits to home: 2", "Unread: 0"])
            #expect(host.navigationTitle == "Profile")
            #expect(host.issues.map(\.kind) == [])
        }
    }
}
