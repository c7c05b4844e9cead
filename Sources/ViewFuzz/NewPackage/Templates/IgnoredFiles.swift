extension NewPackage {
    /// `.gitignore`
    var ignoredFiles: String {
        """
        .build/
        .swiftpm/
        .DS_Store
        *.xcodeproj
        # The directory of the nightly campaign.
        night/

        """
    }
}
