import Foundation
import PlainText

/// The environment variables that this project reads, and the values that each accepts.
///
/// A misspelled variable must not cause hours of the wrong work, so an unknown name and an unknown value are errors. An empty value
/// counts as unset, because a pipeline cannot always leave a variable out.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
    /// The views that cases are drawn from.
    case views = "BINDFUZZ_VIEWS"
    /// What the options of a command ask of the search, for the processes that draw cases.
    case steering = "BINDFUZZ_STEERING"
    /// The strategy that draws cases of views.
    case strategy = "BINDFUZZ_STRATEGY"
    /// Whether runs of views share processes.
    case processes = "BINDFUZZ_PROCESSES"
    /// The format in which a byte-mutating fuzzer's bytes are read.
    case fuzz = "BINDFUZZ_FUZZ"
    /// The configurations under which a stale dereference counts as a crash to a byte-mutating fuzzer.
    case crashOn = "BINDFUZZ_CRASH_ON"
    /// Set for the pipeline that runs a campaign every night.
    case nightly = "BINDFUZZ_NIGHTLY"
    /// Makes the tests record the texts that they compare with.
    case recordSnapshots = "BINDFUZZ_RECORD_SNAPSHOTS"
    /// Makes the manifest take swift-syntax from its package, even if the toolchain contains it.
    case swiftSyntax = "BINDFUZZ_SWIFT_SYNTAX"

    /// The prefix of all names.
    static let beginning = "BINDFUZZ_"

    /// The values that a variable accepts.
    package enum Accepted: Hashable, Sendable {
        /// Any value. The code that reads the variable checks it.
        case anything
        case word([String])
    }

    /// The values that the variable accepts.
    package var accepted: Accepted {
        switch self {
        case .views, .steering, .crashOn, .nightly: .anything
        case .strategy: .word(["random", "priorities", "guided", "mix"])
        case .processes: .word(["shared", "run"])
        case .fuzz: .word(["cases", "parser", "table", "corpus"])
        case .recordSnapshots: .word(["1"])
        case .swiftSyntax: .word(["package"])
        }
    }

    /// The value in this process; `nil` if the variable is unset or empty.
    package var value: String? {
        getenv(rawValue).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the first error among the variables of an environment, in one sentence; `nil` if there is none.
    package static func problem(in environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) where name.hasPrefix(beginning) {
            guard let variable = EnvironmentVariable(rawValue: name) else {
                let names = allCases.map(\.rawValue)
                return "expected one of the variables \(names.joined(separator: ", ")); found '\(name.visible)'"
                    + suggestion(name, among: names)
            }
            if !value.isEmpty, let problem = variable.problem(of: value) { return problem }
        }
        return nil
    }

    private func problem(of value: String) -> String? {
        guard case .word(let words) = accepted, !words.contains(value) else { return nil }
        let expected = words.count > 1 ? "one of \(words.joined(separator: ", "))" : words.joined()
        return "expected \(expected) in \(rawValue); found '\(value.visible)'" + Self.suggestion(value, among: words)
    }

    /// Returns a hint with the most similar word; an empty text if no word is similar.
    private static func suggestion(_ found: String, among words: [String]) -> String {
        SimilarWord.of(found, among: words).map { "; did you mean '\($0)'?" } ?? ""
    }
}
