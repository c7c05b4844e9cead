import TestSupport
import Testing

/// The house rules that a test can check. Each failure says why the rule is there.
@Suite struct `The house` {
    /// The most lines that a file has.
    private static let lineLimit = 300
    private static let topLevel: Set = ["Package.swift", "Sources", "Tests", "corpus", "scripts", "README.md"]

    private let repository = Repository()

    @Test func `a source file holds one idea`() throws {
        for file in try repository.swiftFiles(in: "Sources") where file.lines.count > Self.lineLimit {
            Issue.record("\(file.path) has more than \(Self.lineLimit) lines: split it by what its parts are about")
        }
    }

    @Test func `a test file holds one idea`() throws {
        for file in try repository.swiftFiles(in: "Tests") where file.lines.count > Self.lineLimit {
            Issue.record("\(file.path) has more than \(Self.lineLimit) lines: split it by what it is about")
        }
    }

    @Test func `the top level holds what a visitor looks for, and nothing else`() throws {
        for name in try repository.topLevel() where !name.hasPrefix(".") && !Self.topLevel.contains(name) {
            // SwiftPM writes down the versions it chose, where git does not look.
            if name == "Package.resolved" { continue }
            Issue.record("\(name) is at the top level: sources, tests, cases and scripts have folders of their own")
        }
    }

    @Test func `nothing a user can cause ends the process`() throws {
        // Not in the target for byte fuzzers, whose only way to speak is to crash, nor where an app ends that SwiftUI would end.
        for folder in try repository.folders(in: "Sources") where folder != "LibFuzzerTarget" {
            for file in try repository.swiftFiles(in: "Sources/\(folder)") where file.name != "EndOfApp.swift" {
                report(file, since: "errors are typed, and read like advice") { line in
                    // A text or a comment may speak of an app's code.
                    let code = line.replacing(/".*?"/, with: "").prefix { $0 != "/" }
                    return ["try!", "fatalError(", "as!"].contains { code.contains($0) }
                }
            }
        }
    }

    @Test func `nothing is left for later`() throws {
        try forbid(["TO" + "DO", "FIX" + "ME"], in: "Sources", since: "what is not done is not merged")
        try forbid(["TO" + "DO", "FIX" + "ME"], in: "Tests", since: "what is not done is not merged")
    }

    @Test func `all chance comes from the one seeded generator`() throws {
        for target in ["FuzzEngine", "BindingFuzz"] {
            try forbid(
                [".random(", "shuffled()", ".shuffle()", "randomElement", "SystemRandomNumberGenerator"],
                in: "Sources/\(target)", since: "the same seed must give the same cases in every process")
        }
    }

    @Test func `the model is values without clocks or globals`() throws {
        let why = "what a run says may depend on the case and the configuration only"
        try forbid(
            ["class ", "Date(", "Date.", "Clock", "nonisolated(unsafe)"], in: "Sources/BindingFuzz/Semantics",
            since: why)
        for file in try repository.swiftFiles(in: "Sources/BindingFuzz/Semantics") {
            report(file, since: why) { $0.hasPrefix("var ") || $0.contains("static var ") && !$0.contains("{") }
        }
    }

    @Test func `the engine and the row model import only the standard library`() throws {
        let allowed = [
            "PlainText": [],
            "FuzzEngine": ["import PlainText", "@_exported import PlainText", "import Locks"],
            "SwiftUIAssumptions": [],
            "BindingFuzz": [
                "import FuzzEngine", "@_exported import FuzzEngine", "import Locks", "import SwiftUIAssumptions",
            ],
        ]
        for (target, imports) in allowed {
            for file in try repository.swiftFiles(in: "Sources/\(target)") {
                report(file, since: "the engine and the row model depend on nothing but the standard library") {
                    ($0.hasPrefix("import ") || $0.hasPrefix("@_exported import ")) && !imports.contains($0)
                }
            }
        }
    }

    @Test func `what talks to the system knows nothing of fuzzing`() throws {
        let allowed = ["import Foundation", "import PlainText", "import Locks"]
        for file in try repository.swiftFiles(in: "Sources/FilesAndProcesses") {
            report(file, since: "files and processes are the same whatever they are for") {
                $0.hasPrefix("import ") && !allowed.contains($0)
            }
        }
    }

    @Test func `targets that serve every subject do not import the row model`() throws {
        for target in ["FilesAndProcesses", "FuzzEngine", "FuzzCorpus", "FuzzCampaign", "FuzzReports", "FuzzCommands"] {
            try forbid(
                ["import BindingFuzz", "import RowReports"], in: "Sources/\(target)",
                since: "search, corpus, gate, campaign, reports and commands work with any subject")
        }
    }

    @Test func `tests have one name each, which is a sentence in backticks`() throws {
        for file in try repository.swiftFiles(in: "Tests") {
            let text = file.lines.joined(separator: "\n")
            for (attribute, keyword) in [("@" + "Test", "func"), ("@" + "Suite", "struct")] {
                for rest in text.split(separator: attribute, omittingEmptySubsequences: false).dropFirst() {
                    let name = rest.firstRange(of: " \(keyword) ").map { rest[$0.upperBound...] } ?? ""
                    let isNamedTwice = rest.prefixMatch(of: #/\(\s*"/#) != nil
                    guard isNamedTwice || !name.hasPrefix("`") else { continue }
                    let word = name.prefix { $0.isLetter || $0.isNumber }
                    Issue.record("\(file.path): \(keyword) \(word): write \(attribute) \(keyword) `what it says`")
                }
            }
        }
    }

    @Test func `only the tests of real view code are XCTest's`() throws {
        for file in try repository.swiftFiles(in: "Tests") {
            if ["CombineSupplementTests", "HeadlessUITests", "LiveEngineTests"].contains(
                file.path.split(separator: "/")[1])
            {
                continue
            }
            report(file, since: "all other tests are Swift Testing's; OnMain.swift says why those are not") {
                $0 == "import XCTest"
            }
        }
    }

    @Test func `tests have directories and processes that are gone with them`() throws {
        for file in try repository.swiftFiles(in: "Tests") where file.name != "TidyTests.swift" {
            // A test of ending processes starts one that resists.
            if file.path.hasPrefix("Tests/TestSupport/") || file.name == "ToolTests.swift" { continue }
            report(file, since: "a TemporaryDirectory deletes what was written, and ends what was started, in it") {
                $0.contains(".temporaryDirectory") || $0.contains("Process()")
            }
        }
    }

    @Test func `lines are indented with blanks and end with their last word`() throws {
        for folder in ["Sources", "Tests"] {
            for file in try repository.swiftFiles(in: folder) {
                report(file, since: "swift format writes four blanks, and none at the end") { line in
                    line.prefix { $0 == " " || $0 == "\t" }.contains("\t") || line.hasSuffix(" ")
                }
            }
        }
    }

    private func forbid(_ words: [String], in folder: String, since reason: String) throws {
        for file in try repository.swiftFiles(in: folder) where file.name != "TidyTests.swift" {
            report(file, since: reason) { line in words.contains { line.contains($0) } }
        }
    }

    private func report(_ file: Repository.File, since reason: String, where isWrong: (String) -> Bool) {
        for (number, line) in file.lines.enumerated() where isWrong(line) {
            Issue.record("\(file.path):\(number + 1): \(reason)")
        }
    }
}
