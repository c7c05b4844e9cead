import Foundation

/// The delivery of a publisher that may be delivered otherwise.
package enum OtherDelivery {
    /// The delivery that the app has.
    case written
    /// One of the standard deliveries.
    case standard(Standard)
    /// A scheduler of the app.
    case own(FuzzedScheduler)

    /// A delivery that every app can be fuzzed with.
    package enum Standard: String, CaseIterable {
        /// `RunLoop.main`.
        case runloop
        /// `DispatchQueue.main`.
        case queue
        /// The end of a run of the loop.
        case exit
        /// The loop's wait or the end of its run, after the update.
        case commit
    }

    func deliver<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, P.Failure> {
        switch self {
        case .written: publisher.eraseToAnyPublisher()
        case .standard(.runloop): publisher.receive(on: RunLoop.main).eraseToAnyPublisher()
        case .standard(.queue): publisher.receive(on: DispatchQueue.main).eraseToAnyPublisher()
        case .standard(.exit): publisher.receive(on: RunOnMainRunLoopExitScheduler.shared).eraseToAnyPublisher()
        case .standard(.commit): publisher.receive(on: RunOnMainRunLoopCommitScheduler.shared).eraseToAnyPublisher()
        case .own(let scheduler): scheduler.deliver(publisher)
        }
    }
}

/// A scheduler of the app that a configuration can use for publishers that may be delivered otherwise.
public struct FuzzedScheduler: Sendable {
    /// The name of the scheduler in a configuration.
    public let name: String
    private let scheduler: any Scheduler & Sendable

    /// Creates a scheduler for the configurations of a search.
    ///
    /// - Parameters:
    ///   - name: The name of the scheduler in a configuration: letters, digits and hyphens.
    ///   - scheduler: A scheduler for `receive(on:)`.
    public init(_ name: String, _ scheduler: some Scheduler & Sendable) {
        self.name = name
        self.scheduler = scheduler
    }

    func deliver<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, P.Failure> {
        func received(on scheduler: some Scheduler) -> AnyPublisher<P.Output, P.Failure> {
            publisher.receive(on: scheduler).eraseToAnyPublisher()
        }
        return received(on: scheduler)
    }
}

/// Builds a list of schedulers.
@resultBuilder public enum FuzzedSchedulerBuilder {
    /// A single scheduler.
    public static func buildExpression(_ scheduler: FuzzedScheduler) -> [FuzzedScheduler] { [scheduler] }
    /// All schedulers, in their order.
    public static func buildBlock(_ schedulers: [FuzzedScheduler]...) -> [FuzzedScheduler] { schedulers.flatMap { $0 } }
}
