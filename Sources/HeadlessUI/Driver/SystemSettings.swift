import Foundation

/// A setting of the system that an app reads from the environment, and that may change while the app runs.
enum SystemSetting: Int, CaseIterable {
    case colorScheme, horizontalSizeClass, dynamicTypeSize, locale

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
        }
    }
}

/// A change of a system setting: the user turns on the dark appearance, rotates the device, or chooses another language.
@MainActor package struct SystemChange {
    /// The setting and its new value in words, such as `color-scheme dark`.
    nonisolated package let name: String
    fileprivate let isCurrent: @MainActor (EnvironmentValues) -> Bool
    fileprivate let apply: @MainActor (inout EnvironmentValues) -> Void

    nonisolated fileprivate init<Value: Equatable & Sendable>(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
    ) {
        self.name = name
        isCurrent = { $0[keyPath: keyPath] == value }
        apply = { $0[keyPath: keyPath] = value }
    }
}

extension Host {
    /// The changes of system settings that views would notice now: each value of a setting that a view has read, except for the
    /// current one.
    package var systemChanges: [SystemChange] {
        guard !graph.followedSettings.isEmpty else { return [] }
        return SystemSetting.allCases.filter { graph.followedSettings.contains(.init($0)) }.flatMap(\.values)
            .filter { !$0.isCurrent(graph.environment) }
    }

    /// Changes a system setting for all views, within the callout that is open.
    package func perform(_ change: SystemChange) {
        change.apply(&graph.environment)
    }
}
