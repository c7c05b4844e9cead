/// Parts of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: Int
    /// Hidden files.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1)
    /// The extensions of names.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
    /// The content of packages.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 4)
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension View {
    /// Sets the folder that a file dialog shows first. Has no effect here.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

    /// Sets the message of a file dialog. Has no effect here.
    nonisolated public func fileDialogMessage<S: TextSource>(_ message: S?) -> some View { self }

    /// Sets the title of the button that chooses. Has no effect here.
    nonisolated public func fileDialogConfirmationLabel<S: TextSource>(_ label: S?) -> some View { self }

    /// Sets the label of the field for a name. Has no effect here.
    nonisolated public func fileExporterFilenameLabel<S: TextSource>(_ label: S?) -> some View { self }

    /// Keeps the settings of a file dialog for an identifier. Has no effect here.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Sets whether a file dialog follows aliases. Has no effect here.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Sets the parts of a file dialog. Has no effect here.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

    #if !canImport(Darwin)
        /// Sets which files the user can choose. Has no effect here.
        nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
    #endif
}
