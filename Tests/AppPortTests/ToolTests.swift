import Foundation
import Testing

@testable import AppPort

/// The programs that a port runs.
@Suite struct `A tool` {
    @Test func `tells how far its build is`() {
        let text = GrowingText()
        #expect(text.steps == nil)
        text.append(Data("Building for production...\n[0/7] Write sources\n[12/345] Compiling App Main.swift\n".utf8))
        #expect(text.steps?.done == 12)
        #expect(text.steps?.all == 345)
    }

    @Test func `ends with all that it has started, even what ignores a request`() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "(trap '' TERM; sleep 100; sleep 100) & echo begun; wait"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        #expect(!output.fileHandleForReading.availableData.isEmpty)
        let tree = ProcessTree(process.processIdentifier)
        let start = ContinuousClock.now
        tree.end()
        usleep(400_000)
        tree.end()
        // The pipe ends with the last process that has it.
        #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
        process.waitUntilExit()
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
