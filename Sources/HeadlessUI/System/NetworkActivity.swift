import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Counts the work of Foundation on requests as work of the host: from the start of a task until its request waits for an answer, and
/// from the answer until the task has completed. Otherwise a step could come before the request that it answers, or before the code
/// that an answer resumes.
enum NetworkActivity {
    /// Whether Foundation is working on a request, perhaps on the calling thread.
    static var isUnderWayHere: Bool {
        guard lock.withLock({ count > 0 }) else { return false }
        #if os(Linux)
            return QueueLabel.isOfCodeHere
        #else
            return true
        #endif
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0
    /// The tasks that have started, and whose requests do not wait yet, with the generation of the work.
    nonisolated(unsafe) private static var starting: [ObjectIdentifier: Int] = [:]

    /// The longest time for Foundation's work, in microseconds. A request that is cancelled or redirected may never wait.
    private static let patience_us: UInt32 = 300_000
    private static let look_us: UInt32 = 500
    /// The least time between the completion of a task and the look at the threads that may call its handler.
    private static let handOver_us: UInt32 = 2_000

    /// Begins the work for a task that is about to start.
    static func begin(_ task: URLSessionTask) {
        guard BackgroundWork.isBegunHere, task.originalRequest?.isHTTP == true, task.state == .suspended else { return }
        let number = ObjectIdentifier(task)
        lock.withLock {
            count += 1
            starting[number] = BackgroundWork.begin()
        }
        // The thread keeps the task, so that no other one has its identifier meanwhile.
        Thread.detachNewThread {
            wait { task.state == .completed || lock.withLock { starting[number] == nil } }
            endStart(of: number)
        }
    }

    /// Ends the work for a task whose request waits.
    static func requestWaits(_ task: URLSessionTask?) {
        if let task { endStart(of: ObjectIdentifier(task)) }
    }

    /// Counts the work for a task that receives its answer.
    static func answers(_ task: URLSessionTask?) {
        guard let task else { return }
        lock.withLock { count += 1 }
        let begun = BackgroundWork.begin()
        Thread.detachNewThread {
            wait { task.state == .completed }
            // The handler is called after that. Nothing shows when, but a thread that has something to do can run.
            usleep(handOver_us)
            wait { !isAnyThreadRunnable }
            end(begun)
        }
    }

    private static func endStart(of number: ObjectIdentifier) {
        if let begun = lock.withLock({ starting.removeValue(forKey: number) }) { end(begun) }
    }

    private static func end(_ begun: Int) {
        BackgroundWork.perform(begunIn: begun) {}
        lock.withLock { count -= 1 }
    }

    /// Whether a thread other than the main one and this one runs, or could run if a processor was free.
    private static var isAnyThreadRunnable: Bool {
        #if os(Linux)
            let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self"))?
                .split(separator: "/").last.map(String.init)
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
            return threads.contains { thread in
                guard thread != own, thread != "\(getpid())",
                    let status = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat")
                else { return false }
                // The state follows the name, which may have any characters, in parentheses.
                let text = String(decoding: status, as: UTF8.self)
                return text.lastIndex(of: ")").map { text[$0...].hasPrefix(") R") } ?? false
            }
        #else
            return false
        #endif
    }

    private static func wait(until isDone: () -> Bool) {
        for _ in 0..<(patience_us / look_us) {
            if isDone() { return }
            usleep(look_us)
        }
    }
}

#if os(Linux)
    /// The method with which every task starts while there may be a host.
    private final class CountedTask: URLSessionTask, @unchecked Sendable {
        override func resume() {
            NetworkActivity.begin(self)
            super.resume()
        }
    }

    extension NetworkActivity {
        /// Puts the method of `CountedTask` in the place of Foundation's.
        static func install() {
            let resume = SystemSymbol.variable("$s20FoundationNetworking14URLSessionTaskC6resumeyyF")
            // The base class is the last, since its entry shows the place.
            for type in [
                URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self, URLSessionTask.self,
            ] as [AnyClass] {
                MethodTable.replace(resume, of: URLSessionTask.self, in: type, by: CountedTask.self)
            }
        }
    }
#endif
