import Foundation
import Testing

@testable import HeadlessUI

/// Tasks of the program that have nothing to do with a host, such as other tests that run at the same time.
@Suite struct `Another task on the main actor` {
    @Test func `runs between the runs of a host, by the machine's clock`() async throws {
        let notes = ThreadNotes<String>()
        let task = Task.detached {
            while !Task.isCancelled {
                await MainActor.run { notes.append(MainLoop.shared.script == nil ? "between runs" : "within a run") }
                if CaseSurroundings.applyHere { notes.append("by the clock of a case") }
                await Task.yield()
            }
        }
        try await onMainRunLoop {
            CaseSurroundings.begin(seed: 0)
            defer { CaseSurroundings.end() }
            let host = Host { Text("") }
            for _ in 0..<50 { host.run(.event, .action { usleep(1_000) }, .async { usleep(1_000) }, .idle) }
            try host.close()
        }
        let count = notes.all.count
        while notes.all.count == count { await Task.yield() }
        task.cancel()
        await task.value
        #expect(Set(notes.all) == ["between runs"])
    }

    #if os(Linux)
        @Test func `has a queue with the label of the runtime`() async {
            #expect(await Task.detached { QueueLabel.isOfTasks(nil) }.value)
            let labels = ThreadNotes<Bool>()
            let queue = DispatchQueue(label: "other tasks")
            queue.sync { labels.append(QueueLabel.isOfTasks(nil)) }
            queue.sync { labels.append(QueueLabel.isOfCodeHere) }
            #expect(labels.all == [false, true])
            #expect(await !Task.detached { QueueLabel.isOfCodeHere }.value)
        }
    #endif
}
