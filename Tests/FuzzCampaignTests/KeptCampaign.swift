import BindingFuzz
import FilesAndProcesses
import FuzzCampaign
import FuzzCorpus
import Foundation
import TestSupport
import Testing

/// A campaign in a directory, halfway through, without workers.
final class KeptCampaign {
    static let settings = CampaignSettings<RowModel>(
        seed: 3, length: 16, patterns: ["ios/*/runloop/unguarded/index/read"], cases: 500, blockSize: 50)

    let directory: CampaignDirectory<RowModel>
    let checkpoint: CampaignCheckpoint<RowModel>
    private let temporary: TemporaryDirectory

    init() throws {
        temporary = try TemporaryDirectory()
        directory = try CampaignDirectory<RowModel>(path: temporary.path("night"))
        try directory.create()
        let settings = Self.settings
        let configurations = settings.configurations
        var state = CampaignState<RowModel>()
        let runner = BlockRunner<RowModel>(settings)
        // One block is missing, and one has lost a case.
        state.add(CampaignIncident(kind: .trapped, index: 210, whileShrinking: false))
        for block in [UInt64](0...5) + [7, 8] {
            state.add(runner.run(block: block, skipping: state.skipped(in: settings.indices(ofBlock: block))) { _ in })
        }
        for (failure, index) in state.shrinkable(settings).dropLast() {
            state.add(runner.shrink(failure, at: index), failure, at: index)
        }
        var checkpoint = CampaignCheckpoint<RowModel>(settings, state: state)
        checkpoint.elapsed_s = 7.5
        checkpoint.lastNew_s = 2.25
        self.checkpoint = checkpoint
        try directory.write(checkpoint, .checkpoint)
        try directory.write(settings, .settings)
        try directory.write(
            CampaignStatus<RowModel>(checkpoint, settings, configurations, known: KnownMechanisms<RowModel>()), .status)
        let lines = (0..<8).map { second in
            CampaignStatisticsLine(
                elapsed_s: Double(second), cases: UInt64(second) * 50, mechanisms: second, incidents: 0, restarts: 0)
        }
        try directory.write(lines.reduce(Data()) { $0 + JSONText.line($1) + Data("\n".utf8) }, .statistics)
    }

    /// Writes a file in the place of another, byte for byte.
    func replace(_ name: CampaignFile, _ data: Data) throws {
        try data.write(to: URL(filePath: directory.path(name)))
    }

    /// What a file of JSON holds, without its checksum.
    func content(_ name: CampaignFile) throws -> String {
        let file = try #require(try directory.read(name))
        let content = try #require(CampaignSeal.content(of: file))
        return String(decoding: content, as: UTF8.self)
    }

    /// Writes a file of JSON with the right checksum, whatever it says.
    func forge(_ name: CampaignFile, _ content: String) throws {
        try replace(name, CampaignSeal.sealed(Data(content.utf8)))
    }
}

extension Data {
    /// With one to three bytes changed, or cut off somewhere; never the same.
    func damaged(_ random: inout SplitMix64) -> Data {
        if random.below(4) == 0 { return prefix(random.below(count)) }
        var bytes = [UInt8](self)
        for _ in 0...random.below(3) {
            bytes[random.below(count)] = UInt8(truncatingIfNeeded: random.below(256))
        }
        return bytes.elementsEqual(self) ? dropLast() : Data(bytes)
    }
}

extension String {
    /// With one of its numbers replaced by one that is larger, smaller or none.
    func withOtherNumber(_ random: inout SplitMix64) -> String {
        let others = [
            "0", "1", "2", "49", "51", "999", "1e4", "-1", "0.5", "1125899906842624", "4611686018427387904",
            "9223372036854775807", "9223372036854775808", "18446744073709551615", "1e300", "1e-300", "null",
        ]
        let numbers = ranges(of: /[0-9]+/)
        let number = numbers[random.below(numbers.count)]
        return replacingCharacters(in: number, with: others[random.below(others.count)])
    }
}
