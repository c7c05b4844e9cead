import FilesAndProcesses
import Foundation
import FuzzCorpus

// A campaign never replaces or removes a file that a person has changed. It moves the file to a separate folder.

extension CampaignDirectory {
    /// The folder for files that differ from what the campaign wrote.
    private static var editedName: String { "edited" }
    private var edited: String { "\(path)/\(Self.editedName)" }

    /// Refuses symbolic links in place of the folders and of the files in them, since a link may lead to unrelated files.
    func refuseLinks() throws(FileError) {
        let folders = CampaignFolder.allCases.map(path) + [edited]
        for folder in folders where StoredFile.isLink(folder) {
            throw problem(folder, "expected a directory", "found a link, which may lead outside of the campaign")
        }
        for folder in CampaignFolder.allCases {
            for name in try names(in: folder) { try refuseLink("\(path(folder))/\(name)") }
        }
    }

    private func refuseLink(_ path: String) throws(FileError) {
        guard StoredFile.isLink(path) else { return }
        throw problem(path, "expected a file", "found a link, which may lead outside of the campaign")
    }

    /// Removes the files of the campaign that are unchanged since it wrote them. Other files stay, and so do the folders that
    /// contain them. An edited file directly in the directory moves away.
    ///
    /// - Returns: a warning for each file that was moved.
    package func removeCampaign() throws(FileError) -> [String] {
        let written = try writtenNames()
        var files: [(name: String, folder: CampaignFolder)] = []
        for folder in CampaignFolder.allCases {
            for name in written.names(in: folder) where try isAsWritten(name, in: folder, written) == true {
                files.append((name, folder))
            }
        }
        // The settings go last, because they identify the directory as a campaign.
        let ownFiles = Array(CampaignFile.allCases.reversed())
        // Nothing is removed if any of the files cannot be.
        for file in files.map({ "\(path($0.folder))/\($0.name)" }) + ownFiles.map(path)
        where StoredFile.isDirectory(file) {
            throw problem(file, "expected a file that can be removed", "it is a directory")
        }
        for file in files { _ = try remove(file.name, in: file.folder, written) }
        var warnings: [String] = []
        for file in ownFiles.dropLast() { warnings += try remove(file, written) }
        removeWorkerNotes()
        for folder in CampaignFolder.allCases { rmdir(path(folder)) }
        return warnings + (try remove(.settings, written))
    }

    private func remove(_ file: CampaignFile, _ written: WrittenNames) throws(FileError) -> [String] {
        let warning = try setAside(file, unless: written)
        try removeFile(path(file))
        return warning.map { [$0] } ?? []
    }

    /// Writes a file into a folder, unless the file there differs from what the campaign wrote.
    ///
    /// - Returns: whether the folder has the file now.
    func write(
        _ text: String, _ name: String, in folder: CampaignFolder, replacing written: WrittenNames
    ) throws(FileError) -> Bool {
        try checkLock()
        let path = "\(path(folder))/\(name)"
        let bytes = Array(text.utf8)
        try refuseLink(path)
        if let present = try StoredFile.readIfThere(path: path, upTo: StoredFile.maximumBytes), present == bytes {
            return true
        }
        return try StoredFile.replace(path, with: bytes, outlivesPowerCut: true) {
            isWritten($0, as: name, in: folder, written)
        }
    }

    /// Removes a file of a folder, unless it differs from what the campaign wrote.
    ///
    /// - Returns: whether the file is gone.
    func remove(_ name: String, in folder: CampaignFolder, _ written: WrittenNames) throws(FileError) -> Bool {
        try checkLock()
        let path = "\(path(folder))/\(name)"
        guard StoredFile.isName(path) else { return true }
        return try StoredFile.remove(path) { isWritten($0, as: name, in: folder, written) }
    }

    /// Whether a file has the contents that the campaign wrote under a name.
    private func isWritten(
        _ path: String, as name: String, in folder: CampaignFolder, _ written: WrittenNames
    ) -> Bool {
        guard !StoredFile.isLink(path),
            let bytes = try? StoredFile.readIfThere(path: path, upTo: StoredFile.maximumBytes)
        else { return false }
        return written.contains(name, in: folder, with: bytes)
    }

    /// Returns whether a file in a folder is unchanged since the campaign wrote it; nil if it does not exist.
    private func isAsWritten(
        _ name: String, in folder: CampaignFolder, _ written: WrittenNames
    ) throws(FileError) -> Bool? {
        let path = "\(path(folder))/\(name)"
        guard StoredFile.isName(path) else { return nil }
        try refuseLink(path)
        guard let bytes = try StoredFile.readIfThere(path: path, upTo: StoredFile.maximumBytes) else { return false }
        return written.contains(name, in: folder, with: bytes)
    }

    /// Returns whether a file directly in the directory is unchanged since a campaign wrote it; nil if it does not exist.
    func isAsWritten(_ file: CampaignFile, _ written: WrittenNames) throws(FileError) -> Bool? {
        guard StoredFile.isName(path(file)) else { return nil }
        guard !StoredFile.isLink(path(file)), let data = try read(file) else { return false }
        return switch file {
        case .settings, .checkpoint, .feedback, .status: CampaignSeal.content(of: data) != nil
        case .written: Data(WrittenNames(text: String(decoding: data, as: UTF8.self)).text.utf8) == data
        case .statistics: CampaignStatistics.isWhole(file: data)
        case .summary: written.contains(file, with: data)
        }
    }

    /// Moves a file away if it is not as the campaign wrote it, because a person has edited or added it.
    ///
    /// - Returns: a warning that names the new location; nil if there is no file, or if it is unchanged.
    package func setAside(
        _ name: String, in folder: CampaignFolder, unless written: WrittenNames
    ) throws(FileError) -> String? {
        guard try isAsWritten(name, in: folder, written) == false else { return nil }
        return try move("\(path(folder))/\(name)", named: name)
    }

    /// Moves a file directly in the directory away, as `setAside(_:in:unless:)` does.
    package func setAside(_ file: CampaignFile, unless written: WrittenNames) throws(FileError) -> String? {
        guard try isAsWritten(file, written) == false else { return nil }
        return try move(path(file), named: file.rawValue)
    }

    private func move(_ path: String, named name: String) throws(FileError) -> String {
        try checkLock()
        try refuseLinks()
        guard StoredFile.makeFolder(edited) else {
            throw problem(edited, "expected a directory that can be created", String(cString: strerror(errno)))
        }
        var number = 1
        while true {
            let target = "\(edited)/\(number == 1 ? "" : "\(number)-")\(name)"
            // `link` fails if the target exists already.
            if link(path, target) == 0 {
                try removeFile(path)
                return "\(path): warning: the file was edited, and was moved to \(target)"
            }
            guard errno == EEXIST else {
                throw problem(target, "expected room for an edited file", String(cString: strerror(errno)))
            }
            number += 1
        }
    }
}
