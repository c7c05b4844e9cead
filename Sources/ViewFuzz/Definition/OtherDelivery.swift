import Foundation

/// How a publisher is delivered that may be delivered otherwise.
package enum OtherDelivery {
    /// As the app has it.
    case written
    /// By one of those that everybody has.
    case standard(Standard)
    /// By a scheduler of the app's own.
    case own(FuzzedScheduler)

    package enum Standard: String, CaseIterable {
        /// `RunLoop.main`.
        case runloop
        /// `DispatchQueue.main`.
        case queue
        /// The end of a run of the loop.
        case exit
        /// The loop's wait or the end of its run, behind the update.
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

/// A scheduler of an app's own, which is tried in the place of others.
public struct FuzzedScheduler: Sendable {
    /// The word for it in the name of a configuration.
    public let name: String
    private let scheduler: any Scheduler & Sendable

    /// A scheduler.
    ///
    /// - Parameters:
    ///   - name: the word for it in the name of a configuration: letters, digits and hyphens.
    ///   - scheduler: one that `receive(on:)` takes.
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

/// Takes the schedulers one after the other.
@resultBuilder public enum FuzzedSchedulerBuilder {
    /// A scheduler.
    public static func buildExpression(_ scheduler: FuzzedScheduler) -> [FuzzedScheduler] { [scheduler] }
    /// All of them, in their order.
    public static func buildBlock(_ schedulers: [FuzzedScheduler]...) -> [FuzzedScheduler] { schedulers.flatMap { $0 } }
}
