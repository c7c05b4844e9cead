import Foundation

/// The Info.plist of an app, which `Bundle.main` reads: the one of the project, and what Xcode adds to it.
struct InfoList {
    private var values: [String: Any]

    /// The list of an app that has none: its name, an identifier and a version.
    init(name: String) {
        values = [
            "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name,
            "CFBundleIdentifier": "app.\(name.map { $0 == "_" ? "-" : "\($0)" }.joined())", "CFBundleName": name,
            "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
    }

    /// Reads the list of a target.
    ///
    /// - Parameters:
    ///   - project: the project with the target.
    ///   - target: the target.
    ///   - name: the name of the app.
    init(of project: XcodeProject, target: XcodeProject.Object, name: String) {
        self.init(name: name)
        let settings = BuildSettings(project: project, target: target)
        let generated = [
            "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
            "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName",
            "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
        ]
        for (key, setting) in generated {
            if let value = settings[setting], !value.isEmpty { values[key] = value }
        }
        if let file = settings["INFOPLIST_FILE"],
            let data = try? AppFile.contents(file.hasPrefix("/") ? file : "\(project.folder)/\(file)"),
            let own = try? PropertyListText.value(of: data) as? [String: Any]
        {
            // Xcode keeps what it generates where the file has a variable without a value.
            values.merge(own.mapValues(settings.expanded)) { $1 as? String == "" ? $0 : $1 }
        }
    }

    /// The list as the text of a file.
    var text: String {
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
