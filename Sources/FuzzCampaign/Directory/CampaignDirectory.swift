import BindingFuzz
import Foundation
import FuzzCorpus

/// The directory of a campaign. Every file in it is written whole under another name and then renamed, so that
/// whoever reads one, or goes on after `kill -9`, finds the old text or the new one.
package struct CampaignDirectory<S: Subject>: Sendable {
    static var lockName: String { "lock" }
    /// The folder for files of the other folders that are not as the campaign has written them.
    private static var editedName: String { "edited" }
    private static var temporaryEnding: String { ".new" }

    package let path: String

    /// Names the directory of a campaign; nothing is read or made.
    ///
    /// - Parameter path: the directory; `-night` becomes `./-night`, which no command takes for an option.
    /// - Throws: `CorpusError` for an empty name, which a shell makes of a variable that is not set.
    package init(path: String) throws(CorpusError) {
        self.path = try StoredFile.named(path, "the directory of a campaign")
    }

    package func path(_ name: CampaignFile) -> String { "\(path)/\(name.rawValue)" }
    package func path(_ folder: CampaignFolder) -> String { "\(path)/\(folder.rawValue)" }

    package var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// The names in the directory besides the lock and what was not finished writing; none where it does not exist.
    package func contents() throws(CorpusError) -> [String] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return [] }
        guard isDirectory.boolValue, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw CorpusError(problems: ["\(path): error: expected a directory that can be read"])
        }
        for folder in CampaignFolder.allCases where StoredFile.isLink(self.path(folder)) {
            throw problem(self.path(folder), "expected a directory", "found a link, which may lead to files of others")
        }
        return names.filter {
            !$0.hasSuffix(Self.temporaryEnding) && !($0 == Self.lockName && CampaignLock.isLock(self))
        }
        .sorted()
    }

    /// Makes the directory and its folders.
    package func create() throws(CorpusError) {
        for folder in CampaignFolder.allCases {
            guard StoredFile.makeFolder(path(folder)) else {
                throw problem(
                    path(folder), "expected a directory that can be made", String(cString: strerror(errno)))
            }
        }
    }

    /// Removes the files that the campaign has written, where they are as it wrote them. Other files stay, and so do folders that
    /// hold some.
    package func removeCampaign() throws(CorpusError) {
        let written = try writtenNames()
        var files: [String] = []
        for folder in CampaignFolder.allCases {
            for name in written.names(in: folder) where try isAsWritten(name, in: folder, written) == true {
                files.append("\(path(folder))/\(name)")
            }
        }
        // The settings go last: without them a campaign cannot be told from other files.
        files += CampaignFile.allCases.reversed().map(path)
        // Nothing is removed where something cannot be.
        for file in files where StoredFile.isDirectory(file) {
            throw problem(file, "expected a file that can be removed", "it is a directory")
        }
        for file in files.dropLast() { try removeFile(file) }
        removeWorkerNotes()
        for folder in CampaignFolder.allCases { rmdir(path(folder)) }
        try removeFile(path(.settings))
    }

    /// Whether a file in a folder is as the campaign has written it; nil where there is none.
    private func isAsWritten(
        _ name: String, in folder: CampaignFolder, _ written: WrittenNames
    ) throws(CorpusError) -> Bool? {
        let path = "\(path(folder))/\(name)"
        guard StoredFile.isName(path) else { return nil }
        guard let bytes = try StoredFile.readIfThere(path: path, upTo: StoredFile.maximumBytes) else { return false }
        return written.contains(name, in: folder, with: bytes)
    }

    /// Moves a file out of the way that is not as the campaign has written it: somebody has edited it, or put it there.
    ///
    /// - Returns: where it is now; nil where there is none, or it is as it was written.
    package func setAside(
        _ name: String, in folder: CampaignFolder, unless written: WrittenNames
    ) throws(CorpusError) -> String? {
        guard try isAsWritten(name, in: folder, written) == false else { return nil }
        let edited = "\(path)/\(Self.editedName)"
        guard StoredFile.makeFolder(edited) else {
            throw problem(edited, "expected a directory that can be made", String(cString: strerror(errno)))
        }
        var number = 1
        while true {
            let target = "\(edited)/\(number == 1 ? "" : "\(number)-")\(name)"
            // A second name is refused where there is one already.
            if link("\(path(folder))/\(name)", target) == 0 {
                try removeFile("\(path(folder))/\(name)")
                return target
            }
            guard errno == EEXIST else {
                throw problem(target, "expected room for a file that was edited", String(cString: strerror(errno)))
            }
            number += 1
        }
    }

    /// Removes a file, where there is one.
    private func removeFile(_ path: String) throws(CorpusError) {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw problem(path, "expected a file that can be removed", String(cString: strerror(errno)))
    }

    /// Takes back what was made where a campaign could not begin: its files, and the directory, if nothing else is in it.
    package func discard() {
        try? removeCampaign()
        unlink("\(path)/\(Self.lockName)")
        rmdir(path)
    }

    /// The names in a folder, in order; none where it does not exist.
    package func names(in folder: CampaignFolder) throws(CorpusError) -> [String] {
        guard FileManager.default.fileExists(atPath: path(folder)) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
        } catch {
            throw problem(path(folder), "expected a directory that can be read", error.reason)
        }
    }

    /// Removes what workers of an earlier run have noted.
    package func removeWorkerNotes() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(.workers))) ?? []
        for name in names where WorkerNote.isName(name) { unlink("\(path(.workers))/\(name)") }
    }

    /// Removes files that a killed process of the campaign was about to put in their places. Needs the lock.
    package func removeLeftovers() {
        TemporaryFile.removeLeftovers(in: path)
        for folder in CampaignFolder.allCases { TemporaryFile.removeLeftovers(in: path(folder)) }
    }

    /// The files that the campaign has written into its folders.
    ///
    /// - Throws: `CorpusError` where the list of them cannot be read.
    package func writtenNames() throws(CorpusError) -> WrittenNames {
        WrittenNames(text: String(decoding: try read(.written) ?? Data(), as: UTF8.self))
    }

    /// The names of the cases in the folder of findings, in order.
    package func findings() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(.found))) ?? []
        return names.filter { $0.hasSuffix(".\(CorpusLayout.fileExtension)") }.sorted()
    }

    /// Reads a file; nil where there is none.
    package func read(_ name: CampaignFile) throws(CorpusError) -> Data? {
        try StoredFile.readIfThere(path: path(name), upTo: StoredFile.maximumBytes).map { Data($0) }
    }

    /// Reads a file of JSON with its checksum; nil where there is none.
    package func read<Value: Decodable>(_ type: Value.Type, _ name: CampaignFile) throws(CorpusError) -> Value? {
        guard let data = try read(name) else { return nil }
        guard let content = CampaignSeal.content(of: data), let value = try? JSONDecoder().decode(type, from: content)
        else { throw damage(name) }
        return value
    }

    /// Writes a file of JSON with its checksum.
    package func write(_ value: some Encodable, _ name: CampaignFile) throws(CorpusError) {
        try write(CampaignSeal.sealed(JSONText.line(value)), name)
    }

    /// Writes a file of the campaign.
    package func write(_ data: Data, _ name: CampaignFile) throws(CorpusError) {
        try write(data, path(name), outlivesPowerCut: name.outlivesPowerCut)
    }

    /// Writes a file.
    ///
    /// - Parameter outlivesPowerCut: whether the text is on the disk before it takes the old one's place.
    package func write(_ data: Data, _ path: String, outlivesPowerCut: Bool = true) throws(CorpusError) {
        let reason = StoredFile.replace(path, with: Array(data), outlivesPowerCut: outlivesPowerCut)
        guard let reason else { return }
        throw problem(path, "expected room for a file; what was there is unchanged", String(cString: strerror(reason)))
    }

    private func problem(_ path: String, _ expected: String, _ reason: String) -> CorpusError {
        CorpusError(problems: ["\(path): error: \(expected); \(reason)"])
    }
}
