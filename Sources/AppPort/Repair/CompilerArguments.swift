extension CompilerSettings {
    /// What the compiler gets for modules of an app, beyond settings that a manifest has words for: as with Foundation on Apple's
    /// platforms, every file sees Combine, and Core Data in an app that uses it, as SwiftUI shows it; internal declarations can be
    /// named by a definition; and assertions of the app count, though it is optimized.
    var argumentsOfEveryModule: [String] {
        (["Combine"] + (seesCoreData ? ["CoreData"] : [])).flatMap {
            ["-Xfrontend", "-import-module", "-Xfrontend", $0]
        } + ["-enable-testing", "-assert-config", "Debug"]
    }

    /// The settings as arguments of the compiler.
    var arguments: [String] {
        ["-swift-version", languageMode] + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
            + features.flatMap { ["-enable-upcoming-feature", $0] } + conditions.map { "-D\($0)" }
            + argumentsOfEveryModule + aliasArguments
    }

    /// The arguments for the names of other modules.
    var aliasArguments: [String] { aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0)=\($1)"] } }
}
