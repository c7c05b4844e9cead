import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// What stands in a directory that a campaign is to use.
package enum CampaignPresence: Hashable, Sendable {
    /// Nothing, or no more than a campaign leaves that was ended before it had begun.
    case none
    /// A campaign to go on with.
    case campaign
    /// A part of one: this file is missing.
    case incomplete(missing: CampaignFile)
    /// Files of somebody else, one of them with this name.
    case foreign(String)
}

extension CampaignDirectory {
    /// Tells what stands here, without changing anything.
    ///
    /// A campaign begins with a blank checkpoint, and then its settings: so whatever is found with settings has a checkpoint
    /// that was lost, and whatever is found with a blank checkpoint only has not begun.
    package func presence() throws(CorpusError) -> CampaignPresence {
        let contents = try contents()
        let hasSettings = contents.contains(CampaignFile.settings.rawValue)
        let hasCheckpoint = contents.contains(CampaignFile.checkpoint.rawValue)
        if hasSettings { return hasCheckpoint ? .campaign : .incomplete(missing: .checkpoint) }
        let checkpoint = try? read(CampaignCheckpoint<S>.self, .checkpoint)
        if checkpoint == nil, let foreign = try foreign() { return .foreign(foreign) }
        if hasCheckpoint && checkpoint?.isBlank != true { return .incomplete(missing: .settings) }
        // A campaign that has not begun has written no other file, and none into its folders.
        let files = CampaignFile.allCases.filter { $0 != .checkpoint }.map(\.rawValue)
        if let file = files.first(where: contents.contains) { return .foreign(file) }
        for folder in CampaignFolder.allCases {
            if let name = try names(in: folder).first { return .foreign("\(folder.rawValue)/\(name)") }
        }
        return .none
    }

    /// Whether settings or checkpoint of a campaign stand here as they were written. Without either, nothing says that the
    /// files here are those of a campaign.
    package var hasCampaign: Bool {
        if let settings = try? read(CampaignSettings<S>.self, .settings), settings.isValid { return true }
        return (try? read(CampaignCheckpoint<S>.self, .checkpoint)) != nil
    }

    /// A file that is somebody else's, where nothing says for certain that a campaign of ours stands beside it; nil where
    /// what a campaign writes may be removed.
    package func foreign() throws(CorpusError) -> String? {
        let own = CampaignFile.allCases.map(\.rawValue) + CampaignFolder.allCases.map(\.rawValue)
        guard let foreign = try contents().first(where: { !own.contains($0) }) else { return nil }
        return hasCampaign ? nil : foreign
    }

    /// Reads the campaign that stands here, and sees that it can be what it says. From then on cases are drawn of what it is of.
    ///
    /// - Throws: `CorpusError` where a file is missing or damaged, where the two do not belong together, or where another
    ///   version of the model has written them.
    package func campaign() throws(CorpusError) -> (settings: CampaignSettings<S>, checkpoint: CampaignCheckpoint<S>) {
        guard let settings = try read(CampaignSettings<S>.self, .settings) else { throw missing(.settings) }
        guard var checkpoint = try read(CampaignCheckpoint<S>.self, .checkpoint) else { throw missing(.checkpoint) }
        guard settings.isValid else { throw damage(.settings) }
        guard checkpoint.belongs(to: settings) else {
            throw CorpusError(problems: [
                "\(path): error: expected settings and checkpoint of one campaign; \(CampaignFile.settings.rawValue) is that of another. "
                    + advice
            ])
        }
        S.choose(scope: settings.scope)
        let runner = BlockRunner<S>(settings)
        guard checkpoint.fingerprint == runner.fingerprint() else {
            throw CorpusError(problems: [
                "\(path): error: expected a campaign of this version of the \(S.Rule.owner); its cases come to something else now, so "
                    + "the two cannot be added up. Begin anew with --overwrite, or in another directory"
            ])
        }
        guard checkpoint.isPossible(for: settings) else { throw damage(.checkpoint) }
        // Where the campaign was ended between the two, there are more than the checkpoint knows of.
        if let lessons = try read(CampaignFeedback.self, .lessons) {
            guard lessons.take(of: settings, checkpoint) else { throw damage(.lessons) }
            checkpoint.lessons = lessons.epochs
        } else if checkpoint.epochs != nil {
            throw missing(.lessons)
        }
        return (settings, checkpoint)
    }

    /// Reads what a campaign shows of itself; nil where it shows nothing.
    package func status() throws(CorpusError) -> CampaignStatus<S>? {
        let status = try read(CampaignStatus<S>.self, .status)
        if let status, !status.isPossible { throw damage(.status) }
        return status
    }

    /// Reads the course of a campaign, up to a time. It is only shown: lines that are damaged are left out.
    package func statistics(upTo elapsed_s: Double) -> CampaignStatistics {
        var statistics = CampaignStatistics()
        let lines = CampaignStatistics.lines(ofFile: (try? read(.statistics)) ?? Data()).compactMap(\.content)
        // What came after the checkpoint is told again.
        for line in lines where line.elapsed_s <= elapsed_s { _ = statistics.add(line) }
        return statistics
    }

    /// Says that a file is missing.
    package func missing(_ name: CampaignFile) -> CorpusError {
        CorpusError(problems: [
            "\(path): error: expected the directory of a campaign; found no \(name.rawValue). \(advice)"
        ])
    }

    /// Says that a file is not as it was written.
    func damage(_ name: CampaignFile) -> CorpusError {
        let rest =
            name == .status
            ? "Delete it: a campaign that runs writes it anew each second, and one that goes on, too" : advice
        return CorpusError(problems: [
            "\(path(name)): error: expected a file as this version of \(S.program) has written it; it was damaged or edited since. "
                + rest
        ])
    }

    private var advice: String {
        "Put a copy back; or take what was found with '\(S.invocationHere.command("corpus", "merge", path))', and begin anew with "
            + "--overwrite"
    }
}
