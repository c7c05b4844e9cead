import FilesAndProcesses
import Foundation
import FuzzCorpus

// What a person changed in the directory of a campaign is never replaced or removed: it moves to a folder of its own.

extension CampaignDirectory {
    /// The folder for files that are not as the campaign has written them.
    private static var editedName: String { "edited" }
    private var edited: String { "\(path)/\(Self.editedName)" }

    /// Refuses links in the place of the folders, and of the files in them: a link may lead to files of others.
    func refuseLinks() throws(CorpusError) {
        let folders = CampaignFolder.allCases.map(path) + [edited]
        for folder in folders where StoredFile.isLink(folder) {
            throw problem(folder, "expected a directory", "found a link, which may lead to files of others")
        }
        for folder in CampaignFolder.allCases {
            for name in try names(in: folder) { try refuseLink("\(path(folder))/\(name)") }
        }
    }

    private func refuseLink(_ path: String) throws(CorpusError) {
        guard StoredFile.isLink(path) else { return }
        throw problem(path, "expected a file", "found a link, which may lead to files of others")
    }

    /// Removes the files that the campaign has written, where they are as it wrote them. Other files stay, and so do folders that
    /// hold some. A file directly in the directory that was edited moves away.
    ///
    /// - Returns: a warning for each file that was moved.
    package func removeCampaign() throws(CorpusError) -> [String] {
        let written = try writtenNames()
        var files: [String] = []
        for folder in CampaignFolder.allCases {
            for name in written.names(in: folder) where try isAsWritten(name, in: folder, written) == true {
                files.append("\(path(folder))/\(name)")
            }
        }
        // The settings go last: without them a campaign cannot be told from other files.
        let ownFiles = Array(CampaignFile.allCases.reversed())
        // Nothing is removed where something cannot be.
        for file in files + ownFiles.map(path) where StoredFile.isDirectory(file) {
            throw problem(file, "expected a file that can be removed", "it is a directory")
        }
        for file in files { try removeFile(file) }
        var warnings: [String] = []
        for file in ownFiles.dropLast() { warnings += try remove(file, written) }
        removeWorkerNotes()
        for folder in CampaignFolder.allCases { rmdir(path(folder)) }
        return warnings + (try remove(.settings, written))
    }

    private func remove(_ file: CampaignFile, _ written: WrittenNames) throws(CorpusError) -> [String] {
        let warning = try setAside(file, unless: written)
        try removeFile(path(file))
        return warning.map { [$0] } ?? []
    }

    /// Whether a file in a folder is as the campaign has written it; nil where there is none.
    private func isAsWritten(
        _ name: String, in folder: CampaignFolder, _ written: WrittenNames
    ) throws(CorpusError) -> Bool? {
        let path = "\(path(folder))/\(name)"
        guard StoredFile.isName(path) else { return nil }
        try refuseLink(path)
        guard let bytes = try StoredFile.readIfThere(path: path, upTo: StoredFile.maximumBytes) else { return false }
        return written.contains(name, in: folder, with: bytes)
    }

    /// Whether a file directly in the directory is as a campaign writes it; nil where there is none.
    func isAsWritten(_ file: CampaignFile, _ written: WrittenNames) throws(CorpusError) -> Bool? {
        guard StoredFile.isName(path(file)) else { return nil }
        guard !StoredFile.isLink(path(file)), let data = try read(file) else { return false }
        return switch file {
        case .settings, .checkpoint, .lessons, .status: CampaignSeal.content(of: data) != nil
        case .written: Data(WrittenNames(text: String(decoding: data, as: UTF8.self)).text.utf8) == data
        case .statistics: CampaignStatistics.isWhole(file: data)
        case .summary: written.contains(file, with: data)
        }
    }

    /// Moves a file out of the way that is not as the campaign has written it: a person has edited it, or put it there.
    ///
    /// - Returns: a warning that says where it is now; nil where there is none, or it is as it was written.
    package func setAside(
        _ name: String, in folder: CampaignFolder, unless written: WrittenNames
    ) throws(CorpusError) -> String? {
        guard try isAsWritten(name, in: folder, written) == false else { return nil }
        return try move("\(path(folder))/\(name)", named: name)
    }

    /// Moves a file directly in the directory out of the way, as `setAside(_:in:unless:)` does.
    package func setAside(_ file: CampaignFile, unless written: WrittenNames) throws(CorpusError) -> String? {
        guard try isAsWritten(file, written) == false else { return nil }
        return try move(path(file), named: file.rawValue)
    }

    private func move(_ path: String, named name: String) throws(CorpusError) -> String {
        try checkLock()
        try refuseLinks()
        guard StoredFile.makeFolder(edited) else {
            throw problem(edited, "expected a directory that can be made", String(cString: strerror(errno)))
        }
        var number = 1
        while true {
            let target = "\(edited)/\(number == 1 ? "" : "\(number)-")\(name)"
            // A second name is refused where there is one already.
            if link(path, target) == 0 {
                try removeFile(path)
                return "\(path): warning: not as the campaign has written it, and moved to \(target)"
            }
            guard errno == EEXIST else {
                throw problem(target, "expected room for a file that was edited", String(cString: strerror(errno)))
            }
            number += 1
        }
    }
}
