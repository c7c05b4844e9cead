import BindingFuzz
import FilesAndProcesses
import FuzzCampaign
import FuzzCorpus
import Locks
import Testing

/// A task that is never begun.
private struct NoTask: IsolatedTask {
    static var name: String { "none" }

    func perform(_ answer: (Int) -> Void) {}
}

@Suite struct `A system without room for a process` {
    @Test func `has the task thrown back with the reason, after several tries, and ends nothing`() {
        let tries = Locked(0)
        let executor = IsolatedExecutor("mine", timeLimit: .seconds(1), pauseBetweenStarts_us: 1) {
            (_) throws(FileError) in
            tries.withLock { $0 += 1 }
            throw FileError(problems: ["no room"])
        }
        let error = #expect(throws: FileError.self) { _ = try executor.perform(NoTask()) { _ in } }
        #expect(error?.problems == ["no room"])
        #expect(tries.withLock { $0 } == IsolatedExecutor.mostStarts)
    }
}
