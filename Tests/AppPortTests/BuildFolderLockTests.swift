import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

/// Two ports that build in one directory.
@Suite struct `The lock on a build directory` {
    @Test func `makes the second port wait for the end of the first one, and say so`() throws {
        let directory = try TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        let folder = directory.path("build")
        var first: BuildFolderLock? = try BuildFolderLock(folder) { line in Issue.record("\(line)") }
        #expect(first != nil)
        let (waiting, taken) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            let second = try? BuildFolderLock(folder) { line in
                if line == "waiting for another port, which builds in \(folder)" { waiting.signal() }
            }
            if second != nil { taken.signal() }
        }
        #expect(waiting.wait(timeout: .now() + 60) == .success)
        #expect(taken.wait(timeout: .now() + .milliseconds(100)) == .timedOut)
        first = nil
        #expect(taken.wait(timeout: .now() + 60) == .success)
    }

    @Test func `cannot be taken where a file has the name of the directory`() throws {
        let directory = try TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        let folder = directory.path("build")
        try Data().write(to: URL(filePath: folder))
        #expect(throws: FileError.self) { _ = try BuildFolderLock(folder) { _ in } }
    }
}
