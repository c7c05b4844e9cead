import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// Writes the checkpoints and other files of a campaign into its directory, at a limited rate.
package struct CampaignCheckpointer<S: Subject> {
    enum Urgency {
        case now, ifDue
    }

    /// The pause between two checkpoints, as a multiple of the time that the last write took. Writes thus take at most 5 % of the
    /// time.
    private static var restPerWrite: Int { 20 }
    /// The shortest time between two checkpoints, so that a night does not write tens of gigabytes. A lost checkpoint only costs
    /// time: its cases run again.
    private static var shortestRest: Duration { Duration.milliseconds(500) }
    /// The longest time between two checkpoints, however long a write takes. After an end without warning, the work since the last
    /// checkpoint is repeated.
    private static var longestRest: Duration { Duration.seconds(5) }
    private static var statusInterval: Duration { Duration.seconds(1) }
    /// The number of status lines over which the rate is averaged.
    private static var rateWindow: Int { 10 }
    /// The longest remaining time that is displayed. A rate near zero gives no meaningful forecast.
    private static var longestForecast_s: Double { 1e9 }

    let directory: CampaignDirectory<S>
    let settings: CampaignSettings<S>
    let configurations: [S.Configuration]
    let known: KnownMechanisms<S>
    let corpus: String
    var checkpoint: CampaignCheckpoint<S>

    private let startElapsed_s: Double
    private let listener: any CampaignListener<S>
    private var statistics = CampaignStatistics()
    private var areStatisticsWritten = true
    /// The files that this or an earlier process has written into the folders.
    private var written = WrittenNames()
    private var isListOfWrittenRead = false
    private var writtenFindings: [String: Finding<S>]?
    private var writtenSequences: [String: String]?
    private var writtenIncidents = 0
    private var lastState: CampaignState<S>?
    private var writtenEpochs: Int
    private var mechanismCount: Int
    private var nextCheckpoint = ContinuousClock.now
    private var nextStatus = ContinuousClock.now
    private var recent: [(elapsed_s: Double, cases: UInt64)]

    /// Continues from a checkpoint.
    ///
    /// - Parameters:
    ///   - known: the mechanisms that the corpus shows.
    ///   - corpus: the directory of the corpus.
    ///   - listener: receives a warning for each edited file.
    package init(
        _ directory: CampaignDirectory<S>, _ settings: CampaignSettings<S>, _ checkpoint: CampaignCheckpoint<S>,
        known: KnownMechanisms<S>, corpus: String,
        listener: any CampaignListener<S>
    ) {
        self.directory = directory
        self.settings = settings
        self.checkpoint = checkpoint
        self.known = known
        self.corpus = corpus
        self.listener = listener
        configurations = settings.configurations
        lastState = checkpoint.state
        mechanismCount = checkpoint.state.mechanisms.count
        writtenEpochs = checkpoint.feedback.count
        startElapsed_s = checkpoint.elapsed_s
        recent = [(checkpoint.elapsed_s, checkpoint.state.cases)]
        statistics = directory.statistics(upTo: checkpoint.elapsed_s)
        // An edited or damaged file moves away at the next write.
        areStatisticsWritten = (try? directory.isAsWritten(.statistics, WrittenNames())) != false
    }

    /// Records the present state of the campaign.
    mutating func take(_ state: CampaignState<S>, feedback: [String], _ elapsed: Duration) {
        checkpoint.elapsed_s = startElapsed_s + elapsed.inSeconds
        let knownMechanisms = mechanismCount
        mechanismCount = state.mechanisms.count
        if mechanismCount > knownMechanisms { checkpoint.lastNew_s = checkpoint.elapsed_s }
        checkpoint.state = state
        for (epoch, feedback) in feedback.enumerated().dropFirst(checkpoint.feedback.count) {
            // This process also draws the cases of failures that are not shrunk yet.
            _ = S.take(feedback, ofEpoch: epoch, of: settings.family)
            checkpoint.feedback.append(feedback)
        }
        let line = CampaignStatisticsLine(
            elapsed_s: checkpoint.elapsed_s, cases: state.cases, mechanisms: mechanismCount,
            incidents: state.incidents.count, restarts: checkpoint.restarts)
        if statistics.add(line) { areStatisticsWritten = false }
    }

    /// Writes the findings and the checkpoint.
    mutating func write(_ urgency: Urgency) throws {
        let start = ContinuousClock.now
        if urgency == .ifDue && (start < nextCheckpoint || lastState == checkpoint.state) { return }
        try writeFindings()
        try writeSequences()
        try writeIncidents()
        if writtenEpochs < checkpoint.feedback.count {
            try write(CampaignFeedback(checkpoint.feedback, of: settings), .feedback)
            writtenEpochs = checkpoint.feedback.count
        }
        try write(checkpoint, .checkpoint)
        lastState = checkpoint.state
        let end = ContinuousClock.now
        let rest = max(Self.shortestRest, start.duration(to: end) * Self.restPerWrite)
        nextCheckpoint = end.advanced(by: min(rest, Self.longestRest))
    }

    private mutating func writeFindings() throws {
        let files = checkpoint.state.files(settings, configurations)
        let changed = files.filter { writtenFindings?[$0.name] != $0.finding }
        try write(
            changed.map { name, finding in (name, CaseFile<S>(campaign: finding, settings).text) }, into: .found)
        try removeWritten(writtenFindings?.keys.sorted(), from: .found, except: Set(files.map(\.name)))
        writtenFindings = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.finding) })
    }

    private mutating func writeSequences() throws {
        let texts = checkpoint.state.sequences(settings, configurations)
        let changed = texts.sorted { $0.key < $1.key }.filter { writtenSequences?[$0.key] != $0.value }
        try write(changed.map { ($0.key, $0.value) }, into: .sequences)
        try removeWritten(writtenSequences?.keys.sorted(), from: .sequences, except: Set(texts.keys))
        writtenSequences = texts
    }

    private mutating func writeIncidents() throws {
        guard checkpoint.state.incidents.count != writtenIncidents else { return }
        try write(
            checkpoint.state.incidents.map { incident in
                (
                    "\(incident.kind.rawValue)-\(incident.index).\(CorpusLayout.fileExtension)",
                    CaseFile<S>(incident: incident, settings).text
                )
            }, into: .incidents)
        writtenIncidents = checkpoint.state.incidents.count
    }

    /// Writes files into a folder, after adding their names to the list of written files.
    private mutating func write(_ files: [(name: String, text: String)], into folder: CampaignFolder) throws {
        try readWritten()
        var isNew = false
        for file in files {
            if written.insert(file.name, in: folder, with: file.text.utf8) { isNew = true }
        }
        if isNew { try writeList() }
        for file in files {
            // An edit can arrive at any moment, and goes to its own folder then.
            while try !directory.write(file.text, file.name, in: folder, replacing: written) {
                try setAside(file.name, in: folder)
            }
        }
    }

    /// Removes files that the campaign wrote into a folder and that are no longer findings. A killed process may have been ahead of
    /// its last checkpoint. The names stay in the list, because the case may appear again.
    ///
    /// - Parameter own: the names that this process wrote last; nil if it has written none yet.
    private mutating func removeWritten(
        _ own: [String]?, from folder: CampaignFolder, except names: Set<String>
    ) throws {
        try readWritten()
        for name in own ?? written.names(in: folder) where !names.contains(name) {
            while try !directory.remove(name, in: folder, written) { try setAside(name, in: folder) }
        }
    }

    /// Moves a file away that the campaign has not written, so that no other work is replaced or removed.
    private func setAside(_ name: String, in folder: CampaignFolder) throws {
        if let warning = try directory.setAside(name, in: folder, unless: written) { listener.warn(warning) }
    }

    private mutating func write(_ value: some Encodable, _ file: CampaignFile) throws {
        try write(CampaignSeal.sealed(JSONText.line(value)), file)
    }

    /// Writes a file directly in the directory, after moving an edited one away.
    private mutating func write(_ data: Data, _ file: CampaignFile) throws {
        try readWritten()
        if let warning = try directory.setAside(file, unless: written) { listener.warn(warning) }
        try directory.write(data, file)
    }

    private mutating func writeList() throws { try write(Data(written.text.utf8), .written) }

    private mutating func readWritten() throws {
        if !isListOfWrittenRead { written = try directory.writtenNames() }
        isListOfWrittenRead = true
    }

    /// Writes the status and the statistics when they are due.
    ///
    /// - Returns: the status to show; nil if it is not due.
    mutating func writeStatus(workers: Int, stalled: [StalledWorker], left_s: Double?) throws -> CampaignStatus<S>? {
        guard ContinuousClock.now >= nextStatus else { return nil }
        nextStatus = .now.advanced(by: Self.statusInterval)
        recent.append((checkpoint.elapsed_s, checkpoint.state.cases))
        if recent.count > Self.rateWindow { recent.removeFirst() }
        var status = currentStatus
        status.workers = workers
        status.left_s = left_s ?? timeForTheRest
        status.add(stalled)
        try write(status, .status)
        try writeStatistics()
        return status
    }

    /// The time for the remaining cases at the present rate.
    private var timeForTheRest: Double? {
        guard let blocks = settings.blockCount, rate > 0 else { return nil }
        let left = blocks - min(blocks, checkpoint.state.finishedBlocks)
        let time_s = Double(left) * Double(settings.blockSize) / rate
        return time_s < Self.longestForecast_s ? time_s : nil
    }

    private var rate: Double {
        guard let first = recent.first, let last = recent.last, last.elapsed_s > first.elapsed_s else { return 0 }
        return Double(last.cases - first.cases) / (last.elapsed_s - first.elapsed_s)
    }

    private var currentStatus: CampaignStatus<S> {
        var status = CampaignStatus<S>(checkpoint, settings, configurations, known: known)
        status.casesPerSecond = rate
        status.corpus = corpus
        status.written_s = max(0, Date().timeIntervalSince1970)
        return status
    }

    private mutating func writeStatistics() throws {
        guard !areStatisticsWritten else { return }
        try write(statistics.file, .statistics)
        areStatisticsWritten = true
    }

    /// Writes the final status and the summary.
    mutating func finish(_ phase: CampaignStatus<S>.Phase, summary: String) throws -> CampaignStatus<S> {
        var status = currentStatus
        status.phase = phase
        // The final rate is the average over all runs, not over the last seconds.
        status.casesPerSecond = checkpoint.elapsed_s > 0 ? Double(status.cases) / checkpoint.elapsed_s : 0
        try write(status, .status)
        try writeStatistics()
        try readWritten()
        // The list comes first: if the process is killed in between, the list already contains the summary.
        if written.insert(.summary, with: summary.utf8) { try writeList() }
        try write(Data(summary.utf8), .summary)
        return status
    }

    var result: CampaignResult<S> {
        CampaignResult<S>(state: checkpoint.state, settings: settings, configurations: configurations, known: known)
    }
}
