import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// The directory of a campaign. Every file in it is written whole under another name and then renamed, so that
/// whoever reads one, or goes on after `kill -9`, finds the old text or the new one.
package struct CampaignDirectory<S: Subject>: Sendable {
    static var lockName: String { "lock" }

    package let path: String
    /// The lock on the directory, while this process has it.
    private var lock: CampaignLock?

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
        try refuseLinks()
        return names.filter {
            !TemporaryFile.isName($0) && !($0 == Self.lockName && CampaignLock.isLock(self))
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

    /// Locks the directory for as long as somebody has the value that this returns. Before each change, that value checks that the
    /// path still leads to the locked directory.
    ///
    /// - Throws: `CorpusError` where another process has the lock, or the file cannot be written.
    package func locked() throws(CorpusError) -> CampaignDirectory {
        var directory = self
        directory.lock = try CampaignLock.take(self)
        return directory
    }

    /// Checks that the path still leads to the directory that this process has locked, where it has locked one.
    package func checkLock() throws(CorpusError) {
        guard let lock, !lock.isInPlace else { return }
        throw CorpusError(problems: [
            "\(path): error: the directory was moved or its lock was removed while the campaign ran; nothing was written there "
                + "since. To continue, run '\(S.invocationHere.command("campaign", "DIR", "--resume"))' with the path that the "
                + "directory has now"
        ])
    }

    /// Removes a file, where there is one.
    func removeFile(_ path: String) throws(CorpusError) {
        try checkLock()
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw problem(path, "expected a file that can be removed", String(cString: strerror(errno)))
    }

    /// Takes back what was made where a campaign could not begin: its files, and the directory, if nothing else is in it.
    package func discard() {
        guard (try? checkLock()) != nil else { return }
        _ = try? removeCampaign()
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
        guard (try? checkLock()) != nil else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(.workers))) ?? []
        for name in names where WorkerNote.isName(name) { unlink("\(path(.workers))/\(name)") }
    }

    /// Removes files that a killed process of the campaign was about to put in their places. Needs the lock.
    package func removeLeftovers() {
        guard (try? checkLock()) != nil else { return }
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
        try checkLock()
        let reason = StoredFile.replace(path, with: Array(data), outlivesPowerCut: outlivesPowerCut)
        guard let reason else { return }
        throw problem(path, "expected room for a file; what was there is unchanged", String(cString: strerror(reason)))
    }

    func problem(_ path: String, _ expected: String, _ reason: String) -> CorpusError {
        CorpusError(problems: ["\(path): error: \(expected); \(reason)"])
    }
}
