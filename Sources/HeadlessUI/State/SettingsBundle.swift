#if os(Linux)
    import Foundation

    /// The settings that an app has in the Settings app, by its file `Settings.bundle`. A person may change them while the app runs.
    enum SettingsBundle {
        /// A value of a property list.
        struct Value: @unchecked Sendable {
            let object: Any
        }

        /// The keys of the app's settings, with the values that a person can choose.
        static let ofApp = Bundle.main.url(forResource: "Settings", withExtension: "bundle").map(settings) ?? [:]

        /// Returns the keys of the settings in a bundle, with the values that a person can choose.
        static func settings(in bundle: URL) -> [String: [Value]] {
            let files =
                (try? FileManager.default.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)) ?? []
            return files.filter { $0.pathExtension == "plist" }.reduce(into: [:]) { settings, file in
                guard let data = try? Data(contentsOf: file),
                    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
                    let specifiers = (list as? [String: Any])?["PreferenceSpecifiers"] as? [[String: Any]]
                else { return }
                for specifier in specifiers {
                    guard let key = specifier["Key"] as? String else { continue }
                    let values = values(of: specifier)
                    if !values.isEmpty { settings[key] = values.map(Value.init) }
                }
            }
        }

        private static func values(of specifier: [String: Any]) -> [Any] {
            switch specifier["Type"] as? String {
            case "PSToggleSwitchSpecifier": [specifier["TrueValue"] ?? true, specifier["FalseValue"] ?? false]
            case "PSMultiValueSpecifier", "PSRadioGroupSpecifier": specifier["Values"] as? [Any] ?? []
            case "PSSliderSpecifier": [specifier["MinimumValue"], specifier["MaximumValue"]].compactMap { $0 }
            case "PSTextFieldSpecifier": ["", "a"]
            default: []
            }
        }
    }
#endif
