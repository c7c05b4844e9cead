import FuzzEngine

/// The list of the files that a campaign has written: those in its folders and its summary, each with the checksum of its content.
/// The campaign replaces and removes only these files.
///
/// The campaign adds a file to the list before it writes the file. The list therefore also contains files that a killed process
/// wrote after its last checkpoint. A file that was edited later has another checksum, and stays.
package struct WrittenNames: Hashable, Sendable {
    /// The folders that the list covers. The progress markers of workers are recognized by the form of their names instead.
    private static let folders: [CampaignFolder] = [.found, .sequences, .incidents]

    /// A line of the list.
    private struct Line: Hashable {
        let checksum: String
        /// The path of the file, for example `found/NAME`.
        let file: String
    }

    private var lines: [Line] = []
    private var known: Set<Line> = []

    /// Creates an empty list.
    package init() {}

    /// Parses a list with a checksum and a file on each line.
    ///
    /// The list ignores a line that names no file directly in one of the folders. An edited or damaged list therefore never leads
    /// to another file. It also ignores an unfinished last line.
    package init(text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            if words.count == 2 { insert(Line(checksum: String(words[0]), file: String(words[1]))) }
        }
    }

    /// The text of the list.
    package var text: String { lines.map { "\($0.checksum) \($0.file)\n" }.joined() }

    /// Returns the names in one folder, without duplicates.
    package func names(in folder: CampaignFolder) -> [String] {
        let start = "\(folder.rawValue)/"
        let names = Set(lines.map(\.file).filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) })
        return names.sorted()
    }

    /// Returns whether the campaign has written these bytes into a file with this name.
    package func contains(_ name: String, in folder: CampaignFolder, with bytes: some Sequence<UInt8>) -> Bool {
        known.contains(Self.line(name, folder, bytes))
    }

    /// Returns whether the campaign has written these bytes into a file directly in its directory.
    func contains(_ file: CampaignFile, with bytes: some Sequence<UInt8>) -> Bool {
        known.contains(Line(checksum: Checksum(bytes).text, file: file.rawValue))
    }

    /// Adds a file directly in the directory. The list only needs files whose content does not reveal an edit.
    ///
    /// - Returns: whether the file or its content is new.
    mutating func insert(_ file: CampaignFile, with bytes: some Sequence<UInt8>) -> Bool {
        insert(Line(checksum: Checksum(bytes).text, file: file.rawValue))
    }

    /// Adds a file.
    ///
    /// - Returns: whether its name or its content is new.
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
