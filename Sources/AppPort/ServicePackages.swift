/// The packages whose modules bindfuzz offers itself.
enum ServicePackages {
    /// The names of the repositories with the modules of these names.
    private static let repositories: Set<String> = [
        "firebase-ios-sdk", "kingfisher", "realm-cocoa", "realm-swift", "sdwebimageswiftui",
    ]

    /// Returns whether a package has the modules of a service, so that the port does without it.
    static func areOf(_ package: AppPackage) -> Bool { repositories.contains(package.identity.lowercased()) }
}
