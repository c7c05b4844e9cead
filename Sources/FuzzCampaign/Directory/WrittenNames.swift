/// The list of files that a campaign has written into its folders, which is what it may remove.
///
/// A campaign adds a name to the list before it writes the file. So the list also has the files that a killed process left
/// without a checkpoint that knows them.
package struct WrittenNames: Hashable, Sendable {
    /// The folders that the list speaks of. What workers note is removed by the form of its name.
    private static let folders: [CampaignFolder] = [.found, .sequences, .incidents]

    /// The files, each as `found/NAME`, in the order in which they were added.
    package private(set) var files: [String] = []
    private var known: Set<String> = []

    /// A list without names.
    package init() {}

    /// Reads a list: one file a line.
    ///
    /// A line that names nothing directly in one of the folders is left out, so that a list that somebody has edited or
    /// damaged never leads to another file. So is a last line that was not finished.
    package init(text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() { insert(String(line)) }
    }

    /// The text of the list.
    package var text: String { files.map { $0 + "\n" }.joined() }

    /// The names in one folder.
    package func names(in folder: CampaignFolder) -> [String] {
        let start = "\(folder.rawValue)/"
        return files.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    }

    /// Whether a file is in the list.
    package func contains(_ name: String, in folder: CampaignFolder) -> Bool {
        known.contains("\(folder.rawValue)/\(name)")
    }

    /// Adds a file.
    ///
    /// - Returns: whether it is new.
    package mutating func insert(_ name: String, in folder: CampaignFolder) -> Bool {
        insert("\(folder.rawValue)/\(name)")
    }

    @discardableResult
    private mutating func insert(_ file: String) -> Bool {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.folders.contains(where: { $0.rawValue == parts[0] }),
            !["", ".", ".."].contains(parts[1]), known.insert(file).inserted
        else { return false }
        files.append(file)
        return true
    }
}
