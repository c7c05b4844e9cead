extension NewPackage {
    /// `.gitignore`
    var ignoredFiles: String {
        """
        .build/
        .swiftpm/
        .DS_Store
        *.xcodeproj
        # The directory of a campaign.
        night/

        """
    }
}
