import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct `A temporary directory` {
    @Test func `is gone when nobody needs it, with what was written in it, while a command ran there`() throws {
        func pathOfAnother() throws -> String {
            let directory = try TemporaryDirectory()
            try directory.write("text", to: "some/file")
            let process = try directory.start(["campaign", "night", "--seed", "1", "--jobs", "1"])
            for _ in 0..<6000 where process.isRunning && !directory.has("night") { usleep(10_000) }
            #expect(process.isRunning)
            #expect(directory.has("some/file") && directory.has("night"))
            return directory.path("")
        }
        let path = try pathOfAnother()
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
