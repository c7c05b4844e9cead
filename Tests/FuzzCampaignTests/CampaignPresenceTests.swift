import BindingFuzz
import FilesAndProcesses
import FuzzCampaign
import FuzzCorpus
import Foundation
import TestSupport
import Testing

@Suite struct `The contents of a campaign's directory` {
    private func delete(_ names: [CampaignFile], _ kept: KeptCampaign) throws {
        for name in names { try FileManager.default.removeItem(atPath: kept.directory.path(name)) }
    }

    @Test func `a campaign has settings and a checkpoint; without either it is a part of one`() throws {
        let kept = try KeptCampaign()
        #expect(try kept.directory.presence() == .campaign)
        try delete([.settings], kept)
        #expect(try kept.directory.presence() == .incomplete(missing: .settings))
        try kept.directory.write(KeptCampaign.settings, .settings)
        try delete([.checkpoint], kept)
        #expect(try kept.directory.presence() == .incomplete(missing: .checkpoint))
        try delete([.settings], kept)
        #expect(try kept.directory.presence() == .foreign(CampaignFile.status.rawValue))
        try delete([.status, .statistics], kept)
        #expect(try kept.directory.presence() == .none)
    }

    @Test func `what a campaign leaves that is killed at any moment of its beginning is none, or one to go on with`()
        throws
    {
        let kept = try KeptCampaign()
        try FileManager.default.removeItem(atPath: kept.directory.path)
        #expect(try kept.directory.presence() == .none)
        try kept.directory.create()
        #expect(try kept.directory.presence() == .none)
        // As a temporary file that was not renamed.
        let digits = String(repeating: "0f", count: 16)
        try Data("{".utf8).write(to: URL(filePath: "\(kept.directory.path)/.bindfuzz-\(digits).new"))
        #expect(try kept.directory.presence() == .none)
        try kept.directory.write(CampaignCheckpoint<RowModel>(KeptCampaign.settings), .checkpoint)
        #expect(try kept.directory.presence() == .none)
        try kept.directory.write(KeptCampaign.settings, .settings)
        #expect(try kept.directory.presence() == .campaign)
        #expect(try kept.directory.campaign().checkpoint.state.cases == 0)
    }

    @Test func `foreign files are distinguished from those of a campaign, and do not disturb an existing one`() throws {
        let kept = try KeptCampaign()
        try Data().write(to: URL(filePath: "\(kept.directory.path)/mine"))
        #expect(try kept.directory.presence() == .campaign)
        #expect(try kept.directory.foreign() == nil)
        // Others name their files like this, too.
        try kept.replace(.settings, Data("{}".utf8))
        try kept.replace(.checkpoint, Data("{}".utf8))
        #expect(try kept.directory.foreign() == "mine")
        try delete([.settings], kept)
        #expect(try kept.directory.presence() == .foreign("mine"))
    }

    @Test func `what is not a plain file is refused at once`() throws {
        let kept = try KeptCampaign()
        try delete([.checkpoint], kept)
        mkfifo(kept.directory.path(.checkpoint), 0o600)
        let error = #expect(throws: FileError.self) { _ = try kept.directory.campaign() }
        var outputs = OutputSnapshot()
        outputs.add("a pipe as a checkpoint", error?.description ?? "no error")
        try outputs.expect(named: "pipe")
    }
}
