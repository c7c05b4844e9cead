// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bindfuzz",
    // `InlineArray` needs the runtime of these systems.
    platforms: [.macOS(.v26), .iOS(.v26)],
    products: [
        .library(name: "BindingFuzz", targets: ["BindingFuzz"]),
        .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
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
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
                .product(name: "OpenCombineDispatch", package: "OpenCombine", condition: .when(platforms: [.linux])),
                .product(name: "OpenCombineFoundation", package: "OpenCombine", condition: .when(platforms: [.linux])),
            ]
        ),
        .target(name: "LiveEngine", dependencies: ["BindingFuzz", "HeadlessUI"]),
        .executableTarget(
            name: "bindfuzz",
            dependencies: [
                "BindingFuzz", "LiveEngine", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "LibFuzzerTarget", dependencies: ["BindingFuzz"]),
        .testTarget(
            name: "BindingFuzzTests", dependencies: ["BindingFuzz", "LibFuzzerTarget"],
            exclude: [
                "Commands/Snapshots", "Reporting/Snapshots", "Reports/Snapshots", "Gate/Snapshots", "Gate/Schemas",
            ]),
        .testTarget(name: "CommandTests", dependencies: ["BindingFuzz", "bindfuzz"]),
        .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
        .testTarget(name: "LiveEngineTests", dependencies: ["BindingFuzz", "LiveEngine"]),
    ],
    swiftLanguageModes: [.v6]
)
