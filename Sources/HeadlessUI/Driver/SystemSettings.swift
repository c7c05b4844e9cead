import Foundation

/// A setting or a state of the system that an app reads or listens to, and that may change while the app runs.
enum SystemSetting: Int, CaseIterable {
    case colorScheme, horizontalSizeClass, dynamicTypeSize, locale, lowPower, memory

    /// A set of settings.
    struct Followed: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        init(_ setting: SystemSetting) { rawValue = 1 << setting.rawValue }
    }

    /// Notes that a view has read the setting in its update, so that a change of it matters.
    func note() {
        if Graph.isUpdatingHere { Graph.current?.followedSettings.insert(Followed(self)) }
    }

    /// Notes that code of the app has read the setting, in an update or not. Reads on other threads do not count.
    func noteAnywhere() {
        if MainThread.isCurrent { Graph.current?.followedSettings.insert(Followed(self)) }
    }

    /// The notification that the host posts with a change; nil if there is none, or if the system's own value does not change.
    fileprivate var notification: Notification.Name? {
        switch self {
        case .lowPower:
            #if canImport(Darwin)
                nil
            #else
                .NSProcessInfoPowerStateDidChange
            #endif
        case .memory: Graph.memoryWarning
        case .colorScheme, .horizontalSizeClass, .dynamicTypeSize, .locale: nil
        }
    }

    /// The notifications that come with a change, and that a case therefore does not post.
    static let notifications = Set(allCases.compactMap(\.notification))

    /// The values that a change can set, most usual first.
    fileprivate var values: [SystemChange] {
        switch self {
        case .colorScheme:
            [ColorScheme.light, .dark].map { SystemChange("color-scheme \($0)", \.colorScheme, $0) }
        case .horizontalSizeClass:
            [.compact, .regular].map { (value: UserInterfaceSizeClass) in
                SystemChange("size-class \(value)", \.horizontalSizeClass, value)
            }
        case .dynamicTypeSize:
            [DynamicTypeSize.large, .accessibility3].map { SystemChange("type-size \($0)", \.dynamicTypeSize, $0) }
        case .locale:
            ["en_US", "de_DE", "ar_EG"].map { SystemChange("locale \($0)", \.locale, Locale(identifier: $0)) }
        case .lowPower:
            [false, true].map { isOn in
                SystemChange("low-power \(isOn ? "on" : "off")") {
                    $0.isLowPower == isOn
                } apply: {
                    $0.setLowPower(isOn)
                }
            }
        case .memory:
            [
                SystemChange("memory-warning") { _ in
                    false
                } apply: {
                    $0.warnOfMemory()
                }
            ]
        }
    }
}

/// A change of a system setting: the user turns on the dark appearance, rotates the device, or chooses another language. A warning
/// that memory is short is one, too.
@MainActor package struct SystemChange {
    /// The setting and its new value in words, such as `color-scheme dark`.
    nonisolated package let name: String
    fileprivate let isCurrent: @MainActor (Graph) -> Bool
    fileprivate let apply: @MainActor (Graph) -> Void

    nonisolated fileprivate init(
        _ name: String, isCurrent: @escaping @MainActor (Graph) -> Bool, apply: @escaping @MainActor (Graph) -> Void
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.apply = apply
    }

    nonisolated fileprivate init<Value: Equatable & Sendable>(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
    ) {
        self.init(name) {
            $0.environment[keyPath: keyPath] == value
        } apply: {
            $0.environment[keyPath: keyPath] = value
        }
    }
}

extension Graph {
    /// The settings that the app follows: those that it has read, and those of whose changes it asks to be notified.
    fileprivate var allFollowedSettings: SystemSetting.Followed {
        var followed = followedSettings
        for setting in [SystemSetting.lowPower, .memory] {
            if let name = setting.notification, observedNotifications.contains(name) { followed.insert(.init(setting)) }
        }
        if followsMemoryWarnings { followed.insert(.init(.memory)) }
        return followed
    }

    /// Turns the mode that saves energy on or off, and notifies the app.
    func setLowPower(_ isOn: Bool) {
        guard isLowPower != isOn else { return }
        isLowPower = isOn
        if let name = SystemSetting.lowPower.notification {
            NotificationCenter.default.post(name: name, object: ProcessInfo.processInfo)
        }
    }
}

extension Host {
    /// The changes of system settings that the app would notice now: each value of a setting that it follows, except for the current
    /// one.
    package var systemChanges: [SystemChange] {
        let followed = graph.allFollowedSettings
        guard !followed.isEmpty else { return [] }
        return SystemSetting.allCases.filter { followed.contains(.init($0)) }.flatMap(\.values)
            .filter { !$0.isCurrent(graph) }
    }

    /// Changes a system setting for all views, within the callout that is open.
    package func perform(_ change: SystemChange) {
        change.apply(graph)
    }
}
