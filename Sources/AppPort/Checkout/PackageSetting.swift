/// A build setting of a target in a manifest.
struct PackageSetting: Decodable {
    /// Where the setting counts.
    struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?
    }

    /// A value of a setting.
    struct Value: Decodable {
        /// The text, or the texts.
        let texts: [String]

        private enum CodingKeys: String, CodingKey { case first = "_0" }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            texts =
                (try? values.decode(String.self, forKey: .first)).map { [$0] }
                ?? (try? values.decode([String].self, forKey: .first)) ?? []
        }
    }

    let tool: String
    /// The value, by the name of the setting.
    let kind: [String: Value]
    let condition: Condition?

    /// Whether the setting counts for Swift on a platform, where the package is built for debugging.
    private func applies(to platform: PortPlatform) -> Bool {
        let platforms = condition?.platformNames ?? []
        return tool == "swift" && (platforms.isEmpty || platforms.contains(platform.rawValue))
            && condition?.config ?? "debug" == "debug"
    }

    /// Returns the settings with which Swift Package Manager compiles a target for debugging.
    ///
    /// - Parameters:
    ///   - target: the target.
    ///   - dump: the manifest.
    ///   - platform: the platform for which the target is built.
    static func settings(
        of target: PackageDump.Target, in dump: PackageDump, for platform: PortPlatform
    ) -> CompilerSettings {
        var settings = CompilerSettings.forDebugging
        settings.languageMode = dump.languageMode
        for setting in target.settings where setting.applies(to: platform) {
            for (name, value) in setting.kind { settings.add(name, value.texts) }
        }
        return settings
    }
}

extension PackageDump {
    /// `6` if the package supports that, or says nothing and is for tools that default to it; else `5`.
    fileprivate var languageMode: String {
        guard let modes = swiftLanguageVersions else { return toolsVersion.isAtLeast(6, 0) ? "6" : "5" }
        return modes.contains { $0.hasPrefix("6") } ? "6" : "5"
    }
}

extension CompilerSettings {
    /// Adds a setting of a manifest. One without a meaning for the port is ignored.
    fileprivate mutating func add(_ name: String, _ texts: [String]) {
        switch name {
        case "define": addConditions(texts)
        case "defaultIsolation": isMainActorByDefault = texts.first == "MainActor"
        case "enableUpcomingFeature": features += texts.filter { !features.contains($0) }
        case "swiftLanguageMode": languageMode = texts.first?.hasPrefix("6") == true ? "6" : "5"
        case "unsafeFlags": addConditions(ofFlags: texts)
        default: break
        }
    }
}
