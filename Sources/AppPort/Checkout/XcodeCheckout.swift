import FilesAndProcesses
import Foundation

/// Reads the app of an Xcode project, with the frameworks of the same project that it uses.
struct XcodeCheckout {
    let project: XcodeProject
    let root: String
    /// The paths of the packages beside the project in a workspace.
    let packages: [String]
    /// The platform whose code is ported; nil for that of the app.
    let platform: PortPlatform?

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
        checkout.platform = platform ?? platform(of: chosen.object) ?? .ios
        checkout.hasOnePlatform = platforms(of: chosen.object) == [checkout.platform]
        checkout.info = InfoList(of: project, target: chosen.object, name: checkout.name).text
        let used = dependencies(of: chosen.object, on: checkout.platform)
        checkout.modules = modules(of: chosen, using: used, on: checkout.platform)
        checkout.packages = project.packages(of: [chosen.object] + used, besides: packages)
        return checkout.fileCount == 0 ? nil : checkout
    }

    /// Returns the platforms that the settings of a target name.
    private func platforms(of target: XcodeProject.Object) -> Set<PortPlatform> {
        let settings = BuildSettings(project: project, target: target)
        let named = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
        let names: [(String, PortPlatform)] = [("iphoneos", .ios), ("macosx", .macos)]
        return Set(names.filter { named.contains($0.0) }.map(\.1))
    }

    /// Returns the platform of a target; nil for one of which a port has no code, such as that of a watch.
    private func platform(of target: XcodeProject.Object) -> PortPlatform? {
        let settings = BuildSettings(project: project, target: target)
        let supported = settings["SUPPORTED_PLATFORMS"] ?? ""
        let root = settings["SDKROOT"] ?? ""
        if supported.contains("iphoneos") || root == "iphoneos" { return .ios }
        if supported.contains("macosx") || root == "macosx" { return .macos }
        return ["watchos", "appletvos", "xros"].contains { supported.contains($0) || root == $0 } ? nil : .ios
    }

    /// Returns the targets that a target depends on, directly or by another one. A target of a phone does not link those of the watch
    /// that comes with it.
    private func dependencies(of target: XcodeProject.Object, on platform: PortPlatform) -> [XcodeProject.Object] {
        var found: [XcodeProject.Object] = []
        let isPorted = self.platform(of: target) != nil
        var next = project.dependencies(of: target, on: platform)
        while let object = next.popLast() {
            guard !found.contains(where: { $0["name"] == object["name"] }),
                !isPorted || self.platform(of: object) != nil
            else { continue }
            found.append(object)
            next += project.dependencies(of: object, on: platform)
        }
        return found
    }

    /// Returns the modules of the app and of the frameworks that it uses. A module follows those that it uses.
    private func modules(
        of app: (identifier: String, object: XcodeProject.Object), using used: [XcodeProject.Object],
        on platform: PortPlatform
    ) -> [AppModule] {
        let frameworks = used.filter {
            $0["productType"].hasPrefix("com.apple.product-type.framework")
                || $0["productType"].hasPrefix("com.apple.product-type.library")
        }
        let names = Set(frameworks.map { $0["name"] })
        let all = project.targets.filter { names.contains($0.object["name"]) }.map {
            (module: module($0), isOfPlatform: self.platform(of: $0.object) == platform)
        }
        // Of two frameworks with one name, the app can only link the one for its platform.
        var modules = all.filter { module in
            module.isOfPlatform || !all.contains { $0.isOfPlatform && $0.module.name == module.module.name }
        }.map(\.module)
        var own = module(app)
        own.isApp = true
        modules = (modules + [own]).filter { !$0.files.isEmpty }
        return AppModule.sorted(modules.map { $0.withDependencies(among: modules) })
    }

    private func module(_ target: (identifier: String, object: XcodeProject.Object)) -> AppModule {
        var files = AppFiles()
        for path in project.files(of: target, in: "PBXSourcesBuildPhase") { files.add(path) }
        for path in project.files(of: target, in: "PBXResourcesBuildPhase") { files.add(path) }
        for path in project.filesOfForeignFolders(in: target) { files.add(contentsOf: path) }
        for folder in project.folders(of: target) {
            files.add(AppFiles.files(in: folder.path, without: folder.exceptions))
        }
        files = files.sorted
        let name = BuildSettings(project: project, target: target.object)["PRODUCT_MODULE_NAME"] ?? ""
        return AppModule(
            name: AppFiles.moduleName(name.isEmpty ? target.object["name"] : name),
            files: files.swift, resources: files.resources,
            catalogs: files.catalogs, models: files.models, settings: settings(of: target.object),
            target: target.object["name"])
    }

    private func settings(of target: XcodeProject.Object) -> CompilerSettings {
        let values = BuildSettings(project: project, target: target)
        var settings = CompilerSettings()
        settings.languageMode = values["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
        settings.isMainActorByDefault = values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        if values["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
            settings.features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
        }
        // Previews run in the configuration for debugging, and often exist in no other.
        let debug = BuildSettings(project: project, target: target, configuration: "Debug")
        settings.addConditions((debug["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " "))
        settings.addConditions(ofFlags: (debug["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init))
        return settings
    }
}
