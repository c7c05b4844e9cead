import HeadlessUI
import Testing

actor PostsInPages: FeedService {
    struct Failure: LocalizedError {
        var errorDescription: String? { "The server is asleep." }
    }

    private var isFailing = false

    func fail(_ isFailing: Bool) { self.isFailing = isFailing }

    func posts(page: Int) async throws -> [FeedPost] {
        if isFailing { throw Failure() }
        let pages = [
            [FeedPost(id: 1, author: "Ada", text: "Hello"), FeedPost(id: 2, author: "Bo", text: "Lunch?")],
            [FeedPost(id: 3, author: "Cy", text: "Good night")],
        ]
        return page < pages.count ? pages[page] : []
    }
}

private actor Attempts {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

@Suite struct `Apps that load something` {
    @Test func `append to a chat what is written and answered`() async throws {
        try await onMainRunLoop {
            let room = ChatRoom { text in
                try? await Task.sleep(for: .seconds(2))
                return "You said \(text)"
            }
            let host = Host { ChatView(room: room) }
            #expect(host.texts == ["Hi! How can I help?", "", "Message"])
            #expect(host.focusedLabel == "Message")
            try host.click("Send")
            try host.type("Hello", into: "Message")
            try host.click("Send")
            host.settle()
            #expect(host.texts == ["Hi! How can I help?", "Hello", "Typing…", "", "Message"])
            try host.type("Are you there?", into: "Message")
            host.wait(2)
            host.settle()
            #expect(host.texts.prefix(3) == ["Hi! How can I help?", "Hello", "You said Hello"])
            #expect(host.texts[3] == "Are you there?")
            try host.click("Send")
            host.wait(2)
            host.settle()
            #expect(host.texts[3...4] == ["Are you there?", "You said Are you there?"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `load further posts, and all anew`() async throws {
        try await onMainRunLoop {
            let service = PostsInPages()
            let host = Host { FeedView(service: service) }
            host.settle()
            #expect(
                host.texts == [
                    "Ada", "Hello", "0", "Bo", "Lunch?", "0", "Cy", "Good night", "0", "You are all caught up",
                ])
            try host.click("Like post by Bo")
            try host.row(id: 2).click("Like post by Bo")
            #expect(host.row(1).texts == ["Bo", "Lunch?", "2"])
            try host.refresh()
            host.settle()
            #expect(host.row(1).texts == ["Bo", "Lunch?", "0"])
            Task { await service.fail(true) }
            host.settle()
            try host.refresh()
            host.settle()
            #expect(host.texts == ["Could not load", "The server is asleep.", "OK"])
            try host.click("OK")
            #expect(host.texts.first == "Ada")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `show what arrives, and a banner for a while`() async throws {
        try await onMainRunLoop {
            let host = Host { InboxView() }
            host.receive("Lunch?")
            #expect(host.texts == ["Lunch?", "Mute", "New: Lunch?"])
            #expect(host.navigationTitle == "Inbox (1)")
            host.wait(3)
            host.receive("Invoice")
            #expect(host.texts == ["Invoice", "Lunch?", "Mute", "New: Invoice"])
            host.wait(3)
            #expect(host.texts.last == "New: Invoice")
            host.wait(2.5)
            host.settle()
            #expect(host.texts == ["Invoice", "Lunch?", "Mute"])
            try host.tap("Lunch?")
            #expect(host.navigationTitle == "Inbox (1)")
            try host.row(1).swipe("Unread")
            #expect(host.navigationTitle == "Inbox (2)")
            try host.click("Mute")
            host.receive("Offer")
            #expect(host.texts == ["Offer", "Invoice", "Lunch?", "Mute"])
            try host.row(1).fullSwipe()
            host.endAnimations()
            #expect(host.texts == ["Offer", "Lunch?", "Mute"])
            try host.click("Mute")
            host.receive("Last")
            try host.click("Dismiss")
            host.endAnimations()
            #expect(host.texts == ["Last", "Offer", "Lunch?", "Mute"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    /// The inbox is reset while a finger is on a row, which is tapped before the views are updated.
    @Test func `have a row whose message is gone when it is tapped`() async throws {
        try await onMainRunLoop {
            let host = Host { InboxView() }
            host.receive("Lunch?")
            host.run(
                .event, .action { NotificationCenter.default.post(name: .inboxDidReset, object: nil) },
                .action { try? host.tap("Lunch?") }, .idle)
            #expect(
                host.issues.map(\.kind) == [.staleDereference(.outOfRange(index: 0, count: 0), id: AnyHashableID(1))])
            #expect(host.issues.first?.access == .write)
            #expect(host.texts == ["Mute"])
        }
    }

    @Test func `search a library once the typing pauses`() async throws {
        try await onMainRunLoop {
            let host = Host { LibrarySearchView() }
            host.wait(0.3)
            #expect(
                host.texts == [
                    "The Hobbit", "Fiction", "The Selfish Gene", "Science", "Cosmos", "Science", "The Trial",
                    "Fiction",
                ])
            try host.search("The")
            host.wait(0.2)
            try host.search("The T")
            host.wait(0.2)
            #expect(host.texts.prefix(4) == ["Searches", "1", "Stop searching", "The Hobbit"])
            host.wait(0.1)
            #expect(host.texts.prefix(5) == ["Searches", "2", "Stop searching", "The Trial", "Fiction"])
            try host.submitSearch()
            #expect(host.texts.suffix(2) == ["The T", "cosmos"])
            try host.choose(SearchBook.Kind.science, in: "Scope")
            #expect(host.texts.contains("No Results for “The T”"))
            try host.click("cosmos")
            host.wait(0.3)
            #expect(host.texts.prefix(5) == ["Searches", "4", "Stop searching", "Cosmos", "Science"])
            try host.click("Stop searching")
            host.wait(0.3)
            #expect(host.texts == ["The Selfish Gene", "Science", "Cosmos", "Science"])
            try host.search("x")
            try host.cancelSearch()
            host.wait(1)
            #expect(host.texts.count == 4)
            #expect(host.issues.map(\.kind) == [])
        }
    }

    /// The text is the suggestion's id.
    @Test func `have a suggestion twice once it is searched for again`() async throws {
        try await onMainRunLoop {
            let host = Host { LibrarySearchView() }
            try host.search("cosmos")
            try host.submitSearch()
            #expect(host.issues.first?.kind == .duplicateID("cosmos"))
            #expect(host.texts.count { $0 == "cosmos" } == 1)
        }
    }

    @Test func `drop a forecast that is no longer wanted, and try again`() async throws {
        try await onMainRunLoop {
            let attempts = Attempts()
            let client = WeatherClient { city in
                try? await Task.sleep(for: .seconds(city == "Berlin" ? 5 : 1))
                if city == "Oslo", await attempts.next() == 1 { throw LoginError.wrongPassword }
                return Forecast(city: city, temperature: 7, days: [.init(id: "Mon", high: 9, low: 2)])
            }
            let host = Host { WeatherView(client: client) }
            host.settle()
            #expect(host.texts == ["City", "Berlin", "Lisbon", "Oslo", "Loading Berlin…"])
            try host.choose("Lisbon", in: "City")
            host.wait(1)
            host.settle()
            #expect(host.texts.suffix(5) == ["Lisbon", "7°", "Mon", "Temperature", "2° to 9°"])
            host.wait(10)
            host.settle()
            #expect(host.texts[4] == "Lisbon")
            try host.choose("Oslo", in: "City")
            host.wait(1)
            host.settle()
            #expect(host.texts.suffix(3) == ["No forecast", "The password is not right.", "Retry"])
            try host.click("Retry")
            #expect(host.texts.last == "Loading Oslo…")
            host.wait(1)
            host.settle()
            #expect(host.texts[4...5] == ["Oslo", "7°"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `download in parts that can be paused`() async throws {
        try await onMainRunLoop {
            let queue = DownloadQueue()
            let host = Host { DownloadsView(queue: queue) }
            #expect(host.row(0).texts == ["Map.zip", "Start Map.zip", "Map.zip: 0%"])
            try host.click("Start Map.zip")
            try host.click("Start Song.mp3")
            host.send(0.25, to: queue)
            #expect(host.row(0).texts == ["Map.zip", "Pause Map.zip", "Map.zip: 25%"])
            try host.click("Pause Map.zip")
            host.send(0.5, to: queue)
            #expect(host.row(0).texts == ["Map.zip", "Resume Map.zip", "Map.zip: 25%"])
            #expect(host.row(2).texts.last == "Song.mp3: 75%")
            try host.click("Resume Map.zip")
            host.send(0.25, to: queue)
            #expect(host.texts.suffix(3) == ["Song.mp3", "Song.mp3: 100%", "1 finished"])
            #expect(host.row(0).texts.last == "Map.zip: 50%")
            try host.row(1).delete()
            host.send(0.5, to: queue)
            #expect(host.texts == ["Map.zip", "Map.zip: 100%", "Song.mp3", "Song.mp3: 100%", "2 finished"])
            #expect(host.issues.map(\.kind) == [])
        }
    }
}

extension Host {
    fileprivate func receive(_ subject: String) {
        run(
            .event,
            .action {
                NotificationCenter.default.post(
                    name: .inboxDidReceive, object: nil, userInfo: ["subject": subject])
            }, .idle)
        settle()
    }

    fileprivate func send(_ part: Double, to queue: DownloadQueue) {
        run(.event, .action { queue.chunks.send(part) }, .idle)
        settle()
    }
}
