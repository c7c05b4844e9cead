import FuzzEngine

/// The list of files that a campaign has written into its folders, and of its summary, each with the checksum of what was written.
/// The campaign replaces and removes these and no others.
///
/// A file is added to the list before it is written. So the list also has the files that a killed process left without a
/// checkpoint that knows them. A file that was edited since has another checksum, and stays.
package struct WrittenNames: Hashable, Sendable {
    /// The folders that the list speaks of. What workers note is removed by the form of its name.
    private static let folders: [CampaignFolder] = [.found, .sequences, .incidents]

    /// A line of the list.
    private struct Line: Hashable {
        let checksum: String
        /// As `found/NAME`.
        let file: String
    }

    private var lines: [Line] = []
    private var known: Set<Line> = []

    /// A list without files.
    package init() {}

    /// Reads a list: a checksum and a file a line.
    ///
    /// A line that names nothing directly in one of the folders is left out, so that a list that somebody has edited or
    /// damaged never leads to another file. So is a last line that was not finished.
    package init(text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            if words.count == 2 { insert(Line(checksum: String(words[0]), file: String(words[1]))) }
        }
    }

    /// The text of the list.
    package var text: String { lines.map { "\($0.checksum) \($0.file)\n" }.joined() }

    /// The names in one folder, each once.
    package func names(in folder: CampaignFolder) -> [String] {
        let start = "\(folder.rawValue)/"
        let names = Set(lines.map(\.file).filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) })
        return names.sorted()
    }

    /// Whether the campaign has written this into a file of this name.
    package func contains(_ name: String, in folder: CampaignFolder, with bytes: some Sequence<UInt8>) -> Bool {
        known.contains(Self.line(name, folder, bytes))
    }

    /// Whether the campaign has written this into a file directly in its directory.
    func contains(_ file: CampaignFile, with bytes: some Sequence<UInt8>) -> Bool {
        known.contains(Line(checksum: Checksum(bytes).text, file: file.rawValue))
    }

    /// Adds a file directly in the directory. The list has those that do not tell by themselves whether they were edited.
    ///
    /// - Returns: whether it is new, by what is written.
    mutating func insert(_ file: CampaignFile, with bytes: some Sequence<UInt8>) -> Bool {
        insert(Line(checksum: Checksum(bytes).text, file: file.rawValue))
    }

    /// Adds a file.
    ///
    /// - Returns: whether it is new, by its name or by what is written.
    package mutating func insert(_ name: String, in folder: CampaignFolder, with bytes: some Sequence<UInt8>) -> Bool {
        insert(Self.line(name, folder, bytes))
    }

    private static func line(_ name: String, _ folder: CampaignFolder, _ bytes: some Sequence<UInt8>) -> Line {
        Line(checksum: Checksum(bytes).text, file: "\(folder.rawValue)/\(name)")
    }

    @discardableResult
    private mutating func insert(_ line: Line) -> Bool {
        let parts = line.file.split(separator: "/", omittingEmptySubsequences: false)
        let isInFolder =
            parts.count == 2 && Self.folders.contains(where: { $0.rawValue == parts[0] })
            && !["", ".", ".."].contains(parts[1])
        guard isInFolder || line.file == CampaignFile.summary.rawValue, known.insert(line).inserted else {
            return false
        }
        lines.append(line)
        return true
    }
}
