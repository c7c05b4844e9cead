// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// For test targets: most lines of a test run once, and a failed expectation names its line, so that optimized code and descriptions
/// for a debugger cost more time than they save.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone", "-gnone"])]
/// For targets of text, and of views that only have to be there: they take hardly longer without optimization, and their optimized code
/// takes an eighth of the time of a build.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone", "-assert-config", "Release"])]
/// For code that traps on purpose: optimized code does not say why without this.
let withMessages: [SwiftSetting] = [.unsafeFlags(["-assert-config", "Debug"])]

/// For apps and views whose code that ran guides a search, as in a package that `port` or `init` has made.
let counted: [SwiftSetting] = [.unsafeFlags(["-profile-generate"], .when(platforms: [.linux]))]

/// The folder of the modules of swift-syntax that this toolchain contains; `nil` if it has none. A build of the package
/// swift-syntax takes minutes. If another package of the build uses that package, its modules hide those of the toolchain: set
/// BINDFUZZ_SWIFT_SYNTAX=package in the environment.
let toolchainSyntax: String? = {
    if Context.environment["BINDFUZZ_SWIFT_SYNTAX"] == "package" { return nil }
    // This manifest is linked with a library of the toolchain, and Linux lists the files of a process.
    let files = FileHandle(forReadingAtPath: "/proc/self/maps").map {
        String(decoding: $0.readDataToEndOfFile(), as: UTF8.self)
    }
    let line = files?.split(separator: "\n").first { $0.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") }
    guard let start = line?.firstIndex(of: "/"), let path = line?[start...].dropLast(40) else { return nil }
    let folder = "\(path)/host"
    return FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntaxMacros.swiftmodule") ? folder : nil
}()

let package = Package(
    name: "bindfuzz",
    // What `Observation` needs.
    platforms: [.macOS(.v14), .iOS(.v17)],
    products: [
        .library(name: "BindingFuzz", targets: ["BindingFuzz"]),
        .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
        // What an app needs to have its views fuzzed.
        .library(name: "ViewFuzz", targets: ["ViewFuzz"]),
        // HeadlessUI with the macros of SwiftUI, for views that use them.
        .library(name: "SwiftUIMacros", targets: ["SwiftUIMacros"]),
        // All commands, for an executable with another subject.
        .library(name: "FuzzCommands", targets: ["FuzzCommands", "FuzzReports", "FuzzCampaign"]),
        .executable(name: "bindfuzz", targets: ["bindfuzz"]),
        // What scripts/libfuzzer links with a fuzzing engine.
        .library(name: "bindfuzz-libfuzzer", type: .static, targets: ["LibFuzzerTarget"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ]
        + (toolchainSyntax == nil
            ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
    targets: [
        // Texts for people and programs.
        .target(name: "PlainText"),
        // What SwiftUI does not document: the possible behaviors, with their evidence.
        .target(name: "SwiftUIAssumptions"),
        // A lock for every system that an app may run on.
        .target(name: "Locks"),
        // How long threads and processes wait for a processor.
        .target(name: "ProcessorTime"),
        // Everything that talks to the system.
        .target(name: "FilesAndProcesses", dependencies: ["Locks", "PlainText"]),
        // The protocol of a subject; search, shrinking, findings and case files for every subject.
        .target(name: "FuzzEngine", dependencies: ["Locks", "PlainText"]),
        // The row model, a subject.
        .target(name: "BindingFuzz", dependencies: ["FuzzEngine", "SwiftUIAssumptions"]),
        .target(
            name: "CombineSupplement",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))
            ]
        ),
        .target(
            name: "HeadlessUI",
            dependencies: ["CombineSupplement", "Locks", "ProcessorTime", "SwiftUIAssumptions"]),
        // The compiler runs this program while it builds views, so no other target depends on it.
        .macro(
            name: "SwiftUIMacroPlugin",
            dependencies: toolchainSyntax == nil
                ? [
                    .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                    .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                ] : [],
            swiftSettings: toolchainSyntax.map { [.unsafeFlags(["-I", $0])] },
            linkerSettings: toolchainSyntax.map {
                [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
            }
        ),
        .target(name: "SwiftUIMacros", dependencies: ["HeadlessUI", "SwiftUIMacroPlugin"]),
        .target(name: "LiveEngine", dependencies: ["BindingFuzz", "HeadlessUI"]),
        .target(name: "FuzzCorpus", dependencies: ["FilesAndProcesses", "FuzzEngine", "Locks"]),
        .target(
            name: "FuzzCampaign",
            dependencies: ["FilesAndProcesses", "FuzzCorpus", "FuzzEngine", "Locks", "ProcessorTime"]),
        .target(
            name: "FuzzReports",
            dependencies: ["FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzEngine", "Locks"],
            swiftSettings: quicklyBuilt),
        .target(
            name: "RowReports",
            dependencies: ["BindingFuzz", "FilesAndProcesses", "FuzzCorpus", "FuzzReports", "SwiftUIAssumptions"],
            swiftSettings: quicklyBuilt),
        .target(
            name: "FuzzCommands",
            dependencies: [
                "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzEngine", "FuzzReports", "Locks",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "ViewFuzz",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCommands", "FuzzCorpus", "FuzzReports",
                "HeadlessUI", "LiveEngine", "Locks", "RowReports",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // The compiled form of a Core Data model: `port` writes it, and the module named CoreData reads it.
        .target(name: "ManagedModelFile"),
        // Writes a package that fuzzes an existing app.
        .target(
            name: "AppPort",
            dependencies: [
                "FilesAndProcesses", "Locks", "ManagedModelFile", "PlainText", "ViewFuzz",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: quicklyBuilt),
        .target(
            name: "RowCommands",
            dependencies: [
                "AppPort", "BindingFuzz", "FilesAndProcesses", "FuzzCommands", "FuzzCorpus", "FuzzReports",
                "LiveEngine",
                "RowReports", "ViewFuzz",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: quicklyBuilt),
        .executableTarget(name: "bindfuzz", dependencies: ["BindingFuzz", "FuzzCommands", "RowCommands"]),
        .target(
            name: "LibFuzzerTarget", dependencies: ["BindingFuzz", "FilesAndProcesses", "FuzzCorpus", "Locks"]),
        // What tests of several targets need: a directory of their own, the command that was built, snapshots.
        .target(
            name: "TestSupport", dependencies: ["BindingFuzz", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "Locks"],
            path: "Tests/TestSupport"),
        // What the tests of the row model compute, millions of times: the plain interpreter of `semantics`, small scopes, relations.
        // It is optimized, and the tests are not.
        .target(
            name: "RowModelReference", dependencies: ["BindingFuzz", "TestSupport"], path: "Tests/RowModelReference"),
        // Code with the counters of `-profile-generate`, which guide a search.
        .target(
            name: "CountedCode", dependencies: ["HeadlessUI"], path: "Tests/CountedCode",
            swiftSettings: counted),
        // A small subject, as a user of the package writes one. Not a product.
        .executableTarget(
            name: "mailbox", dependencies: ["FuzzCampaign", "FuzzCommands", "FuzzEngine", "FuzzReports"],
            path: "Tests/Mailbox", packageAccess: false, swiftSettings: withMessages),
        // A bindfuzz whose workers trap at the cases that a test names.
        .executableTarget(
            name: "trapping", dependencies: ["BindingFuzz", "FuzzCommands", "RowCommands"], path: "Tests/Trapping"),
        // The apps of the field reports, as somebody from outside would have them fuzzed.
        .executableTarget(
            name: "fieldreports", dependencies: ["ViewFuzz"], path: "Tests/FieldReports", packageAccess: false,
            swiftSettings: quicklyBuilt),
        // Small apps with bugs that do not trap, whose authors knew nothing of the oracles, and their program.
        .target(
            name: "SilentApps", dependencies: ["ViewFuzz"], path: "Tests/SilentApps", packageAccess: false,
            swiftSettings: quicklyBuilt),
        .executableTarget(
            name: "silentbugs", dependencies: ["SilentApps", "ViewFuzz"], path: "Tests/SilentBugs",
            packageAccess: false,
            swiftSettings: quicklyBuilt),
        // An app and its definition, as somebody writes them, with one mistake of each kind.
        .executableTarget(
            name: "inbox", dependencies: ["ViewFuzz"], path: "Tests/Inbox", packageAccess: false,
            swiftSettings: withMessages),
        // An app whose views are found without a definition.
        .executableTarget(
            name: "previews", dependencies: ["SwiftUIMacros", "ViewFuzz"], path: "Tests/Previews", packageAccess: false),
        // What scripts/instructions measures. It links with the core alone, so that nothing else is counted.
        .executableTarget(
            name: "instructions", dependencies: ["BindingFuzz"], path: "Tests/Instructions", packageAccess: false),
        // What a host costs, and a case of a view.
        .executableTarget(
            name: "hostspeed", dependencies: ["BindingFuzz", "FuzzCorpus", "HeadlessUI", "ViewFuzz"],
            path: "Tests/HostSpeed"),
        // How many runs each way of drawing cases needs to find bugs that were planted in views.
        .executableTarget(
            name: "plantedbugs", dependencies: ["BindingFuzz", "SilentApps", "ViewFuzz"], path: "Tests/PlantedBugs",
            swiftSettings: quicklyBuilt + counted),
        // Views with tasks and queues, whose runs are compared between processes.
        .executableTarget(
            name: "taskviews", dependencies: ["BindingFuzz", "FuzzEngine", "HeadlessUI", "Locks", "ViewFuzz"],
            path: "Tests/TaskViews"),
        // A test target tests the target of its name; AppTests and HouseTests are described below.
        .testTarget(
            name: "FuzzEngineTests", dependencies: ["BindingFuzz", "FuzzEngine", "FuzzReports", "TestSupport"],
            exclude: ["Snapshots"], swiftSettings: unoptimized),
        .testTarget(
            name: "BindingFuzzTests",
            dependencies: ["BindingFuzz", "FuzzReports", "RowModelReference", "RowReports", "TestSupport"],
            swiftSettings: unoptimized),
        .testTarget(
            name: "FuzzCorpusTests",
            dependencies: ["BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "Locks", "TestSupport"],
            swiftSettings: unoptimized),
        .testTarget(
            name: "FuzzCampaignTests",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "Locks",
                "ProcessorTime", "TestSupport",
            ],
            exclude: ["Snapshots"], swiftSettings: unoptimized),
        .testTarget(
            name: "FuzzReportsTests",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "RowReports",
                "TestSupport",
            ],
            exclude: ["Snapshots", "Gate/Snapshots"], swiftSettings: unoptimized),
        .testTarget(
            name: "RowReportsTests", dependencies: ["BindingFuzz", "FuzzReports", "RowReports", "TestSupport"],
            exclude: ["Snapshots"], swiftSettings: unoptimized),
        .testTarget(
            name: "FuzzCommandsTests",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCommands", "FuzzCorpus", "FuzzReports",
                "Locks", "RowReports", "TestSupport", "bindfuzz", "mailbox", "trapping",
            ],
            exclude: [
                "Campaign/Snapshots", "Commands/Snapshots", "Corpus/Snapshots", "Gate/Snapshots", "Gate/Schemas",
                "Reports/Snapshots", "Subject/Snapshots",
            ], swiftSettings: unoptimized),
        .testTarget(
            name: "RowCommandsTests", dependencies: ["BindingFuzz", "TestSupport", "bindfuzz"],
            exclude: ["Snapshots"], swiftSettings: unoptimized),
        .testTarget(name: "CombineSupplementTests", dependencies: ["HeadlessUI"], swiftSettings: unoptimized),
        .testTarget(
            name: "HeadlessUITests", dependencies: ["BindingFuzz", "HeadlessUI", "TestSupport"],
            swiftSettings: unoptimized),
        .testTarget(
            name: "LiveEngineTests",
            dependencies: [
                "BindingFuzz", "FuzzCorpus", "FuzzReports", "HeadlessUI", "LiveEngine", "RowCommands", "RowReports",
                "TestSupport",
            ], swiftSettings: unoptimized),
        .testTarget(
            name: "ViewFuzzTests",
            dependencies: [
                "BindingFuzz", "CountedCode", "FilesAndProcesses", "FuzzCampaign", "FuzzCommands", "FuzzCorpus",
                "FuzzReports",
                "HeadlessUI", "LiveEngine", "RowReports", "TestSupport", "ViewFuzz", "inbox", "taskviews",
            ],
            exclude: [
                "Cases/Snapshots", "Commands/Snapshots", "Describing/Snapshots", "NewPackage/Snapshots",
                "Oracles/Snapshots", "Runs/Snapshots", "Schedulers/Snapshots", "Testing/Snapshots",
            ],
            swiftSettings: unoptimized),
        .testTarget(
            name: "AppPortTests",
            dependencies: ["AppPort", "FilesAndProcesses", "ManagedModelFile", "TestSupport", "ViewFuzz", "inbox"],
            swiftSettings: unoptimized),
        .testTarget(
            name: "SwiftUIMacrosTests",
            dependencies: ["HeadlessUI", "SwiftUIMacros", "TestSupport", "ViewFuzz", "previews"],
            swiftSettings: unoptimized),
        .testTarget(
            name: "LibFuzzerTargetTests",
            dependencies: ["BindingFuzz", "FuzzCorpus", "LibFuzzerTarget", "TestSupport"],
            swiftSettings: unoptimized),
        // Small apps, each in a file, run on HeadlessUI.
        .testTarget(
            name: "AppTests", dependencies: ["BindingFuzz", "HeadlessUI", "ViewFuzz"], swiftSettings: unoptimized),
        // The rules of this repository: code, words, pages and their transcripts.
        .testTarget(
            name: "HouseTests",
            dependencies: [
                "BindingFuzz", "FuzzReports", "RowReports", "TestSupport", "bindfuzz", "inbox",
                "mailbox", "silentbugs",
            ],
            swiftSettings: unoptimized),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    /// The modules named as Apple's, and the modules that each one uses. A Mac has Apple's.
    let appleModules: [(name: String, uses: [String])] = [
        ("ActivityKit", ["SwiftUI"]),
        ("AppIntents", ["SwiftUI"]),
        ("AppKit", ["QuartzCore", "_Testing_AppKit"]),
        ("AppTrackingTransparency", ["HeadlessUI"]),
        ("AudioToolbox", ["HeadlessUI"]),
        ("AuthenticationServices", ["SwiftUI"]),
        ("AVFoundation", ["CoreMedia", "QuartzCore", "UIKit"]),
        ("AVKit", ["AVFoundation", "SwiftUI"]),
        ("Charts", ["SwiftUI"]),
        ("CloudKit", ["HeadlessUI"]),
        ("Combine", ["HeadlessUI", "Security"]),
        ("Contacts", ["HeadlessUI"]),
        ("ContactsUI", ["Contacts", "UIKit"]),
        ("CoreData", ["HeadlessUI", "Locks", "ManagedModelFile", "SwiftUI", "SwiftUIMacros"]),
        ("CoreGraphics", ["HeadlessUI", "_Testing_CoreGraphics"]),
        ("CoreHaptics", ["HeadlessUI"]),
        ("CoreImage", ["UIKit", "_CoreImageSubmodules", "_Testing_CoreImage"]),
        ("CoreLocation", ["HeadlessUI"]),
        ("CoreLocationUI", ["CoreLocation", "SwiftUI"]),
        ("CoreMedia", ["HeadlessUI"]),
        ("CoreMotion", ["HeadlessUI"]),
        ("CoreText", ["CoreGraphics"]),
        ("CoreTransferable", ["HeadlessUI"]),
        ("CryptoKit", ["HeadlessUI"]),
        ("EventKit", ["CoreGraphics"]),
        ("EventKitUI", ["EventKit", "UIKit"]),
        ("GameKit", ["SpriteKit", "UIKit"]),
        ("GameplayKit", ["SpriteKit"]),
        ("HealthKit", ["HeadlessUI"]),
        ("LinkPresentation", ["UIKit"]),
        ("LocalAuthentication", ["HeadlessUI"]),
        ("MapKit", ["CoreLocation", "SwiftUI"]),
        ("MessageUI", ["UIKit"]),
        ("Network", ["HeadlessUI"]),
        ("os", []),
        ("OSLog", ["os"]),
        ("Photos", ["AVFoundation", "UIKit"]),
        ("PhotosUI", ["Photos", "SwiftUI"]),
        ("QuartzCore", ["CoreGraphics"]),
        ("SafariServices", ["UIKit"]),
        ("SceneKit", ["SwiftUI"]),
        ("Security", ["HeadlessUI", "Locks"]),
        ("Speech", ["AVFoundation"]),
        ("SpriteKit", ["SwiftUI"]),
        ("StoreKit", ["SwiftUI"]),
        ("SwiftData", ["HeadlessUI", "Locks", "SwiftUI", "SwiftUIMacros"]),
        ("SwiftUI", ["AppKit", "HeadlessUI", "SwiftUIMacros", "UIKit"]),
        ("TipKit", ["SwiftUI"]),
        ("UIKit", ["HeadlessUI", "QuartzCore", "Security", "UserNotifications", "_Testing_UIKit"]),
        ("UniformTypeIdentifiers", ["HeadlessUI"]),
        ("UserNotifications", ["HeadlessUI"]),
        ("Vision", ["CoreImage"]),
        ("VisionKit", ["UIKit"]),
        ("WatchKit", ["SwiftUI"]),
        ("WeatherKit", ["CoreLocation"]),
        ("WebKit", ["SwiftUI"]),
        ("WidgetKit", ["ActivityKit", "AppIntents", "SwiftUI"]),
        ("_MapKit_SwiftUI", ["MapKit"]),
        ("_Testing_AppKit", []),
        ("_Testing_CoreGraphics", []),
        ("_Testing_CoreImage", []),
        ("_Testing_UIKit", []),
    ]
    // `import CoreImage.CIFilterBuiltins` needs a module of Clang.
    package.targets.append(.target(name: "_CoreImageSubmodules", path: "Sources/Apple/_CoreImageSubmodules"))
    /// An asynchronous function answers on the actor that calls it. On another thread, it would answer at a moment of its own.
    let onCallersActor: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    /// A database does work, and its objects are read by each view.
    let optimizedModules = ["CoreData", "SwiftData"]
    for module in appleModules {
        package.targets.append(
            .target(
                name: module.name, dependencies: module.uses.map { .byName(name: $0) },
                path: "Sources/Apple/\(module.name)",
                swiftSettings: onCallersActor + (optimizedModules.contains(module.name) ? [] : quicklyBuilt)))
        package.products.append(.library(name: module.name, targets: [module.name]))
    }
    /// The modules named as those of services that apps use, and the modules that each one uses. They are in memory, and their answers
    /// are steps of a case.
    let serviceModules: [(name: String, uses: [String])] = [
        (
            "Firebase",
            [
                "FirebaseAnalytics", "FirebaseAppCheck", "FirebaseAuth", "FirebaseCrashlytics", "FirebaseDatabase",
                "FirebaseFirestore", "FirebaseFunctions", "FirebaseMessaging", "FirebaseRemoteConfig",
                "FirebaseStorage",
            ]
        ),
        ("FirebaseAnalytics", ["FirebaseCore", "HeadlessUI"]),
        ("FirebaseAnalyticsSwift", ["FirebaseAnalytics"]),
        ("FirebaseAppCheck", ["FirebaseCore"]),
        ("FirebaseAuth", ["FirebaseCore", "HeadlessUI"]),
        ("FirebaseCore", ["HeadlessUI", "Locks"]),
        ("FirebaseCrashlytics", ["FirebaseCore"]),
        ("FirebaseDatabase", ["FirebaseCore", "HeadlessUI"]),
        ("FirebaseFirestore", ["FirebaseCore", "HeadlessUI"]),
        ("FirebaseFirestoreSwift", ["FirebaseFirestore"]),
        ("FirebaseFunctions", ["FirebaseCore", "HeadlessUI", "Locks"]),
        ("FirebaseMessaging", ["FirebaseCore", "HeadlessUI"]),
        ("FirebaseRemoteConfig", ["FirebaseCore", "HeadlessUI", "Locks"]),
        ("FirebaseStorage", ["FirebaseCore", "HeadlessUI"]),
        ("FirebaseStorageSwift", ["FirebaseStorage"]),
        ("Kingfisher", ["HeadlessUI", "SwiftUI", "UIKit"]),
        ("RealmSwift", ["HeadlessUI", "Locks"]),
        ("SDWebImageSwiftUI", ["HeadlessUI", "SwiftUI", "UIKit"]),
    ]
    for module in serviceModules {
        package.targets.append(
            .target(
                name: module.name, dependencies: module.uses.map { .byName(name: $0) },
                path: "Sources/Services/\(module.name)", swiftSettings: onCallersActor + quicklyBuilt))
        package.products.append(.library(name: module.name, targets: [module.name]))
    }
    package.products.append(.library(name: "ServiceModules", targets: serviceModules.map(\.name)))
    package.targets.append(
        .testTarget(
            name: "ServicesTests",
            dependencies: serviceModules.map { .byName(name: $0.name) } + ["SwiftUI", "TestSupport", "ViewFuzz"],
            swiftSettings: unoptimized))
    // For a package that does not list the modules of each of its targets.
    package.products.append(.library(name: "AppleModules", targets: appleModules.map(\.name)))
    package.targets.first { $0.name == "hostspeed" }?.dependencies.append("SwiftData")
    // Small apps with crashes on deleted objects that users reported, each before and after its fix.
    package.targets.append(
        .executableTarget(
            name: "deletedmodels", dependencies: ["CoreData", "SwiftData", "ViewFuzz"], path: "Tests/DeletedModels",
            packageAccess: false, swiftSettings: quicklyBuilt))
    package.targets.append(
        .testTarget(
            name: "SwiftDataTests",
            dependencies: ["BindingFuzz", "HeadlessUI", "SwiftData", "TestSupport", "ViewFuzz", "deletedmodels"],
            swiftSettings: unoptimized))
    package.targets.append(
        .testTarget(
            name: "CoreDataTests", dependencies: ["CoreData", "TestSupport", "ViewFuzz", "deletedmodels"],
            swiftSettings: unoptimized))
    package.targets.first { $0.name == "HouseTests" }?.dependencies.append("deletedmodels")
    // Ordinary files of Xcode's templates, with their imports, run on a host.
    package.targets.append(
        .testTarget(
            name: "AppleModulesTests",
            dependencies: appleModules.map { .byName(name: $0.name) } + ["BindingFuzz", "ViewFuzz"],
            swiftSettings: unoptimized))
#endif
