import Foundation
import SwiftUI
import Testing

/// Windows of AppKit that wait for an answer run the loop within the action that opens them. Steps of the script go on there.
@Suite(.serialized) struct `A modal window` {
    @MainActor private func host(_ log: AlertLog, on platform: HostPlatform = .macOS) -> HeadlessUI.Host {
        HeadlessUI.Host(platform: platform) { AskingView(log: log) }
    }

    @Test(
        arguments: [
            ("Remove", "first"), ("Cancel", "second"), ("Archive", "third"), ("Other", "1003"), ("Tagged", "7"),
        ],
        HostPlatform.allCases)
    func `shows the alert, and returns the button that the user presses`(
        answer: (label: String, name: String), platform: HostPlatform
    ) async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log, on: platform)
            var shown: [String] = []
            host.run(
                .event, .action { try? host.click("Ask") },
                .event,
                .action {
                    shown = host.texts
                    #expect(RunLoop.main.currentMode == .modalPanel)
                    try? host.click(answer.label)
                }, .idle)
            #expect(
                shown == ["Remove the letter?", "It is gone then.", "Remove", "Cancel", "Archive", "Other", "Tagged"])
            #expect(log.events == ["asks", answer.name])
            #expect(host.texts.last == "answers 1")
        }
    }

    @Test func `lets the main queue and the views go on, and lets what is scheduled in the default mode wait`()
        async throws
    {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            host.run(
                .event, .action { try? host.click("Schedule and ask") }, .wait(1),
                .event, .action { try? host.click("Cancel") }, .wait(1))
            let answer = try #require(log.events.firstIndex(of: "second"))
            let (within, after) = (Set(log.events[..<answer]), Set(log.events[(answer + 1)...]))
            #expect(within == ["asks", "common block", "main queue", "body", "common timer"])
            #expect(after == ["default block", "body", "default timer"])
        }
    }

    @Test func `lets a sheet wait that is asked for meanwhile`() async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            var within: [String] = []
            host.run(
                .event, .action { try? host.click("Ask") }, .source, .action { log.showSheet() }, .idle,
                .event,
                .action {
                    within = host.texts
                    try? host.click("Remove")
                }, .idle)
            #expect(within.first == "Remove the letter?")
            #expect(host.texts == ["sheet"])
        }
    }

    @Test func `takes answers for the innermost of two`() async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            var titles: [String?] = []
            @MainActor func press(_ label: String) -> HostStep {
                .action {
                    titles.append(host.texts.first)
                    try? host.click(label)
                }
            }
            host.run(
                .event, .action { try? host.click("Ask") }, .source, .action { log.events.append(AskingView.ask(log)) },
                .event, press("Remove"), .event, press("Cancel"), .idle)
            #expect(titles == ["Remove the letter?", "Remove the letter?"])
            #expect(log.events == ["asks", "asks", "first", "second"])
        }
    }

    @Test func `is answered by the host when the script ends: by the button to cancel, or the last one`() async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            try host.click("Ask")
            #expect(log.events == ["asks", "second"])
            try host.click("Tell")
            #expect(log.events.last == "first")
            // The answers to other alerts do not count.
            try host.click("Confirm")
            #expect(log.events.last == "second")
            log.events = []
            // It asks until the answer is the first one.
            try host.click("Insist")
            #expect(log.events.last == "first")
            #expect(log.events.count { $0 == "asks" } <= 5)
        }
    }

    @Test func `is not dismissed, but answered`() async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            var offers: [UserAction] = []
            var isRefused = false
            host.run(
                .event, .action { try? host.click("Ask") },
                .event,
                .action {
                    offers = host.offeredActions
                    do { try host.dismiss() } catch { isRefused = true }
                }, .idle)
            #expect(isRefused)
            #expect(offers.map(\.label) == ["Remove", "Cancel", "Archive", "Other", "Tagged"])
        }
    }

    @Test func `has an accessory view that the user operates`() async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            host.run(
                .event, .action { try? host.click("Rename") },
                .event, .action { try? host.type("Ada", into: "Name") },
                .event, .action { try? host.click("OK") }, .idle)
            #expect(log.events == ["Ada"])
        }
    }

    @Test func `shows the controller of a window until its code stops the modal run`() async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            host.run(
                .event, .action { try? host.click("Open a window") },
                .event, .action { try? host.click("Close 0") }, .event, .action { try? host.click("Close 1") }, .idle)
            #expect(log.events == ["window 5"])
            log.events = []
            try host.click("Open a window")
            #expect(log.events == ["window -1001"])
        }
    }

    @Test(arguments: ["Attach", "Attach and wait"])
    func `as a sheet lets the action end, and answers later`(label: String) async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            let host = host(log)
            try host.click(label)
            #expect(log.events == ["asks", "attached"])
            #expect(host.texts.first == "Remove the letter?")
            try host.click("Archive")
            #expect(log.events == ["asks", "attached", "third"])
            #expect(host.texts.first == "Ask")
        }
    }

    @Test func `without a host is answered as the user would who cancels`() async throws {
        try await onMainRunLoop {
            let log = AlertLog()
            try host(log).close()
            #expect(AskingView.ask(log) == "second")
        }
    }
}
