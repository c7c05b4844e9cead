import FilesAndProcesses

/// The part of SARIF 2.1.0 that a gate needs, with the names of the specification.
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFLog: Encodable {
    struct Run: Encodable {
        let tool: Tool
        let invocations: [Invocation]
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String
        let semanticVersion: String
        let rules: [Rule]
    }

    /// A `reportingDescriptor`.
    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Text
        let defaultConfiguration: ReportingConfiguration
    }

    struct ReportingConfiguration: Encodable {
        let level: String
    }

    struct Text: Encodable {
        let text: String
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let exitCode: ExitStatus
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let level: String
        let message: Text
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let partialFingerprints: Fingerprints
        /// The reasons why the result needs no action; nil if it does.
        let suppressions: [Suppression]?
    }

    struct Suppression: Encodable {
        let kind: String
        let justification: String
    }

    /// The identity of a result across runs; it does not include the line.
    struct Fingerprints: Encodable {
        /// The only fingerprint name that GitHub's code scanning reads.
        let primaryLocationLineHash: String
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Encodable {
        let uri: String
    }

    struct Region: Encodable {
        let startLine: Int
    }

    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }
}
