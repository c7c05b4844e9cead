import FilesAndProcesses
import FuzzEngine
import ArgumentParser
import Foundation
import FuzzCampaign
import FuzzCorpus

/// The ways in which a campaign uses its directory.
enum CampaignUse {
    /// Begins a campaign in a directory that has none.
    case begin
    /// Replaces the campaign in the directory.
    case overwrite
    /// Continues the campaign in the directory.
    case resume
    /// Continues the campaign in the directory, or begins one if there is none.
    case resumeOrBegin
}

/// The start of a campaign: a new one, or the one in its directory.
struct CampaignOpening<S: CommandLineSubject> {
    var directory: CampaignDirectory<S>
    let options: CampaignOptions<S>
    let use: CampaignUse
    /// The deadline of the campaign; `nil` if the command line gives none.
    let deadline: CampaignDeadline?
    /// Whether the command created the directory for this campaign, and removes it if the campaign cannot begin.
    var isNew = false

    /// Checks that the directory allows this use. Changes nothing.
    ///
    /// - Returns: Whether there is a campaign to continue.
    @discardableResult
    func check() throws -> Bool {
        let presence = try directory.presence()
        if case .none = presence { try refuseCorpus() }
        switch (use, presence) {
        case (.resumeOrBegin, .none) where options.seed == nil:
            throw ValidationError(
                "\(directory.path) has no campaign to continue. To start one, pass --seed with --resume-or-begin.")
        case (.begin, .none), (.resumeOrBegin, .none): return false
        case (.resume, .campaign), (.resumeOrBegin, .campaign): return true
        case (.begin, .foreign(let name)): throw foreign(name)
        case (.begin, _):
            throw ValidationError(
                "\(directory.path) is not empty. --resume continues the campaign in it; --overwrite replaces it.")
        case (.overwrite, .none): return false
        case (.overwrite, .foreign(let name)): throw foreign(name)
        case (.overwrite, _):
            guard directory.hasCampaign else { throw unproven }
            return false
        case (.resume, .none):
            let found = directory.exists ? "a directory without one" : "no directory"
            throw FileError(problems: [
                "\(directory.path): error: expected the directory of a campaign to continue; found \(found). "
                    + "To start one, use --resume-or-begin"
            ])
        case (_, .incomplete(let name)): throw directory.missing(name)
        case (_, .foreign(let name)): throw foreign(name)
        }
    }

    /// Throws if a new directory would be a part of a corpus: its findings would count as the corpus's cases.
    private func refuseCorpus() throws(FileError) {
        let parent = StoredFile.parent(of: directory.path)
        guard [CorpusLayout.table, CorpusLayout.canaryFolder].contains(where: { StoredFile.isName("\(parent)/\($0)") })
        else { return }
        throw FileError(problems: [
            "\(directory.path): error: expected a directory outside of a corpus; found one in the corpus \(parent). "
                + "Use another directory"
        ])
    }

    private var unproven: FileError {
        FileError(problems: [
            "\(directory.path): error: expected a campaign for --overwrite to remove; \(CampaignFile.settings.rawValue) and "
                + "\(CampaignFile.checkpoint.rawValue) are both missing or damaged. Nothing was removed. "
                + "Delete the directory yourself, or use another one"
        ])
    }

    private func foreign(_ name: String) -> FileError {
        FileError(problems: [
            "\(directory.path): error: expected an empty directory or the directory of a campaign; found \(name). "
                + "Nothing was changed. Use another directory"
        ])
    }

    /// Opens the campaign in the directory, or begins one. The caller holds the lock.
    func open() throws -> (CampaignSettings<S>, CampaignCheckpoint<S>) {
        // Another process may have used the directory before this one took the lock.
        guard try check() else {
            let settings = options.settings
            S.choose(settings.steering ?? SearchSteering())
            return try begin(settings, CampaignCheckpoint<S>(settings))
        }
        // The scope that the command line asks for, not the one that the campaign has.
        let scope = S.scoping?.scope
        var (settings, checkpoint) = try directory.campaign()
        let conflicts =
            options.conflicts(with: settings)
            + (scope != nil && scope != settings.scope ? [S.scoping?.scopeName].compactMap { $0 } : [])
        guard conflicts.isEmpty else {
            throw ValidationError(
                "\(directory.path) has a campaign with another \(conflicts.joined(separator: ", ")). "
                    + "To continue it, omit that option; to start a new campaign, use another directory.")
        }
        if let deadline { checkpoint.set(deadline, now: Date()) }
        return (settings, checkpoint)
    }

    /// Begins a new campaign, or one merged from others. The caller holds the lock.
    ///
    /// Writes the checkpoint first, so that settings never exist without one.
    func begin(
        _ settings: CampaignSettings<S>, _ start: CampaignCheckpoint<S>
    ) throws -> (CampaignSettings<S>, CampaignCheckpoint<S>) {
        try check()
        if use == .overwrite {
            for warning in try directory.removeCampaign() { StandardError.print(warning) }
            try directory.create()
        }
        var checkpoint = start
        if let deadline { checkpoint.set(deadline, now: Date()) }
        do {
            try directory.write(checkpoint, .checkpoint)
            try directory.write(settings, .settings)
        } catch {
            if isNew { directory.discard() }
            throw error
        }
        return (settings, checkpoint)
    }
}
