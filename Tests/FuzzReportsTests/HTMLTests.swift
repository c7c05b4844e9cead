import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import Foundation
import TestSupport
import Testing

@testable import FuzzReports

@Suite struct `The report's page` {
    private static let markup = "</title><script>alert('x')</script> & \"quoted\""

    private static func directory() throws -> FindingsDirectory {
        try FindingsDirectory([
            "found/a.case": "bindfuzz 1\nitems 2\nnote \(markup)\n\nevent\n  remove 0\n  post\nidle\n",
            "statistics.jsonl": FindingsDirectory.statistics([(0, 0, 0), (1200, 3, 75)]),
        ])
    }

    @Test func `escapes what a user wrote`() throws {
        let page = try Self.directory().report().html
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;/title&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;quoted&quot;"))
    }

    @Test func `escapes nothing of its own`() throws {
        let directory = try FindingsDirectory(["a.case": "clear\npost", "b.case": "event\nremove 0\nasync post"])
        let corpus = try FindingsDirectory(["a.case": "clear\npost", "b.case": "event\nremove 0\nasync post"])
        try directory.write("c.case", "post\nbackground post\nmove 0 1\nidle\nbackground post")
        for all in [false, true] {
            let report = try directory.report(knowing: corpus, all: all)
            #expect(report.newCount > 0 && report.newCount < report.items.count)
            #expect(!report.html.contains("&lt;"))
        }
    }

    @Test func `links the places in source files that are there, and no others`() {
        let file = URL(filePath: #filePath).path(percentEncoded: false)
        let linked = HTML.linkingSources(in: "in \(file):12, then <Gone.swift>:3 and \(file):4.").markup
        let address = URL(filePath: #filePath).absoluteString
        #expect(
            linked == #"in <a href="\#(address)">\#(file):12</a>, then &lt;Gone.swift&gt;:3 and "#
                + #"<a href="\#(address)">\#(file):4</a>."#)
        #expect(HTML.linkingSources(in: "no place").markup == "no place")
    }

    @Test func `is self-contained: nothing is loaded from elsewhere`() throws {
        let page = try Self.directory().report().html
        for reference in ["http:", "https:", "src=", "url(", "@import", "<link"] { #expect(!page.contains(reference)) }
    }

    @Test func `draws each finding, with its stale read and the arrow from its cause`() throws {
        let report = try Self.directory().report()
        let articles = report.html.split(separator: "<article").dropFirst()
        #expect(articles.count == report.items.count && !articles.isEmpty)
        for (item, article) in zip(report.items, articles) {
            // Of what starves there is the delivery that goes on to the end.
            let signs =
                item.mechanism.isFailure
                ? ["<circle class=\"stale\"", "<path class=\"arrow\""] : ["<path class=\"delivery pending\""]
            for sign in signs { #expect(article.contains(sign), "\(item.mechanism)") }
        }
    }

    @Test func `counts as the campaign does, whose statistics may be behind`() throws {
        let directory = try Self.directory()
        let settings = CampaignSettings<RowModel>(
            seed: 7, length: 16, patterns: ["ios/eager/*/*/index/read"], cases: 2000)
        let runner = BlockRunner<RowModel>(settings)
        var state = CampaignState<RowModel>()
        for block in 0..<2 as Range<UInt64> { state.add(runner.run(block: block, skipping: []) { _ in }) }
        let campaign = try CampaignDirectory<RowModel>(path: directory.path)
        try campaign.write(settings, .settings)
        try campaign.write(CampaignCheckpoint<RowModel>(settings, state: state), .checkpoint)
        let report = try directory.report()
        var outputs = OutputSnapshot()
        outputs.add("page", page: report.html)
        outputs.add("text", report.text())
        try outputs.expect(named: "report-of-campaign")
        #expect(report.mechanismCount == state.mechanisms.count)
        // Nothing is shrunk in this state, and the one case here shows some of what it found.
        #expect(report.missing.allSatisfy { !$0.isShrunk } && !report.missing.isEmpty)
    }

    @Test func `says what every sign of the matrix means, and every name`() throws {
        let page = try Self.directory().report().html
        let matrix = try #require(page.split(separator: "<section id=\"matrix\">").last)
        let tables = matrix.split(separator: "<table")
        let legend = try #require(tables.first)
        let signs = Set(tables.dropFirst().joined().matches(of: /glyph (\w+)/).map { String($0.1) })
        #expect(!signs.isEmpty)
        for sign in signs { #expect(legend.contains("glyph \(sign)"), "\(sign)") }
        for value in Configuration.partValues.joined() { #expect(legend.contains("<code>\(value)</code>"), "\(value)") }
    }

    @Test func `has a cell for each of the 4,200 configurations, which says its name`() throws {
        let page = try Self.directory().report().html
        let titles = page.components(separatedBy: "<td title=\"").dropFirst().map { $0.prefix { $0 != ":" } }
        #expect(Set(Configuration.fullMatrix.map(\.description)).isSubset(of: Set(titles.map(String.init))))
    }

    @Test func `shows growth only where there are statistics`() throws {
        let page = try Self.directory().report().html
        var outputs = OutputSnapshot()
        outputs.add("page", page: page)
        try outputs.expect(named: "page-with-growth")
        // One step, from the first round number below to the end.
        #expect(page.contains(">1k</text>") && page.contains(">1 min</text>"))
        let without = try FindingsDirectory(["a.case": "clear\npost"]).report().html
        #expect(!without.contains("id=\"growth\""))
    }

    @Test(
        .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(20)))
    func `opens in a browser, which finds the findings in it`() throws {
        let directory = try Self.directory()
        let report = try directory.report()
        try directory.parent.write(report.html, to: "report.html")
        let document = try #require(try Chromium.document(of: "report.html", in: directory.parent))
        #expect(!report.items.isEmpty)
        for item in report.items { #expect(document.contains("<article id=\"finding-\(item.mechanism)\">")) }
        #expect(document.split(separator: "<svg class=\"timeline wide\"").count > report.items.count)
        #expect(document.split(separator: "<td title=").count - 1 == Configuration.fullMatrix.count)
        #expect(!document.contains("<script"))
    }
}
