import CoreFoundation
import Foundation

/// A modifier that runs an action for each value of a publisher while the view exists.
nonisolated struct ReceptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void
    let source: SourcePlace

    @MainActor func makeEffect() -> ReceptionEffect<P> { ReceptionEffect() }
}

/// The effect of an `onReceive`. It keeps the subscription across updates while the publisher compares equal; otherwise it cancels
/// the subscription and subscribes to the new publisher. Each update replaces the action, so a removed row that is kept has the
/// action of its last update (`SubscriptionView.Subscriber.updateValue` in OpenSwiftUI).
@MainActor final class ReceptionEffect<P: Publisher>: ModifierEffect where P.Failure == Never {
    private var subscribed: Subscribed?
    private var viewAction: ViewAction?

    /// A publisher, and the receiver that subscribes to it.
    private final class Subscribed {
        let publisher: P
        let receiver: Receiver<P.Output>

        init(_ receiver: Receiver<P.Output>, to publisher: P) {
            self.publisher = publisher
            self.receiver = receiver
        }
    }

    func update(_ modifier: ReceptionModifier<P>, at node: Node) {
        let viewAction = ViewAction(handler: "onReceive", at: modifier.source, of: node)
        self.viewAction = viewAction
        let action = { [action = modifier.action] output in viewAction.run { action(output) } }
        if let subscribed, isEqualValue(subscribed.publisher, modifier.publisher) {
            subscribed.receiver.action = action
            return
        }
        subscribed?.receiver.cancel()
        let receiver = Receiver(graph: node.graph, owner: viewAction, action: action)
        subscribed = Subscribed(receiver, to: modifier.publisher)
        Graph.note(.subscribed(viewAction))
        if node.graph.containers.defersReceptions {
            modifier.publisher.receive(on: DispatchQueue.main).subscribe(receiver)
        } else {
            Redelivery.subscribe(receiver, to: modifier.publisher, by: node.graph.redelivery)
        }
    }

    func didRemove(at node: Node) {
        subscribed?.receiver.cancel()
        subscribed = nil
        if let viewAction { Graph.note(.unsubscribed(viewAction)) }
    }
}

/// The subscriber of an `onReceive`, which requests unlimited demand.
///
/// The receiver handles a value where it arrives, within the post. A value that arrives within an update waits for the update's
/// actions. A value that arrives on another thread is reported, and handled on that thread (`semantics`, section 5: no hop) or in a
/// block of the main run loop (`off-main-receive`).
private final class Receiver<Input>: Subscriber {
    typealias Failure = Never
    private let graph: Graph
    /// The `onReceive`, which is the code of an issue that is found before the action runs.
    private let owner: ViewAction
    var action: (Input) -> Void
    private var subscription: (any Subscription)?
    private var isCancelled = false

    init(graph: Graph, owner: ViewAction, action: @escaping (Input) -> Void) {
        self.graph = graph
        self.owner = owner
        self.action = action
    }

    func receive(subscription: any Subscription) {
        guard !isCancelled else { return subscription.cancel() }
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !isCancelled else { return .none }
        graph.oracles.noteReception(isAtSubscription: Graph.isUpdatingHere)
        guard MainThread.isCurrent else {
            owner.attributing { graph.report(.publishedOffMain(nil)) }
            if graph.assumptions.offMainReceive == .onRunLoop { hop(with: input) } else { action(input) }
            return .none
        }
        handle(input)
        return .none
    }

    /// Handles a value in a block of the main run loop, as OpenSwiftUI does (`Util/ThreadUtils.swift`).
    private func hop(with input: Input) {
        nonisolated(unsafe) let (receiver, input) = (self, input)
        RunLoop.main.perform(inModes: [.common]) {
            if !receiver.isCancelled { receiver.handle(input) }
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    private func handle(_ input: Input) {
        if Graph.isUpdatingHere {
            graph.enqueueAction { [self] in
                if !isCancelled { action(input) }
            }
        } else {
            action(input)
        }
    }

    func receive(completion: Subscribers.Completion<Never>) {
        subscription = nil
    }

    func cancel() {
        isCancelled = true
        subscription?.cancel()
        subscription = nil
    }
}

extension View {
    /// Runs an action for each value of a publisher, with unlimited demand, until the view's identity ends.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, file: StaticString = #filePath, line: Int = #line, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceptionModifier(publisher: publisher, action: action, source: SourcePlace(file, line)))
    }
}
