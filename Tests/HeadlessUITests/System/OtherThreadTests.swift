import Testing

@testable import HeadlessUI

/// Who may change the views while the main thread waits, and in which order the work of a queue runs.
@Suite struct `Work on other threads` {
    @Test func `has the views for itself only where the main thread waits for it`() async throws {
        try await onMainRunLoop {
            let host = Host { Text("") }
            let seen = ThreadNotes<String>()
            host.run(
                .background {
                    let isWaitedFor = BackgroundWork.isStepHere
                    seen.append("waited for: \(isWaitedFor)")
                    let done = DispatchSemaphore(value: 0)
                    Thread {
                        let isWaitedFor = BackgroundWork.isStepHere
                        seen.append("beside it: \(isWaitedFor)")
                        done.signal()
                    }.start()
                    done.wait()
                }, .until { seen.all.count == 2 }, .idle)
            #expect(seen.all == ["waited for: true", "beside it: false"])
            #expect(!BackgroundWork.isStepHere)
            try host.close()
        }
    }

    @Test func `beside it changes the views through the loop`() async throws {
        struct NumberView: View {
            let note: (Binding<Int>) -> Void
            @State private var number = 0
            var body: some View {
                let _ = note($number)
                Text("\(number)")
            }
        }
        try await onMainRunLoop {
            nonisolated(unsafe) var number: Binding<Int>?
            let host = Host { NumberView { number = $0 } }
            let graph = host.graph
            let needsUpdate = ThreadNotes<Bool>()
            host.run(
                .background {
                    let done = DispatchSemaphore(value: 0)
                    Thread {
                        number?.wrappedValue = 1
                        done.signal()
                    }.start()
                    done.wait()
                    let isNeeded = graph.needsUpdate
                    needsUpdate.append(isNeeded)
                }, .idle)
            // A thread of the code is nobody's turn.
            host.run(.until { needsUpdate.all.count == 1 }, .idle)
            #expect(needsUpdate.all == [false])
            #expect(host.texts == ["1"])
            try host.close()
        }
    }

    #if os(Linux)
        private typealias Work = @convention(c) (UnsafeMutableRawPointer?) -> Void
        private typealias AsyncFunction =
            @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, Work) -> Void
        private typealias CreateFunction =
            @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer

        @Test func `that C functions put on a serial queue runs in order`() async throws {
            try await onMainRunLoop {
                let host = Host { Text("") }
                let create = unsafeBitCast(dlsym(nil, "dispatch_queue_create"), to: CreateFunction.self)
                let async = unsafeBitCast(dlsym(nil, "dispatch_async_f"), to: AsyncFunction.self)
                let queue = create("serial", nil)
                let order = ThreadNotes<Int>()
                for number in 0..<300 {
                    async(queue, Unmanaged.passRetained(Entry(number, order)).toOpaque()) { context in
                        guard let context else { return }
                        let entry = Unmanaged<Entry>.fromOpaque(context).takeRetainedValue()
                        entry.order.append(entry.number)
                    }
                }
                host.settle()
                #expect(order.all == Array(0..<300))
                try host.close()
            }
        }

        private final class Entry: Sendable {
            let number: Int
            let order: ThreadNotes<Int>
            init(_ number: Int, _ order: ThreadNotes<Int>) { (self.number, self.order) = (number, order) }
        }
    #endif
}
