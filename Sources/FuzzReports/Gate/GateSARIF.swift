import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

extension Gate.Report where S: DescribableSubject {
    /// Returns the problems and notes as a SARIF 2.1.0 log, with a rule for each kind. Met expectations are not results, because
    /// code scanning would raise alerts for them.
    package func sarif() throws -> String {
        // The exit status and the results show that the gate found something.
        let notifications =
            isInterrupted
            ? [SARIFLog.Notification(level: "error", message: SARIFLog.Text(message: InterruptedGate.sentence))] : []
        return try SARIFLog.text(
            of: S.self,
            SARIFLog.Invocation(
                executionSuccessful: !isInterrupted, exitCode: status, toolExecutionNotifications: notifications),
            (problems + notes).map(\.result))
    }
}

extension UnusableCorpus {
    /// Returns the problems as a SARIF 2.1.0 log of an unsuccessful run, without results.
    package func sarif<S: DescribableSubject>(of subject: S.Type) throws -> String {
        let notifications = problems.map { SARIFLog.Notification(level: "error", message: SARIFLog.Text(message: $0)) }
        return try SARIFLog.text(
            of: subject,
            SARIFLog.Invocation(
                executionSuccessful: false, exitCode: .unusableFile, toolExecutionNotifications: notifications), [])
    }
}

extension SARIFLog {
    fileprivate static func text<S: DescribableSubject>(
        of subject: S.Type, _ invocation: Invocation, _ results: [Result]
    ) throws -> String {
        let driver = Driver(
            name: S.program, semanticVersion: Version.current,
            rules: ProblemKind.allCases.map { $0.rule(of: subject) })
        return try JSONText.document(
            SARIFLog(runs: [Run(tool: Tool(driver: driver), invocations: [invocation], results: results)]))
    }
}

extension SARIFLog.Text {
    /// Creates the text of a message, in which single braces mark arguments and doubled ones are literal (3.11.5).
    fileprivate init(message: String) {
        text = message.replacing("{", with: "{{").replacing("}", with: "}}")
    }
}

extension ProblemKind {
    fileprivate var level: String { isNote ? "note" : "error" }

    fileprivate func rule<S: DescribableSubject>(of subject: S.Type) -> SARIFLog.Rule {
        SARIFLog.Rule(
            id: rawValue, shortDescription: SARIFLog.Text(text: title),
            fullDescription: SARIFLog.Text(text: summary(of: subject)),
            help: SARIFLog.Text(text: remedy(of: subject)),
            defaultConfiguration: SARIFLog.ReportingConfiguration(level: level))
    }
}

extension GateProblem {
    fileprivate var result: SARIFLog.Result {
        let place = SARIFLog.PhysicalLocation(
            artifactLocation: SARIFLog.ArtifactLocation(uri: uri), region: SARIFLog.Region(startLine: line))
        return SARIFLog.Result(
            ruleId: kind.rawValue, ruleIndex: ProblemKind.allCases.firstIndex(of: kind) ?? 0,
            level: kind.level, message: SARIFLog.Text(message: advice),
            locations: [SARIFLog.Location(physicalLocation: place)],
            partialFingerprints: SARIFLog.Fingerprints(
                primaryLocationLineHash: "\(kind.rawValue) \(path) \(subject)"),
            suppressions: kind == .acknowledged
                ? [SARIFLog.Suppression(kind: "external", justification: message)] : nil)
    }

    /// The path as a URI reference: relative to the root of the repository like the path, or a file URI if the path is absolute.
    private var uri: String {
        // A path may contain a colon, but in the first part of a relative reference it would end a scheme.
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
        let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return path.hasPrefix("/") ? "file://" + encoded : encoded
    }
}
