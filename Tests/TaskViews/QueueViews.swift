import Dispatch
import Foundation
import HeadlessUI

/// Calls functions with callbacks, each wrapped in a continuation.
struct CallbackView: View {
    @State private var answers: [Int] = []

    var body: some View {
        Button("Load") {
            let number = answers.count
            for part in 0..<3 {
                Task {
                    let answer = await load(number * 10 + part)
                    Notes.add("answer \(answer)")
                    answers.append(answer)
                }
            }
        }
        Button("Forget") { answers = [] }
        Text("answers \(answers)")
        ForEach(answers, id: \.self) { Text("\($0)") }
    }

    private func load(_ number: Int) async -> Int {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                compute(3 - number % 3)
                Notes.add("resume \(number)")
                continuation.resume(returning: number)
            }
        }
    }
}

/// Puts work on a serial queue, and from there on the main queue.
struct SerialQueueView: View {
    nonisolated private static let queue = DispatchQueue(label: "serial")
    @State private var lines: [String] = []

    var body: some View {
        Button("Save") {
            for number in 1...2 {
                Self.queue.async {
                    Notes.add("save \(number)")
                    DispatchQueue.main.async { lines.append("saved \(number)") }
                }
            }
            DispatchQueue.global(qos: .utility).async {
                compute(2)
                Notes.add("index")
                Self.queue.async { DispatchQueue.main.async { lines.append("indexed") } }
            }
        }
        Button("Wait") { Self.queue.sync { Notes.add("in the queue") } }
        Button("Later") {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.2, qos: .default, flags: []) {
                Notes.add("later")
                DispatchQueue.main.async { lines.append("later") }
            }
        }
        ForEach(Array(lines.enumerated()), id: \.offset) { Text($0.element) }
    }
}

/// Runs the parts of a group on a concurrent queue, with a barrier.
struct DispatchGroupView: View {
    nonisolated private static let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    @State private var ended = 0
    @State private var order = ""

    var body: some View {
        Button("Run") {
            let group = DispatchGroup()
            for name in ["a", "b", "c"] {
                Self.queue.async(group: group) {
                    compute(name == "a" ? 3 : 1)
                    Notes.add("part \(name)")
                    DispatchQueue.main.async { order += name }
                }
            }
            Self.queue.async(flags: .barrier) { Notes.add("barrier") }
            group.notify(queue: .main) { MainActor.assumeIsolated { ended += 1 } }
            group.notify(queue: Self.queue) { @Sendable in Notes.add("notified") }
        }
        Button("Block") {
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { Notes.add("blocking part") }
            group.wait()
            ended += 1
        }
        Text("ended \(ended) \(order)")
    }
}

/// Waits for answers with semaphores, as old code does.
struct SemaphoreView: View {
    @State private var words: [String] = []

    var body: some View {
        Button("Ask") {
            let answer = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                Notes.add("waits")
                answer.wait()
                Notes.add("has waited")
                DispatchQueue.main.async { words.append("answered") }
            }
            DispatchQueue.global().async {
                compute(1)
                Notes.add("answers")
                answer.signal()
            }
        }
        Button("Block") {
            let answer = DispatchSemaphore(value: 0)
            Task.detached {
                Notes.add("detached answer")
                answer.signal()
            }
            answer.wait()
            words.append("blocked")
        }
        Button("Sleep") {
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 0.002)
                Notes.add("has slept")
                DispatchQueue.main.async { words.append("slept") }
            }
        }
        ForEach(Array(words.enumerated()), id: \.offset) { Text($0.element) }
    }
}
