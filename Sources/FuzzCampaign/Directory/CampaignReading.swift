import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// The content of a directory that a campaign is going to use.
package enum CampaignPresence: Hashable, Sendable {
    /// Nothing, or only the files of a campaign that ended before it started.
    case none
    /// A campaign that can be resumed.
    case campaign
    /// A part of a campaign, in which this file is missing.
    case incomplete(missing: CampaignFile)
    /// Files that belong to no campaign, one of them with this name.
    case foreign(String)
}

extension CampaignDirectory {
    /// Returns the content of the directory, without changing anything.
    ///
    /// A campaign first writes a blank checkpoint, then its settings. Settings without a checkpoint therefore mean that the
    /// checkpoint was lost. A blank checkpoint alone means that the campaign has not started.
    package func presence() throws(FileError) -> CampaignPresence {
        let contents = try contents()
        let hasSettings = contents.contains(CampaignFile.settings.rawValue)
        let hasCheckpoint = contents.contains(CampaignFile.checkpoint.rawValue)
        if hasSettings { return hasCheckpoint ? .campaign : .incomplete(missing: .checkpoint) }
        let checkpoint = try? read(CampaignCheckpoint<S>.self, .checkpoint)
        if checkpoint == nil, let foreign = try foreign() { return .foreign(foreign) }
        if hasCheckpoint && checkpoint?.isBlank != true { return .incomplete(missing: .settings) }
        // A campaign that has not started has written no other file, and none into its folders.
        let files = CampaignFile.allCases.filter { $0 != .checkpoint }.map(\.rawValue)
        if let file = files.first(where: contents.contains) { return .foreign(file) }
        for folder in CampaignFolder.allCases {
            if let name = try names(in: folder).first { return .foreign("\(folder.rawValue)/\(name)") }
        }
        return .none
    }

    /// Whether the directory contains intact settings or an intact checkpoint. Otherwise nothing shows that the files belong to a
    /// campaign.
    package var hasCampaign: Bool {
        if let settings = try? read(CampaignSettings<S>.self, .settings), settings.isValid { return true }
        return (try? read(CampaignCheckpoint<S>.self, .checkpoint)) != nil
    }

    /// Returns the name of a file that belongs to no campaign, in a directory without an intact campaign; nil if the files of the
    /// campaign may be removed.
    package func foreign() throws(FileError) -> String? {
        let own = CampaignFile.allCases.map(\.rawValue) + CampaignFolder.allCases.map(\.rawValue)
        guard let foreign = try contents().first(where: { !own.contains($0) }) else { return nil }
        return hasCampaign ? nil : foreign
    }

    /// Reads the campaign of this directory and validates it. It also selects the scope of the campaign for drawing cases.
    ///
    /// - Throws: `FileError` if a file is missing or damaged, or if settings and checkpoint do not belong together. It is also
    ///   thrown if another version of the model has written them.
    package func campaign() throws(FileError) -> (settings: CampaignSettings<S>, checkpoint: CampaignCheckpoint<S>) {
        guard let settings = try read(CampaignSettings<S>.self, .settings) else { throw missing(.settings) }
        guard var checkpoint = try read(CampaignCheckpoint<S>.self, .checkpoint) else { throw missing(.checkpoint) }
        guard settings.isValid else { throw damage(.settings) }
        guard checkpoint.belongs(to: settings) else {
            throw FileError(problems: [
                "\(path): error: expected settings and checkpoint of the same campaign; "
                    + "\(CampaignFile.settings.rawValue) belongs to another. "
                    + advice
            ])
        }
        S.choose(scope: settings.scope)
        S.choose(settings.steering ?? SearchSteering())
        let runner = BlockRunner<S>(settings)
        guard checkpoint.fingerprint == runner.fingerprint() else {
            throw FileError(problems: [
                "\(path): error: expected a campaign of this version of the \(S.Rule.owner); it was written by "
                    + "another version, whose "
                    + "verdicts differ. Start a new campaign with --overwrite, or in another directory"
            ])
        }
        guard checkpoint.isPossible(for: settings) else { throw damage(.checkpoint) }
        // If the campaign ended between the two writes, the file has feedback of more epochs than the checkpoint counts.
        if let feedback = try read(CampaignFeedback.self, .feedback) {
            guard feedback.take(of: settings, checkpoint) else { throw damage(.feedback) }
            checkpoint.feedback = feedback.epochs
        } else if checkpoint.epochs != nil {
            throw missing(.feedback)
        }
        return (settings, checkpoint)
    }

    /// Reads the status of a campaign; returns nil if there is none.
    package func status() throws(FileError) -> CampaignStatus<S>? {
        let status = try read(CampaignStatus<S>.self, .status)
        if let status, !status.isPossible { throw damage(.status) }
        return status
    }

    /// Reads the statistics of a campaign up to a running time. They are for display only, so damaged lines are left out.
    package func statistics(upTo elapsed_s: Double) -> CampaignStatistics {
        var statistics = CampaignStatistics()
        let lines = CampaignStatistics.lines(ofFile: (try? read(.statistics)) ?? Data()).compactMap(\.content)
        // The resumed campaign records the time after the checkpoint again.
        for line in lines where line.elapsed_s <= elapsed_s { _ = statistics.add(line) }
        return statistics
    }

    /// Returns the error for a missing file.
    package func missing(_ name: CampaignFile) -> FileError {
        FileError(problems: [
            "\(path): error: expected the directory of a campaign; found no \(name.rawValue). \(advice)"
        ])
    }

    /// Returns the error for a file that was damaged or edited.
    func damage(_ name: CampaignFile) -> FileError {
        let rest =
            name == .status
            ? "Delete it: a running or resumed campaign rewrites it every second" : advice
        return FileError(problems: [
            "\(path(name)): error: expected a file as this version of \(S.program) writes it; the file was damaged or edited. "
                + rest
        ])
    }

    private var advice: String {
        "Restore it from a copy. Or save the findings with "
            + "'\(S.invocation.command("corpus", "merge", path))', and start a new "
            + "campaign with --overwrite"
    }
}
