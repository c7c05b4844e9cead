import FilesAndProcesses
import Foundation
import Locks
import ProcessorTime
import Testing

@Suite struct `A wait for a processor` {
    #if os(Linux)
        @Test func `does not count as time of the process`() {
            let isOver = Locked(false)
            let threads = (0..<3 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
                Thread { while !isOver.withLock({ $0 }) {} }
            }
            var wait = ProcessorWait()
            #expect(wait.usable(of: .seconds(1), by: getpid()) == .seconds(1))
            for thread in threads { thread.start() }
            sleep(1)
            let usable = wait.usable(of: .seconds(1), by: getpid())
            isOver.withLock { $0 = true }
            #expect(usable < .milliseconds(900))
            #expect(usable >= .milliseconds(100))
        }
    #endif

    @Test func `is unknown for a process that does not exist`() {
        var wait = ProcessorWait()
        for _ in 0..<2 { #expect(wait.usable(of: .seconds(3), by: .max) == .seconds(3)) }
    }
}
