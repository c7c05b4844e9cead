import Testing

@testable import HeadlessUI

/// Each hook into the system takes effect in the process of the tests. Where one does not, work is lost or time is real, and the
/// tests of views fail for reasons that nobody finds.
@Suite struct `The hooks into the system` {
    @Test func `end the process where a symbol is missing, and name it`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SystemSymbol.nextFunction("no_such_function", as: (@convention(c) () -> Void).self)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("no library of this process has the symbol 'no_such_function'"))
    }

    @Test func `end the process where a variable is missing, and name it`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SystemSymbol.variable("no_such_variable")
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("no library of this process has the symbol 'no_such_variable'"))
    }

    @Test func `know when the main queue has work, and when the loop serves it`() async throws {
        try await onMainRunLoop {
            let host = Host { Text("") }
            host.settle()
            #expect(!MainQueue.isPending)
            let wasServed = Flag()
            DispatchQueue.main.async { if MainQueue.isBeingServed { wasServed.set() } }
            #expect(MainQueue.isPending)
            #expect(!MainQueue.isBeingServed)
            host.settle()
            #expect(wasServed.isSet)
        }
    }

    @Test func `count the jobs of tasks`() async throws {
        try await expectCount { end in Task.detached { end.waitForSignal() } }
    }

    #if os(Linux)
        @Test func `have the main thread of an asynchronous program run its loop`() {
            #expect(MainThread.hasHook)
            #expect(MainThread.runsLoop)
        }

        @Test func `count work on another queue`() async throws {
            try await expectCount { end in Self.queue.async { end.wait() } }
        }

        @Test func `count work on a global queue`() async throws {
            try await expectCount { end in DispatchQueue.global().async { end.wait() } }
        }

        @Test func `count barriers`() async throws {
            try await expectCount { end in Self.queue.async(flags: .barrier) { end.wait() } }
        }

        @Test func `count work of groups`() async throws {
            let group = DispatchGroup()
            try await expectCount { end in Self.queue.async(group: group) { end.wait() } }
            #expect(group.wait(timeout: .now() + 10) == .success)
        }

        @Test func `have the host's clock delay work items of the main queue`() async throws {
            try await onMainRunLoop {
                let host = HeadlessUI.Host { Text("") }
                let flag = Flag()
                host.run(
                    .action {
                        let item = DispatchWorkItem { flag.set() }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1000, execute: item)
                    }, .idle)
                #expect(!flag.isSet)
                host.wait(1000)
                #expect(flag.isSet)
            }
        }

        @Test func `have the host's clock fire timers of the main loop`() async throws {
            try await onMainRunLoop {
                let host = HeadlessUI.Host { Text("") }
                let flag = Flag()
                host.run(
                    .action { _ = Timer.scheduledTimer(withTimeInterval: 1000, repeats: false) { _ in flag.set() } },
                    .idle)
                #expect(!flag.isSet)
                host.wait(1000)
                #expect(flag.isSet)
            }
        }

        private static let queue = DispatchQueue(label: "SystemHookTests", attributes: .concurrent)
    #endif

    @Test func `find the fields of a struct, and none of another type`() {
        struct Fields {
            let number: Int8
            let text: String
        }
        let fields = StructFields.of(Fields.self).fields
        #expect(
            fields.map(\.offset) == [
                MemoryLayout<Fields>.offset(of: \.number), MemoryLayout<Fields>.offset(of: \.text),
            ])
        #expect(
            fields.map { ObjectIdentifier($0.type) } == [ObjectIdentifier(Int8.self), ObjectIdentifier(String.self)])
        #expect(StructFields.of(Optional<Int>.self).fields.isEmpty)
        #expect(StructFields.of((any Equatable).self).fields.isEmpty)
        #expect(StructFields.of(NSLock.self).fields.isEmpty)
    }

    @Test func `compare values whose types are not equatable by their fields`() {
        struct Named { var name: String, action: (() -> Void)? }
        let long = String(repeating: "name ", count: 10)
        #expect(isEqualValue(Named(name: long, action: nil), Named(name: long + "", action: nil)))
        #expect(!isEqualValue(Named(name: long, action: nil), Named(name: long + "x", action: nil)))
    }

    /// Expects that the host counts what is begun until it is signaled.
    private func expectCount(_ begin: @escaping @MainActor @Sendable (DispatchSemaphore) -> Void) async throws {
        try await onMainRunLoop {
            let host = Host { Text("") }
            host.settle()
            let end = DispatchSemaphore(value: 0)
            #expect(BackgroundWork.count == 0)
            begin(end)
            #expect(BackgroundWork.count == 1)
            end.signal()
            // On a busy machine the work may wait longer for a thread than the host waits for the work.
            for _ in 0..<6000 where BackgroundWork.count > 0 { Thread.sleep(forTimeInterval: 0.01) }
            host.settle()
            #expect(BackgroundWork.count == 0)
        }
    }
}

/// Whether something has run. It is set and read on the main thread.
private final class Flag: @unchecked Sendable {
    private(set) var isSet = false
    func set() { isSet = true }
}

extension DispatchSemaphore {
    /// Waits in a task, whose compiler would not let it wait.
    nonisolated fileprivate func waitForSignal() { wait() }
}
