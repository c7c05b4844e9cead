import Foundation
import PlainText

/// The variables of the environment that this project reads, and what each takes.
///
/// A slip in one of them must not have something else run for hours, so a name that is not here and a value that means nothing are
/// errors. An empty value is none: a pipeline cannot always leave a variable out.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
    /// Which views cases are drawn of.
    case views = "BINDFUZZ_VIEWS"
    /// How cases of views are drawn.
    case strategy = "BINDFUZZ_STRATEGY"
    /// What the bytes of a byte-mutating fuzzer are.
    case fuzz = "BINDFUZZ_FUZZ"
    /// What counts as a crash to a byte-mutating fuzzer.
    case crashOn = "BINDFUZZ_CRASH_ON"
    /// Marks the schedule of a pipeline that runs a campaign at night.
    case nightly = "BINDFUZZ_NIGHTLY"
    /// Of the tests: writes what texts are compared with anew.
    case recordSnapshots = "BINDFUZZ_RECORD_SNAPSHOTS"

    /// What the names of all of them begin with.
    static let beginning = "BINDFUZZ_"

    /// What a variable takes.
    package enum Accepted: Hashable, Sendable {
        /// Whatever who reads it can use, and says so itself.
        case anything
        case word([String])
    }

    /// What it takes.
    package var accepted: Accepted {
        switch self {
        case .views, .crashOn, .nightly: .anything
        case .strategy: .word(["random", "priorities", "guided", "mix"])
        case .fuzz: .word(["cases", "parser", "table", "corpus"])
        case .recordSnapshots: .word(["1"])
        }
    }

    /// What it says in this process; nil where it is not set, or empty.
    package var value: String? {
        getenv(rawValue).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Says what is wrong with the variables of an environment, in one sentence; nil where all is well.
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

    /// The word that was meant, most likely; empty where none is like what was found.
    private static func suggestion(_ found: String, among words: [String]) -> String {
        let distances = words.map { EditDistance.between(found, $0) }
        guard let least = distances.min(), least <= EditDistance.ofSlip, least < found.count,
            let position = distances.firstIndex(of: least)
        else { return "" }
        return "; did you mean '\(words[position])'?"
    }
}

/// How many signs two words differ by.
private enum EditDistance {
    /// What somebody who types may well get wrong in one word.
    static let ofSlip = 3

    /// How many signs have to be added, left out or changed to make the one of the other.
    static func between(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (line, sign) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let changed = diagonal + (right[column] == sign ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
