import HeadlessUI  // in place of SwiftUI and Combine

// What 'bindfuzz advise' prints, recorded by AdvisedSourceTests.

enum ImmediatePublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
}

enum RunloopPublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
        .receive(on: RunLoop.main)
}

enum CommonPublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
        .receive(on: CommonModesScheduler())
}

enum QueuePublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
        .receive(on: DispatchQueue.main)
}

enum ExitPublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
        .receive(on: MainRunLoopObserverScheduler.exit)
}

enum RunloopExitPublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
        .receive(on: RunLoop.main)
        .receive(on: MainRunLoopObserverScheduler.exit)
}

enum CommitPublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
        .receive(on: MainRunLoopObserverScheduler.commit)
}

enum QueueCommitCommonPublisher {
    @MainActor static let pings = NotificationCenter.default.publisher(for: .ping)
        .receive(on: DispatchQueue.main)
        .receive(on: MainRunLoopObserverScheduler.commit)
        .receive(on: CommonModesScheduler())
}

@MainActor let advisedPublishers: [String: AnyPublisher<Notification, Never>] = [
    "immediate": ImmediatePublisher.pings.eraseToAnyPublisher(),
    "runloop": RunloopPublisher.pings.eraseToAnyPublisher(),
    "common": CommonPublisher.pings.eraseToAnyPublisher(),
    "queue": QueuePublisher.pings.eraseToAnyPublisher(),
    "exit": ExitPublisher.pings.eraseToAnyPublisher(),
    "runloop-exit": RunloopExitPublisher.pings.eraseToAnyPublisher(),
    "commit": CommitPublisher.pings.eraseToAnyPublisher(),
    "queue+commit+common": QueueCommitCommonPublisher.pings.eraseToAnyPublisher(),
]
