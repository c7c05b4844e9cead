import HeadlessUI

/// When the work of `perform` begins.
public enum NSManagedObjectContextScheduledTaskType: Sendable {
    /// At once, if the queue of the context runs the code.
    case immediate
    /// After the work that the queue has.
    case enqueued
}

extension NSManagedObjectContext {
    /// When the work of `perform` begins.
    public typealias ScheduledTaskType = NSManagedObjectContextScheduledTaskType

    /// Runs code on the queue of the context, later.
    public func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        enqueue {
            self.whileRunning(block)
            self.processPendingChanges()
        }
    }

    /// Runs code on the queue of the context, and waits for its result.
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T) async -> T {
        nonisolated(unsafe) let block = block
        return await withCheckedContinuation { continuation in
            enqueue {
                nonisolated(unsafe) let value = self.whileRunning(block)
                self.processPendingChanges()
                continuation.resume(returning: value)
            }
        }
    }

    /// Runs code on the queue of the context, and waits for its result.
    ///
    /// - Throws: The error of the code.
    @_disfavoredOverload
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async throws -> T {
        let result = await perform(schedule: schedule) { Result { try block() } }
        return try result.get()
    }

    /// Runs code on the queue of the context, and waits for it.
    public func performAndWait(_ block: () -> Void) {
        runAndWait {
            whileRunning(block)
            processPendingChangesOfQueue()
        }
    }

    /// Runs code on the queue of the context, and waits for its result.
    ///
    /// - Throws: The error of the code.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try runAndWait {
            defer { processPendingChangesOfQueue() }
            return try whileRunning(block)
        }
    }

    private static let runningKey = "NSManagedObjectContext.running"

    /// The context whose block runs on the calling thread; nil outside of blocks.
    static var running: NSManagedObjectContext? {
        Thread.current.threadDictionary[runningKey] as? NSManagedObjectContext
    }

    /// Runs a block, in which the context is the running one.
    private func whileRunning<T>(_ block: () throws -> T) rethrows -> T {
        let dictionary = Thread.current.threadDictionary
        let outer = dictionary[Self.runningKey]
        dictionary[Self.runningKey] = self
        defer { dictionary[Self.runningKey] = outer }
        return try block()
    }

    private func processPendingChangesOfQueue() {
        if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }

    private func enqueue(_ work: @escaping @Sendable () -> Void) {
        if let queue { queue.async(execute: work) } else { DispatchQueue.main.async(execute: work) }
    }

    private func runAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if let queue { return isInQueue ? try block() : try queue.sync(execute: block) }
        return EventEnd.isOnMainThread ? try block() : try DispatchQueue.main.sync(execute: block)
    }
}
