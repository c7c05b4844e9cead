import FilesAndProcesses
import Foundation

/// Reads the app of an Xcode project, with the frameworks of the same project that it uses.
struct XcodeCheckout {
    let project: XcodeProject
    let root: String

    /// Returns the app of the project; nil if it has none, or no target with the name and source files.
    ///
    /// - Parameter name: the name of the target; nil for the app.
    func read(target name: String?) -> AppCheckout? {
        let targets = project.targets
        let apps = targets.filter { $0.object["productType"] == "com.apple.product-type.application" }
        let chosen: (identifier: String, object: XcodeProject.Object)?
        if let name {
            chosen = targets.first { $0.object["name"] == name }
            if chosen == nil { return nil }
        } else {
            chosen = apps.max { module($0).files.count < module($1).files.count }
        }
        guard let chosen else { return nil }
        var checkout = AppCheckout(
            root: root, name: AppFiles.moduleName(chosen.object["name"]),
            origin: "target \(chosen.object["name"]) of \(project.name).xcodeproj")
        checkout.platform = platform(of: chosen.object)
        checkout.info = InfoList(of: project, target: chosen.object, name: checkout.name).text
        let used = dependencies(of: chosen.object)
        checkout.modules = modules(of: chosen, using: used)
        checkout.packages = project.packages(of: [chosen.object] + used)
        return checkout.fileCount == 0 ? nil : checkout
    }

    private func platform(of target: XcodeProject.Object) -> PortPlatform {
        let supported = project.setting("SUPPORTED_PLATFORMS", of: target) ?? ""
        let root = project.setting("SDKROOT", of: target) ?? ""
        if supported.contains("iphoneos") || root == "iphoneos" { return .ios }
        return supported.contains("macosx") || root == "macosx" ? .macos : .ios
    }

    /// Returns the targets that a target depends on, directly or by another one.
    private func dependencies(of target: XcodeProject.Object) -> [XcodeProject.Object] {
        var found: [XcodeProject.Object] = []
        var next = project.dependencies(of: target)
        while let object = next.popLast() {
            guard !found.contains(where: { $0["name"] == object["name"] }) else { continue }
            found.append(object)
            next += project.dependencies(of: object)
        }
        return found
    }

    /// Returns the modules of the app and of the frameworks that it uses. A module follows those that it uses.
    private func modules(
        of app: (identifier: String, object: XcodeProject.Object), using used: [XcodeProject.Object]
    ) -> [AppModule] {
        let frameworks = used.filter {
            $0["productType"].hasPrefix("com.apple.product-type.framework")
                || $0["productType"].hasPrefix("com.apple.product-type.library")
        }
        let names = Set(frameworks.map { $0["name"] })
        var modules = project.targets.filter { names.contains($0.object["name"]) }.map(module)
        var own = module(app)
        own.isApp = true
        modules = (modules + [own]).filter { !$0.files.isEmpty }
        return AppModule.sorted(modules.map { $0.withDependencies(among: modules) })
    }

    private func module(_ target: (identifier: String, object: XcodeProject.Object)) -> AppModule {
        var files = AppFiles()
        for path in project.files(of: target, in: "PBXSourcesBuildPhase") { files.add(path) }
        for path in project.files(of: target, in: "PBXResourcesBuildPhase") { files.add(path) }
        for folder in project.folders(of: target) {
            let found = AppFiles.files(in: folder.path, without: folder.exceptions)
            for path in found.swift + found.catalogs + found.resources { files.add(path) }
        }
        files = files.sorted
        let name = project.setting("PRODUCT_MODULE_NAME", of: target.object).flatMap { $0.contains("$") ? nil : $0 }
        return AppModule(
            name: AppFiles.moduleName(name ?? target.object["name"]),
            files: files.swift, resources: files.resources,
            catalogs: files.catalogs, settings: settings(of: target.object))
    }

    private func settings(of target: XcodeProject.Object) -> CompilerSettings {
        func isOn(_ name: String) -> Bool { project.setting(name, of: target) == "YES" }
        let version = project.setting("SWIFT_VERSION", of: target) ?? "5"
        var settings = CompilerSettings()
        settings.languageMode = version.hasPrefix("6") ? "6" : "5"
        settings.isMainActorByDefault = project.setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor"
        if isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            settings.features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        }
        let conditions = project.setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", of: target) ?? ""
        // Others, such as $(inherited), are names of settings.
        settings.conditions = conditions.split(separator: " ").map(String.init).filter {
            $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && $0.first?.isNumber == false
        }
        return settings
    }
}
