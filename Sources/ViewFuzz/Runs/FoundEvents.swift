import Foundation
import HeadlessUI

/// The events from outside that need no declaration: the host finds what the code has subscribed to.
extension ViewRun {
    /// The URL that arrives where the definition declares none.
    private static var anyURL: String { "https://example.com/" }

    /// The events that can arrive now: the declared ones in their order, then those that the host finds.
    var events: [OutsideEvent] {
        let found = foundEvents
        return setup.rules.allowed(found.isEmpty ? setup.events : setup.events + found, after: arrived)
    }

    /// Returns the event of a step; nil if it cannot arrive. Weights do not matter here.
    func event(of step: OutsideStep) -> OutsideEvent? {
        func isMeant(_ event: OutsideEvent) -> Bool {
            event.kind == step.kind && event.name == step.name && event.ordinal == step.ordinal
        }
        return setup.events.first(where: isMeant) ?? foundEvents.first(where: isMeant)
    }

    /// The events that the host finds. A declared event replaces a found one with its name.
    private var foundEvents: [OutsideEvent] {
        foundPosts + foundURLs + foundActivities + foundChanges + foundCallbacks + answers
    }

    private var foundPosts: [OutsideEvent] {
        host.observedNotifications.compactMap { notification in
            let name = notification.name.rawValue
            guard !setup.events.contains(where: { $0.kind == .post && $0.name == name }) else { return nil }
            let bodies = notification.objects.map { object in { @MainActor in notification.post(from: object) } }
            return OutsideEvent(kind: .post, name: name, bodies: bodies, origin: .mainThread)
        }
    }

    /// The callbacks that the app has given to the system. Several with the same name have numbers.
    private var foundCallbacks: [OutsideEvent] {
        var counts: [String: Int] = [:]
        return host.systemCallbacks.compactMap { callback in
            guard !setup.events.contains(where: { $0.kind == .call && $0.name == callback.name }) else { return nil }
            let ordinal = counts[callback.name, default: 0] + 1
            counts[callback.name] = ordinal
            let bodies = callback.values.map { value in { @MainActor in value() } }
            return OutsideEvent(
                kind: .call, name: callback.name, ordinal: ordinal, bodies: bodies, origin: .mainThread)
        }
    }

    private var foundURLs: [OutsideEvent] {
        guard host.receivesURLs else { return [] }
        let urls =
            setup.foundURLs.isEmpty ? [(Self.anyURL, URL(string: Self.anyURL))] : setup.foundURLs.map { ($0, $1) }
        return urls.map { text, url in
            let body = { @MainActor [host] in if let url { host.deliver(url) } }
            return OutsideEvent(kind: .openURL, name: text, bodies: [body], origin: .mainThread)
        }
    }

    /// The answers and errors of the requests and calls that wait. Each is an event, so that they can come in any order, or never.
    private var answers: [OutsideEvent] {
        var counts: [String: Int] = [:]
        return host.waitingAnswers.flatMap { waiting -> [OutsideEvent] in
            let ordinal = counts[waiting.name, default: 0] + 1
            counts[waiting.name] = ordinal
            func event(
                _ kind: OutsideEvent.Kind, _ count: Int,
                _ perform: @escaping @Sendable (HeadlessUI.Host, PendingAnswer, Int) -> Void
            ) -> OutsideEvent? {
                guard count > 0 else { return nil }
                let bodies = (0..<count).map { number in { @MainActor [host] in perform(host, waiting, number) } }
                return OutsideEvent(
                    kind: kind, name: waiting.name, ordinal: ordinal, detail: waiting.arguments, bodies: bodies,
                    origin: .anotherThread)
            }
            return [
                event(.answer, waiting.answerCount) { $0.answer($1, $2) },
                event(.fail, waiting.errorCount) { $0.fail($1, $2) },
            ].compactMap { $0 }
        }
    }

    /// The changes of system settings that a view has read.
    private var foundChanges: [OutsideEvent] {
        host.systemChanges.map { change in
            OutsideEvent(
                kind: .change, name: change.name, bodies: [{ @MainActor [host] in host.perform(change) }],
                origin: .mainThread)
        }
    }

    private var foundActivities: [OutsideEvent] {
        host.receivedActivityTypes.map { type in
            let activities = setup.activities[type] ?? [{ NSUserActivity(activityType: type) }]
            let bodies = activities.map { make in { @MainActor [host] in host.deliver(make()) } }
            return OutsideEvent(kind: .continueActivity, name: type, bodies: bodies, origin: .mainThread)
        }
    }
}
