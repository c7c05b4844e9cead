import Foundation

/// The limits that a definition sets to events, by name. They hold for declared events and for those that the host finds.
struct EventRules {
    var forbidden: Set<String> = []
    var weights: [String: Int] = [:]
    /// The names of the events that must have arrived before the event with a name.
    var earlier: [String: [String]] = [:]

    var isEmpty: Bool { forbidden.isEmpty && weights.isEmpty && earlier.isEmpty }

    /// Returns why an event cannot arrive now; nil if it can.
    ///
    /// - Parameter arrived: The names of the events that have arrived.
    func objection(to name: String, after arrived: Set<String>) -> String? {
        if forbidden.contains(name) { return "the definition forbids it" }
        guard let missing = earlier[name]?.first(where: { !arrived.contains($0) }) else { return nil }
        return "\"\(missing)\" must arrive before it"
    }

    /// Returns the events that can arrive now, with their weights.
    func allowed(_ events: [OutsideEvent], after arrived: Set<String>) -> [OutsideEvent] {
        if isEmpty { return events }
        return events.compactMap { event in
            guard objection(to: event.name, after: arrived) == nil else { return nil }
            var event = event
            event.weight = weights[event.name] ?? 1
            return event.weight > 0 ? event : nil
        }
    }
}

extension FuzzSetup {
    /// Declares URLs that the system may deliver to `onOpenURL`. Without a declaration, `https://example.com/` may arrive.
    ///
    /// - Parameter urls: The URLs. Each is also the name of its event in cases.
    public func open(_ urls: String...) {
        for text in urls { foundURLs.append((text, URL(string: text) ?? URL(fileURLWithPath: text))) }
    }

    /// Declares a user activity that the system may continue. Without a declaration, an empty activity of each type that a view
    /// continues may arrive.
    ///
    /// - Parameters:
    ///   - type: The type of the activity, which is also the name of the event in cases.
    ///   - webpageURL: The page of the activity.
    ///   - userInfo: The data of the activity.
    public func continueActivity(_ type: String, webpageURL: String? = nil, userInfo: [AnyHashable: Any]? = nil) {
        activities[type, default: []].append { () -> NSUserActivity in
            let activity = NSUserActivity(activityType: type)
            activity.webpageURL = webpageURL.flatMap { URL(string: $0) }
            activity.userInfo = userInfo
            return activity
        }
    }

    /// Declares that events never arrive, for example a notification that only the app itself posts.
    ///
    /// - Parameter names: The names of the events in cases.
    public func forbid(_ names: String...) { rules.forbidden.formUnion(names) }

    /// Declares that notifications never come from outside.
    ///
    /// - Parameter names: The names of the notifications.
    public func forbid(_ names: Notification.Name...) { rules.forbidden.formUnion(names.map(\.rawValue)) }

    /// Sets how often events are drawn, compared with other events. The usual weight is 1.
    ///
    /// - Parameters:
    ///   - weight: The weight. An event of weight 0 is not drawn, but cases may contain it.
    ///   - names: The names of the events in cases.
    public func weight(_ weight: Int, of names: String...) {
        for name in names { rules.weights[name] = max(0, weight) }
    }

    /// Declares that an event must arrive before others can.
    ///
    /// - Parameters:
    ///   - first: The name of the event that comes first.
    ///   - names: The names of the events that can only follow.
    public func order(_ first: String, before names: String...) {
        for name in names { rules.earlier[name, default: []].append(first) }
    }
}
