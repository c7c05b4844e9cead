import BindingFuzz
import Foundation
import RowReports
import FuzzReports
import TestSupport
import Testing

@Suite struct `A case's page` {
    private static let text = """
        bindfuzz 1
        items 2
        note <b>an earlier block</b>
        expect */*/*/*/index/* stale
        expect */*/*/*/identity/* clean

        event
          perform remove 0
          post

        """

    private static func page(_ pattern: String? = nil) throws -> String {
        let configurations =
            try pattern.map { try ConfigurationPattern<Configuration>($0).configurations }
            ?? Configuration.standardMatrix
        return Replay<RowModel>(
            name: "a & b.case", file: try CaseFile<RowModel>(text: text), configurations: configurations,
            isAsked: pattern != nil
        ).html
    }

    @Test func `has a picture for each way in which the case goes wrong, why, and what it breaks`() throws {
        let page = try Self.page()
        let file = try CaseFile<RowModel>(text: Self.text)
        let mechanisms = Set(
            Configuration.standardMatrix.compactMap { Trace(file.testCase, under: $0).outcome.mechanism })
        #expect(mechanisms.count > 1)
        for mechanism in mechanisms { #expect(page.contains("<article id=\"finding-\(mechanism)\">")) }
        #expect(page.split(separator: "<article").count - 1 == mechanisms.count)
        var outputs = OutputSnapshot()
        outputs.add("page", page: page)
        try outputs.expect(named: "page")
        // The matrix of a single case is a sentence.
        #expect(!page.contains("<td title=") && page.contains("<p>The case breaks 1,012 of 4,200 configurations: "))
        #expect(
            page.contains("a &amp; b.case") && page.contains("&lt;b&gt;an earlier block") && !page.contains("<b>an"))
    }

    @Test func `shows the configurations that were asked for, and one that is clean, too`() throws {
        let broken = try Self.page("ios/eager/runloop/unguarded/index/read")
        #expect(broken.contains("ios/eager/runloop/unguarded/index/read") && broken.contains("<circle class=\"stale\""))
        let clean = try Self.page("ios/eager/immediate/unguarded/identity/read")
        #expect(clean.split(separator: "<article").count - 1 == 1)
        let disappointing = try Self.page("ios/eager/immediate/unguarded/index/read")
        var outputs = OutputSnapshot()
        outputs.add("page of a configuration that the case breaks", page: broken)
        outputs.add("page of a configuration that stays clean", page: clean)
        outputs.add("page of an expectation that is not met", page: disappointing)
        try outputs.expect(named: "page-of-configurations")
    }
}
