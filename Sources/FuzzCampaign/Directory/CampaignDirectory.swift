import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// The directory of a campaign.
///
/// The campaign writes every file completely under a temporary name and then renames it. After `kill -9`, a reader or a resumed
/// campaign finds either the old text or the new one.
package struct CampaignDirectory<S: Subject>: Sendable {
    static var lockName: String { "lock" }

    /// The path of the directory.
    package let path: String
    /// The lock on the directory, while this process holds it.
    private var lock: CampaignLock?

    /// Creates a value for the directory of a campaign, without reading or writing anything.
    ///
    /// - Parameter path: the directory; `-night` becomes `./-night`, which no command parses as an option.
    /// - Throws: `FileError` for an empty name, the expansion of an unset shell variable.
    package init(path: String) throws(FileError) {
        self.path = try StoredFile.named(path, "the directory of a campaign")
    }

    /// Returns the path of a file in the directory.
    package func path(_ name: CampaignFile) -> String { "\(path)/\(name.rawValue)" }
    /// Returns the path of a folder in the directory.
    package func path(_ folder: CampaignFolder) -> String { "\(path)/\(folder.rawValue)" }

    /// Whether anything exists at the path.
    package var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// Returns the names in the directory, except the lock and temporary files; none if the directory does not exist.
    package func contents() throws(FileError) -> [String] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return [] }
        guard isDirectory.boolValue, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw FileError(problems: ["\(path): error: expected a directory that can be read"])
        }
        try refuseLinks()
        return names.filter {
            !TemporaryFile.isName($0) && !($0 == Self.lockName && CampaignLock.isLock(self))
        }
        .sorted()
    }

    /// Creates the directory and its folders.
    package func create() throws(FileError) {
        for folder in CampaignFolder.allCases {
            guard StoredFile.makeFolder(path(folder)) else {
                throw problem(
                    path(folder), "expected a directory that can be created", String(cString: strerror(errno)))
            }
        }
    }

    /// Locks the directory for the lifetime of the returned value. Before each change, that value checks that the path still leads
    /// to the locked directory.
    ///
    /// - Throws: `FileError` if another process holds the lock, or if the file cannot be written.
    package func locked() throws(FileError) -> CampaignDirectory {
        var directory = self
        directory.lock = try CampaignLock.take(self)
        return directory
    }

    /// Checks that the path still leads to the directory that this process has locked, if it has locked one.
    package func checkLock() throws(FileError) {
        guard let lock, !lock.isInPlace else { return }
        throw FileError(problems: [
            "\(path): error: the directory was moved or its lock was removed while the campaign ran; nothing was written there "
                + "since. To continue, run '\(S.invocation.command("campaign", "DIR", "--resume"))' with the current path of "
                + "the directory"
        ])
    }

    /// Removes a file if it exists.
    func removeFile(_ path: String) throws(FileError) {
        try checkLock()
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw problem(path, "expected a file that can be removed", String(cString: strerror(errno)))
    }

    /// Removes the files of a campaign that could not start, and the directory if nothing else is in it.
    package func discard() {
        guard (try? checkLock()) != nil else { return }
        _ = try? removeCampaign()
        unlink("\(path)/\(Self.lockName)")
        rmdir(path)
    }

    /// Returns the names in a folder, sorted; none if the folder does not exist.
    package func names(in folder: CampaignFolder) throws(FileError) -> [String] {
        guard FileManager.default.fileExists(atPath: path(folder)) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
        } catch {
            throw problem(path(folder), "expected a directory that can be read", error.reason)
        }
    }

    /// Removes the progress markers of workers of an earlier run.
    package func removeWorkerNotes() {
        guard (try? checkLock()) != nil else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(.workers))) ?? []
        for name in names where WorkerNote.isName(name) { unlink("\(path(.workers))/\(name)") }
    }

    /// Removes the temporary files that a killed process of the campaign left behind. Requires the lock.
    package func removeLeftovers() {
        guard (try? checkLock()) != nil else { return }
        TemporaryFile.removeLeftovers(in: path)
        for folder in CampaignFolder.allCases { TemporaryFile.removeLeftovers(in: path(folder)) }
    }

    /// Returns the list of the files that the campaign has written into its folders.
    ///
    /// - Throws: `FileError` if the list cannot be read.
    package func writtenNames() throws(FileError) -> WrittenNames {
        WrittenNames(text: String(decoding: try read(.written) ?? Data(), as: UTF8.self))
    }

    /// Returns the names of the cases in the folder of findings, sorted.
    package func findings() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(.found))) ?? []
        return names.filter { $0.hasSuffix(".\(CorpusLayout.fileExtension)") }.sorted()
    }

    /// Reads a file; returns nil if it does not exist.
    package func read(_ name: CampaignFile) throws(FileError) -> Data? {
        try StoredFile.readIfThere(path: path(name), upTo: StoredFile.maximumBytes).map { Data($0) }
    }

    /// Reads a JSON file and verifies its checksum; returns nil if the file does not exist.
    package func read<Value: Decodable>(_ type: Value.Type, _ name: CampaignFile) throws(FileError) -> Value? {
        guard let data = try read(name) else { return nil }
        guard let content = CampaignSeal.content(of: data), let value = try? JSONDecoder().decode(type, from: content)
        else { throw damage(name) }
        return value
    }

    /// Writes a JSON file with its checksum.
    package func write(_ value: some Encodable, _ name: CampaignFile) throws(FileError) {
        try write(CampaignSeal.sealed(JSONText.line(value)), name)
    }

    /// Writes a file of the campaign.
    package func write(_ data: Data, _ name: CampaignFile) throws(FileError) {
        try write(data, path(name), outlivesPowerCut: name.outlivesPowerCut)
    }

    /// Writes a file.
    ///
    /// - Parameter outlivesPowerCut: whether the new text is on the disk before it replaces the old one.
    package func write(_ data: Data, _ path: String, outlivesPowerCut: Bool = true) throws(FileError) {
        try checkLock()
        let reason = StoredFile.replace(path, with: Array(data), outlivesPowerCut: outlivesPowerCut)
        guard let reason else { return }
        throw problem(path, "expected room for a file; the old file is unchanged", String(cString: strerror(reason)))
    }

    func problem(_ path: String, _ expected: String, _ reason: String) -> FileError {
        FileError(problems: ["\(path): error: \(expected); \(reason)"])
    }
}
