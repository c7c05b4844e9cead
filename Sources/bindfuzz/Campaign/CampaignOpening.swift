import ArgumentParser
import BindingFuzz

/// What a campaign starts from: nothing, what is in its directory, or the shards of other directories.
struct CampaignOpening {
    let directory: CampaignDirectory
    let options: CampaignOptions
    let isResumed: Bool
    let isOverwritten: Bool
    /// How long the campaign is to run from now on; nil where nothing is said.
    let time: Duration?

    /// Sees whether the directory may be used in this way, before anything is changed.
    func check() throws {
        let contents = try directory.contents()
        let own = CampaignDirectory.Name.allCases.map(\.rawValue) + CampaignDirectory.Folder.allCases.map(\.rawValue)
        let foreign = contents.filter { !own.contains($0) }
        guard !contents.isEmpty else { return }
        guard isResumed || isOverwritten else {
            throw ValidationError(
                "\(directory.path) is not empty. --resume goes on with the campaign in it, --overwrite begins anew.")
        }
        // Other files beside a campaign's are left alone; a directory with nothing but others was not meant.
        guard foreign.isEmpty || contents.contains(CampaignDirectory.Name.settings.rawValue) else {
            throw CorpusError(problems: [
                "\(directory.path): error: expected the directory of a campaign; found \(foreign[0])"
            ])
        }
    }

    /// Opens the campaign in the directory, or begins one. Needs the lock.
    func open() throws -> (CampaignSettings, CampaignCheckpoint) {
        if isOverwritten { try overwrite() }
        guard isResumed, let settings = try directory.read(CampaignSettings.self, .settings) else {
            return try begin(options.settings, state: nil)
        }
        let path = directory.path(.settings)
        guard settings.isValid else {
            throw CorpusError(problems: ["\(path): error: expected settings as bindfuzz has written them"])
        }
        let conflicts = options.conflicts(with: settings)
        guard conflicts.isEmpty else {
            throw ValidationError(
                "\(directory.path) has a campaign with another \(conflicts.joined(separator: ", ")). "
                    + "Leave that out to go on with it, or take another directory.")
        }
        var runner = BlockRunner(settings)
        let fingerprint = runner.fingerprint()
        let kept = try directory.read(CampaignCheckpoint.self, .checkpoint)
        guard kept.map({ $0.fingerprint == fingerprint }) ?? true else {
            throw CorpusError(problems: [
                "\(directory.path): error: expected a campaign of this version of the model; its cases come to something else "
                    + "now, so the two cannot be added up. Begin anew with --overwrite, or in another directory"
            ])
        }
        var checkpoint =
            kept
            ?? CampaignCheckpoint(
                state: CampaignState(configurations: settings.configurations.count), fingerprint: fingerprint)
        if let time { checkpoint.limit_s = checkpoint.elapsed_s + time.inSeconds }
        return (settings, checkpoint)
    }

    private func overwrite() throws {
        try directory.removeCampaign()
        try directory.create()
    }

    /// The checkpoint is written first, so that settings never stand without one.
    private func begin(
        _ settings: CampaignSettings, state: CampaignState?
    ) throws -> (CampaignSettings, CampaignCheckpoint) {
        var runner = BlockRunner(settings)
        var checkpoint = CampaignCheckpoint(
            state: state ?? CampaignState(configurations: settings.configurations.count),
            fingerprint: runner.fingerprint())
        checkpoint.limit_s = time?.inSeconds
        try directory.write(checkpoint, .checkpoint)
        try directory.write(settings, .settings)
        return (settings, checkpoint)
    }

    /// Adds up the shards of other directories: all of them, each finished.
    func merge(_ paths: [String]) throws -> (CampaignSettings, CampaignCheckpoint) {
        if isOverwritten { try overwrite() }
        var whole: CampaignSettings?
        var state: CampaignState?
        var missing: Set<UInt64> = []
        for path in paths {
            let shard = CampaignDirectory(path: path)
            guard let settings = try shard.read(CampaignSettings.self, .settings), settings.isValid,
                let part = try shard.read(CampaignCheckpoint.self, .checkpoint)
            else { throw problem(path, "expected the directory of a campaign") }
            guard CampaignDispatcher(settings, part.state).isDone else {
                throw problem(path, "expected a shard that is finished; --resume goes on with it")
            }
            var unsharded = settings
            unsharded.shard = .whole
            if whole == nil { missing = Set(1...settings.shard.count) }
            guard whole ?? unsharded == unsharded else { throw problem(path, "expected a shard of the same campaign") }
            guard missing.remove(settings.shard.number) != nil else {
                throw problem(path, "expected each shard once; this is another \(settings.shard)")
            }
            whole = unsharded
            state?.merge(part.state)
            state = state ?? part.state
        }
        guard let whole, let state, missing.isEmpty else {
            let numbers = missing.sorted().map(String.init).joined(separator: ", ")
            throw problem(directory.path, "expected all shards; missing are \(numbers)")
        }
        return try begin(whole, state: state)
    }

    private func problem(_ path: String, _ expected: String) -> CorpusError {
        CorpusError(problems: ["\(path): error: \(expected)"])
    }
}
