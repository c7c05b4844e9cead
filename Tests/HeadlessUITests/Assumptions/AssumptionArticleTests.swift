import Foundation
import HeadlessUI
import TestSupport
import Testing

/// The article of assumptions has the table of the code. With `BINDFUZZ_RECORD_SNAPSHOTS` it is written anew.
@Suite struct `The article of assumptions` {
    private static let path = "Sources/BindingFuzz/BindingFuzz.docc/Assumptions.md"
    private static let start = "| assumption | value | SwiftUI … | evidence |"
    private let repository = Repository()

    /// The lines of the table, one for each value. The default comes first.
    private var table: [String] {
        [Self.start, "| --- | --- | --- | --- |"]
            + SystemAssumption.all.flatMap { assumption in
                assumption.values.map { value in
                    let name = value.isDefault ? "`\(assumption.name)`: \(assumption.question)" : ""
                    return "| \(name) | `\(value.name)` | \(value.clause) | \(value.evidence) |"
                }
            }
    }

    @Test func `cites each report that is evidence`() {
        let evidence = SystemAssumption.all.flatMap(\.values).map(\.evidence)
        let reports = evidence.filter { $0.lowercased().contains("report") }
        #expect(reports.count > 3)
        // The name of a repository, with an issue or a file.
        for report in reports { #expect(report.contains(#/\([\w.-]+\/[\w.-]+(#\d+|, [\w.\/+-]+)\)/#), "\(report)") }
    }

    @Test func `has every value with its evidence`() throws {
        let text = try repository.text(of: Self.path)
        let lines = text.components(separatedBy: "\n")
        let first = try #require(lines.firstIndex(of: Self.start))
        let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
        let written = Array(lines[first..<end])
        if isRecordingSnapshots, written != table {
            let all = lines[..<first] + table + lines[end...]
            try repository.write(all.joined(separator: "\n"), to: Self.path)
        }
        #expect(written == table, "BINDFUZZ_RECORD_SNAPSHOTS=1 writes the table")
    }
}
