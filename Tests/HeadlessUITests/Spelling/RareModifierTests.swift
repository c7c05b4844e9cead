import HeadlessUI
import Testing

/// What behaves and is spelled seldom.
@Suite struct `Modifiers that are spelled seldom` {
    @Test func `bars and backgrounds have views that live`() async throws {
        try await onMainRunLoop {
            let host = Host { BarsView() }
            #expect(host.texts == ["0 behind", "content", "Count", "Reset"])
            try host.click("Add")
            try host.click("Add")
            #expect(host.texts.first == "2 behind")
            try host.click("Reset")
            #expect(host.texts.first == "0 behind")
        }
    }

    @Test func `rows say when they come on screen and go off it`() async throws {
        try await onMainRunLoop {
            let host = Host(containers: .init(visibleRows: 3)) { VisibilityView() }
            #expect(host.texts.last == "visible 0 1")
            host.scroll(to: 4)
            host.settle()
            #expect(host.texts.last == "visible 4 5")
        }
    }

    @Test func `a transaction's completions run when its animations have ended`() async throws {
        try await onMainRunLoop {
            let host = Host { CompletionView() }
            try host.click("Hide")
            #expect(host.texts.last == "not yet")
            host.endAnimations()
            #expect(host.texts.last == "ended")
        }
    }

    @Test func `keyframes begin with the initial value and end with their last`() async throws {
        try await onMainRunLoop {
            let host = Host { KeyframeView() }
            #expect(host.texts == ["height 10", "Jump"])
            try host.click("Jump")
            host.endAnimations()
            #expect(host.texts == ["height 40", "Jump"])
        }
    }

    @Test func `a view controller is let go of with its view`() async throws {
        try await onMainRunLoop {
            let journal = ControllerJournal()
            let host = Host { ControllerView(journal: journal) }
            #expect(journal.events == ["made"])
            try host.click("Close")
            #expect(journal.events == ["made", "let go of"])
        }
    }

    @Test func `a layout keeps what it has computed`() async throws {
        try await onMainRunLoop {
            let journal = ControllerJournal()
            let host = Host { CachedLayout(journal: journal) { Text("a") } }
            #expect(host.texts == ["a"])
            #expect(journal.events.first == "cache of 1")
        }
    }
}
