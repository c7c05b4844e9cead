// swift-tools-version: 6.2
import PackageDescription

/// Most tests are many lines of which each runs once: they are compiled without optimization, whatever the rest is.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

let package = Package(
    name: "bindfuzz",
    // `InlineArray` needs the runtime of these systems.
    platforms: [.macOS(.v26), .iOS(.v26)],
    products: [
        .library(name: "BindingFuzz", targets: ["BindingFuzz"]),
        .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
        // What a definition of people's own views needs.
        .library(name: "ViewFuzz", targets: ["ViewFuzz"]),
        // What an executable of anybody's needs to have all commands.
        .library(name: "FuzzCommands", targets: ["FuzzCommands", "FuzzReports", "FuzzCampaign"]),
        .executable(name: "bindfuzz", targets: ["bindfuzz"]),
        // What scripts/libfuzzer links with a fuzzing engine.
        .library(name: "bindfuzz-libfuzzer", type: .static, targets: ["LibFuzzerTarget"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // Texts and their parts, of the standard library alone.
        .target(name: "PlainText"),
        // Whatever talks to the system.
        .target(name: "FilesAndProcesses", dependencies: ["PlainText"]),
        // The seam, the search, the shrinker and the case file, of whatever is fuzzed.
        .target(name: "FuzzEngine", dependencies: ["PlainText"]),
        // The row model, which rides on the engine as people's views do.
        .target(name: "BindingFuzz", dependencies: ["FuzzEngine"]),
        .target(
            name: "CombineSupplement",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))
            ]
        ),
        .target(name: "HeadlessUI", dependencies: ["CombineSupplement"]),
        .target(name: "LiveEngine", dependencies: ["BindingFuzz", "HeadlessUI"]),
        .target(name: "FuzzCorpus", dependencies: ["FilesAndProcesses", "FuzzEngine"]),
        .target(name: "FuzzCampaign", dependencies: ["FilesAndProcesses", "FuzzCorpus", "FuzzEngine"]),
        .target(
            name: "FuzzReports", dependencies: ["FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzEngine"]),
        .target(
            name: "RowReports",
            dependencies: ["BindingFuzz", "FilesAndProcesses", "FuzzCorpus", "FuzzReports"]),
        .target(
            name: "FuzzCommands",
            dependencies: [
                "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzEngine", "FuzzReports",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "ViewFuzz",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCommands", "FuzzCorpus", "FuzzReports",
                "HeadlessUI", "LiveEngine",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "RowCommands",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCommands", "FuzzCorpus", "FuzzReports", "LiveEngine",
                "RowReports", "ViewFuzz",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(name: "bindfuzz", dependencies: ["BindingFuzz", "FuzzCommands", "RowCommands"]),
        .target(name: "LibFuzzerTarget", dependencies: ["BindingFuzz", "FilesAndProcesses", "FuzzCorpus"]),
        // What tests of several targets need: a directory of their own, the command that was built, snapshots.
        .target(
            name: "TestSupport", dependencies: ["BindingFuzz", "FuzzCampaign", "FuzzCorpus", "FuzzReports"],
            path: "Tests/TestSupport"),
        // A second subject, as somebody from outside would write it: an executable that no product is made of.
        .executableTarget(
            name: "mailbox", dependencies: ["FuzzCampaign", "FuzzCommands", "FuzzEngine", "FuzzReports"],
            path: "Tests/Mailbox", packageAccess: false),
        // bindfuzz with workers that do not survive the cases that tests name.
        .executableTarget(
            name: "trapping", dependencies: ["BindingFuzz", "FuzzCommands", "RowCommands"], path: "Tests/Trapping"),
        // The apps of the field reports, as somebody from outside would have them fuzzed.
        .executableTarget(
            name: "fieldreports", dependencies: ["ViewFuzz"], path: "Tests/FieldReports", packageAccess: false),
        // An app and its definition, as somebody writes them, with one mistake of each kind.
        .executableTarget(name: "inbox", dependencies: ["ViewFuzz"], path: "Tests/Inbox", packageAccess: false),
        // What scripts/instructions measures. It links with the core alone, so that nothing else is counted.
        .executableTarget(
            name: "instructions", dependencies: ["BindingFuzz"], path: "Tests/Instructions", packageAccess: false),
        // What a host costs, and a case of a view.
        .executableTarget(
            name: "hostspeed", dependencies: ["BindingFuzz", "HeadlessUI", "ViewFuzz"], path: "Tests/HostSpeed"),
        // How many runs each way of drawing cases needs to find bugs that were planted in views.
        .executableTarget(
            name: "plantedbugs", dependencies: ["BindingFuzz", "ViewFuzz"], path: "Tests/PlantedBugs"),
        // Each tests the target that its name says.
        .testTarget(
            name: "FuzzEngineTests", dependencies: ["BindingFuzz", "FuzzEngine", "FuzzReports"],
            swiftSettings: plain),
        .testTarget(
            name: "BindingFuzzTests",
            dependencies: ["BindingFuzz", "FuzzReports", "RowReports", "TestSupport"]),
        .testTarget(
            name: "FuzzCorpusTests",
            dependencies: ["BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "TestSupport"],
            swiftSettings: plain),
        .testTarget(
            name: "FuzzCampaignTests",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "TestSupport",
            ],
            swiftSettings: plain),
        .testTarget(
            name: "FuzzReportsTests",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "RowReports",
                "TestSupport",
            ],
            exclude: ["Snapshots", "Gate/Snapshots"], swiftSettings: plain),
        .testTarget(
            name: "RowReportsTests", dependencies: ["BindingFuzz", "FuzzReports", "RowReports", "TestSupport"],
            exclude: ["Snapshots"], swiftSettings: plain),
        .testTarget(
            name: "FuzzCommandsTests",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "RowReports",
                "TestSupport", "bindfuzz",
                "mailbox",
                "trapping",
            ],
            exclude: [
                "Campaign/Snapshots", "Commands/Snapshots", "Gate/Snapshots", "Gate/Schemas", "Subject/Snapshots",
            ], swiftSettings: plain),
        .testTarget(
            name: "RowCommandsTests", dependencies: ["BindingFuzz", "TestSupport", "bindfuzz"],
            exclude: ["Snapshots"], swiftSettings: plain),
        .testTarget(name: "CombineSupplementTests", dependencies: ["HeadlessUI"], swiftSettings: plain),
        .testTarget(
            name: "HeadlessUITests", dependencies: ["BindingFuzz", "HeadlessUI", "TestSupport"], swiftSettings: plain),
        .testTarget(
            name: "LiveEngineTests",
            dependencies: [
                "BindingFuzz", "FuzzCorpus", "FuzzReports", "HeadlessUI", "LiveEngine", "RowCommands", "RowReports",
                "TestSupport",
            ], swiftSettings: plain),
        .testTarget(
            name: "ViewFuzzTests",
            dependencies: [
                "BindingFuzz", "FilesAndProcesses", "FuzzCampaign", "FuzzCommands", "FuzzCorpus", "FuzzReports",
                "HeadlessUI", "LiveEngine", "RowReports", "TestSupport", "ViewFuzz", "inbox",
            ],
            swiftSettings: plain),
        .testTarget(
            name: "LibFuzzerTargetTests",
            dependencies: ["BindingFuzz", "FuzzCorpus", "LibFuzzerTarget", "TestSupport"],
            swiftSettings: plain),
        // Views as people write them, each file a part of an app of its own.
        .testTarget(name: "AppTests", dependencies: ["HeadlessUI"], swiftSettings: plain),
        // The rules of this repository: its code, its words, its pages and their transcripts.
        .testTarget(
            name: "HouseTests",
            dependencies: [
                "BindingFuzz", "FuzzReports", "RowReports", "TestSupport", "bindfuzz", "inbox",
                "mailbox",
            ],
            swiftSettings: plain),
    ],
    swiftLanguageModes: [.v6]
)
