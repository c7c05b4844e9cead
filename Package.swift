// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "bindfuzz",
    // The model keeps its state in `InlineArray`, which needs the runtime of these systems.
    platforms: [.macOS(.v26), .iOS(.v26)],
    products: [
        .library(name: "BindingFuzz", targets: ["BindingFuzz"]),
        .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
        .executable(name: "bindfuzz", targets: ["bindfuzz"]),
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
                .product(name: "OpenCombineFoundation", package: "OpenCombine", condition: .when(platforms: [.linux])),
            ]
        ),
        .executableTarget(
            name: "bindfuzz",
            dependencies: ["BindingFuzz", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
        .testTarget(
            name: "BindingFuzzTests", dependencies: ["BindingFuzz"],
            exclude: ["Reporting/Snapshots", "Gate/Snapshots", "Gate/Schemas"]),
        .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
    ],
    swiftLanguageModes: [.v6]
)
