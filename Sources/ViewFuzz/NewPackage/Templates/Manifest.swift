extension NewPackage {
    /// `Package.swift`
    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            // The platforms that bindfuzz requires.
            platforms: [.macOS(.v14), .iOS(.v17)],
            products: [
                // For the app, which uses SwiftUI.
                .library(name: "\(name)Views", targets: ["\(name)Views"])
            ],
            traits: [
                .trait(name: "Headless", description: "Compile the views for the fuzzer on a Mac, too.")
            ],
            dependencies: [
                \(source.dependency)
            ],
            targets: [
                .target(
                    name: "\(name)Views", dependencies: [.product(name: "HeadlessUI", package: "\(source.identity)")],
                    // So that 'assert' and 'assertionFailure' count in the fuzzer's release builds, and the code that ran guides it.
                    swiftSettings: [
                        .unsafeFlags(["-assert-config", "Debug", "-profile-generate"], .when(platforms: [.linux]))
                    ]),
                .executableTarget(
                    name: "\(name)Fuzz",
                    dependencies: ["\(name)Views", .product(name: "ViewFuzz", package: "\(source.identity)")]),
                .testTarget(name: "\(name)FuzzTests", dependencies: ["\(name)Fuzz"]),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }
}
