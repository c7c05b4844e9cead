import FilesAndProcesses
import FuzzEngine
import ArgumentParser
import Foundation
import FuzzCampaign
import FuzzCorpus

/// What a campaign does with the directory that it is given.
enum CampaignUse {
    /// Begins, where no campaign is.
    case begin
    /// Begins, in the place of the campaign that is there.
    case overwrite
    /// Goes on with the campaign that is there.
    case resume
    /// Goes on, and where there is none begins.
    case resumeOrBegin
}

/// What a campaign starts from: nothing, or what is in its directory.
struct CampaignOpening<S: CommandLineSubject> {
    var directory: CampaignDirectory<S>
    let options: CampaignOptions<S>
    let use: CampaignUse
    /// What is to end the campaign; nil where nothing is said.
    let deadline: CampaignDeadline?
    /// Whether the directory was made for this campaign, and is to go where it cannot begin.
    var isNew = false

    /// Sees whether the directory may be used in this way, without changing anything.
    ///
    /// - Returns: whether there is a campaign to go on with.
    @discardableResult
    func check() throws -> Bool {
        let presence = try directory.presence()
        switch (use, presence) {
        case (.resumeOrBegin, .none) where options.seed == nil:
            throw ValidationError(
                "\(directory.path) has no campaign to go on with. To begin one, --resume-or-begin needs its --seed.")
        case (.begin, .none), (.resumeOrBegin, .none): return false
        case (.resume, .campaign), (.resumeOrBegin, .campaign): return true
        case (.begin, .foreign(let name)): throw foreign(name)
        case (.begin, _):
            throw ValidationError(
                "\(directory.path) is not empty. --resume goes on with the campaign in it, --overwrite begins anew.")
        case (.overwrite, .none): return false
        case (.overwrite, .foreign(let name)): throw foreign(name)
        case (.overwrite, _):
            guard directory.hasCampaign else { throw unproven }
            return false
        case (.resume, .none):
            let found = directory.exists ? "one without a campaign" : "none"
            throw CorpusError(problems: [
                "\(directory.path): error: expected the directory of a campaign to go on with; found \(found). "
                    + "--resume-or-begin begins one"
            ])
        case (_, .incomplete(let name)): throw directory.missing(name)
        case (_, .foreign(let name)): throw foreign(name)
        }
    }

    private var unproven: CorpusError {
        CorpusError(problems: [
            "\(directory.path): error: expected a campaign for --overwrite to remove, with \(CampaignFile.settings.rawValue) or "
                + "\(CampaignFile.checkpoint.rawValue) as it was written; both are missing or damaged, and nothing was removed. "
                + "Delete the directory yourself, or take another one"
        ])
    }

    private func foreign(_ name: String) -> CorpusError {
        CorpusError(problems: [
            "\(directory.path): error: expected an empty directory or that of a campaign; found \(name), and changed nothing. "
                + "Take another directory"
        ])
    }

    /// Opens the campaign in the directory, or begins one. Needs the lock.
    func open() throws -> (CampaignSettings<S>, CampaignCheckpoint<S>) {
        // Somebody else may have had the directory until the lock was taken.
        guard try check() else {
            let settings = options.settings
            return try begin(settings, CampaignCheckpoint<S>(settings))
        }
        // What is asked for now, and not what the campaign has.
        let scope = S.scoping?.scope
        var (settings, checkpoint) = try directory.campaign()
        let conflicts =
            options.conflicts(with: settings)
            + (scope != nil && scope != settings.scope ? [S.scoping?.scopeName].compactMap { $0 } : [])
        guard conflicts.isEmpty else {
            throw ValidationError(
                "\(directory.path) has a campaign with another \(conflicts.joined(separator: ", ")). "
                    + "Leave that out to go on with it, or take another directory.")
        }
        if let deadline { checkpoint.set(deadline, now: Date()) }
        return (settings, checkpoint)
    }

    /// Begins a campaign, or one that is what others add up to. Needs the lock.
    ///
    /// The checkpoint is written first, so that settings never stand without one.
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
