// swift-tools-version: 6.2
import PackageDescription

/// Tests of views are many lines of which each runs once: they are compiled without optimization, whatever the rest is.
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
        .target(name: "BindingFuzz"),
        .target(
            name: "HeadlessUI",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))
            ]
        ),
        .target(name: "LiveEngine", dependencies: ["BindingFuzz", "HeadlessUI"]),
        .target(name: "FuzzCorpus", dependencies: ["BindingFuzz"]),
        .target(name: "FuzzCampaign", dependencies: ["BindingFuzz", "FuzzCorpus"]),
        .target(name: "FuzzReports", dependencies: ["BindingFuzz", "FuzzCampaign", "FuzzCorpus"]),
        .target(
            name: "FuzzCommands",
            dependencies: [
                "BindingFuzz", "FuzzCampaign", "FuzzCorpus", "FuzzReports",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "ViewFuzz",
            dependencies: [
                "BindingFuzz", "FuzzCampaign", "FuzzCommands", "FuzzCorpus", "FuzzReports", "HeadlessUI", "LiveEngine",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "RowCommands",
            dependencies: [
                "BindingFuzz", "FuzzCommands", "FuzzCorpus", "FuzzReports", "LiveEngine",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(name: "bindfuzz", dependencies: ["BindingFuzz", "FuzzCommands", "RowCommands"]),
        .target(name: "LibFuzzerTarget", dependencies: ["BindingFuzz", "FuzzCorpus"]),
        // What tests of several targets need: a directory of their own, the command that was built, snapshots.
        .target(
            name: "TestSupport", dependencies: ["BindingFuzz", "FuzzCampaign", "FuzzCorpus", "FuzzReports"],
            path: "Tests/TestSupport"),
        // A second subject, as somebody from outside would write it: an executable that no product is made of.
        .executableTarget(
            name: "mailbox", dependencies: ["BindingFuzz", "FuzzCampaign", "FuzzCommands", "FuzzReports"],
            path: "Tests/Mailbox", packageAccess: false),
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
        .testTarget(
            name: "BindingFuzzTests",
            dependencies: ["BindingFuzz", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "TestSupport"],
            exclude: ["Reports/Snapshots"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "BindingFuzz", "FuzzCampaign", "FuzzCorpus", "FuzzReports", "RowCommands", "TestSupport", "bindfuzz",
                "inbox", "mailbox",
            ],
            exclude: [
                "Campaign/Snapshots", "Commands/Snapshots", "Gate/Snapshots", "Gate/Schemas", "Subject/Snapshots",
            ]),
        // Views as people write them, each file a part of an app of its own.
        .testTarget(name: "AppTests", dependencies: ["HeadlessUI"], swiftSettings: plain),
        .testTarget(
            name: "HeadlessUITests", dependencies: ["BindingFuzz", "HeadlessUI", "TestSupport"], swiftSettings: plain),
        .testTarget(
            name: "LibFuzzerTargetTests", dependencies: ["BindingFuzz", "FuzzCorpus", "LibFuzzerTarget", "TestSupport"]),
        .testTarget(
            name: "LiveEngineTests",
            dependencies: [
                "BindingFuzz", "FuzzCorpus", "FuzzReports", "HeadlessUI", "LiveEngine", "RowCommands", "TestSupport",
            ]),
        .testTarget(
            name: "ViewFuzzTests",
            dependencies: [
                "BindingFuzz", "FuzzCampaign", "FuzzCommands", "FuzzCorpus", "FuzzReports", "HeadlessUI", "LiveEngine",
                "TestSupport", "ViewFuzz", "inbox",
            ],
            swiftSettings: plain),
    ],
    swiftLanguageModes: [.v6]
)
