import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// The sum of all shards of a campaign, each of them finished. It writes nothing.
package struct CampaignMerge<S: Subject> {
    /// The settings of the whole campaign.
    package let settings: CampaignSettings<S>
    /// The checkpoint of the whole campaign.
    package let checkpoint: CampaignCheckpoint<S>

    /// Creates a sum from its settings and its checkpoint.
    package init(settings: CampaignSettings<S>, checkpoint: CampaignCheckpoint<S>) {
        self.settings = settings
        self.checkpoint = checkpoint
    }

    /// Adds up shards.
    ///
    /// - Parameters:
    ///   - paths: the directories of the shards.
    ///   - target: the directory for the sum.
    /// - Throws: `FileError` if a shard cannot be used, or if one is missing.
    package init(_ paths: [String], into target: CampaignDirectory<S>) throws(FileError) {
        var whole: CampaignSettings<S>?
        var state: CampaignState<S>?
        var missing: Set<UInt64> = []
        for path in paths {
            guard !Self.isSame(path, target.path) else {
                throw Self.problem(path, "expected a directory for the result that is not one of the shards")
            }
            let (settings, checkpoint) = try Self.shard(path)
            var unsharded = settings
            unsharded.shard = .whole
            if whole == nil { missing = Set(1...settings.shard.count) }
            guard whole ?? unsharded == unsharded else {
                throw Self.problem(path, "expected a shard of the same campaign as the others")
            }
            guard missing.remove(settings.shard.number) != nil else {
                throw Self.problem(path, "expected each shard once; found shard \(settings.shard) again")
            }
            whole = unsharded
            state?.merge(checkpoint.state)
            state = state ?? checkpoint.state
        }
        guard let whole, let state, missing.isEmpty else {
            let numbers = missing.sorted().map(String.init).joined(separator: ", ")
            throw Self.problem(target.path, "expected all shards; missing: \(numbers)")
        }
        settings = whole
        checkpoint = CampaignCheckpoint<S>(whole, state: state)
    }

    private static func shard(_ path: String) throws(FileError) -> (CampaignSettings<S>, CampaignCheckpoint<S>) {
        let directory = try CampaignDirectory<S>(path: path)
        guard try directory.presence() != .none else {
            throw problem(
                path, "expected the directory of a campaign; found \(directory.exists ? "another one" : "none")")
        }
        let (settings, checkpoint) = try directory.campaign()
        guard CampaignDispatcher<S>(settings, checkpoint.state).isDone else {
            throw problem(path, "expected a finished shard; continue it with --resume")
        }
        return (settings, checkpoint)
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        let urls = [first, second].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
        return urls[0] == urls[1]
    }

    private static func problem(_ path: String, _ expected: String) -> FileError {
        FileError(problems: ["\(path): error: \(expected)"])
    }
}
