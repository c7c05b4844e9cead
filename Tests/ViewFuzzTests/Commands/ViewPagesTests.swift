import Foundation
import TestSupport
import Testing

/// The pages of people's views, with drawings of the screen beside the timeline, as a browser shows them.
@Suite(.runsCommands) struct `A page of views, on a telephone and a desk` {
    /// Every kind of control, a sheet over them, rows that go, and a word that has no end.
    private static let settings = """
        bindfuzz 1
        view "settings"
        note \(String(repeating: "endless", count: 30))

        type "\(String(repeating: "endless", count: 30))" into "Name"
        press "Loud"
        choose "Horn" in "Sound"
        increment "Copies"
        increment "Copies"
        increment "Copies"
        press "Folders"
        delete on "Work"
        press "Add"
        press "Done"
        press "About"

        """

    /// The pages of single cases and of several.
    private func pages() throws -> [(name: String, page: String)] {
        let directory = try TemporaryDirectory()
        try directory.write(InboxTexts.crash, to: "found/crash.case")
        try directory.write(Self.settings, to: "settings.case")
        try directory.write(InboxTexts.trap, to: "trap.case")
        #expect(try directory.inbox("report", "found", "--html", "one.html").status == 0)
        #expect(try directory.inbox("replay", "settings.case", "--html", "settings.html").status == 0)
        #expect(try directory.inbox("replay", "trap.case", "--full", "--html", "trap.html").status == 1)
        // What the corpus has is known, and only named.
        try directory.write(InboxTexts.trap, to: "found/trap.case")
        try directory.write(InboxTexts.canary, to: "found/quota.case")
        try directory.write(InboxTexts.canary, to: "corpus/quota.case")
        #expect(try directory.inbox("report", "found", "--html", "several.html").status == 0)
        #expect(try directory.read("several.html").contains("<h2>Known to corpus</h2>"))
        return try ["one", "settings", "trap", "several"].map { ($0, try directory.read("\($0).html")) }
    }

    @Test(
        .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(20)))
    func `has nothing that needs to be scrolled sideways, with everything unfolded`() throws {
        for (name, page) in try pages() {
            #expect(page.contains("<ol class=\"walk\">"), "\(name)")
            let directory = try TemporaryDirectory()
            let wide = try MeasuredPage(page).wideElements(in: directory)
            #expect(wide == "400: ; 800: ; 1200: ; ", "\(name)")
        }
    }

    @Test(
        .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(20)), arguments: Chromium.Scheme.allCases)
    func `has no text that is hard to read`(_ scheme: Chromium.Scheme) throws {
        for (name, page) in try pages() {
            let directory = try TemporaryDirectory()
            #expect(try MeasuredPage(page).faintTexts(in: directory, scheme: scheme) == "", "\(name)")
        }
    }

    @Test(
        .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(20)))
    func `is measured: what is wide, and what is faint in one scheme, is found`() throws {
        let directory = try TemporaryDirectory()
        let style = "p { color: #000; background: #fff } @media (prefers-color-scheme: dark) { p { background: #222 } }"
        let page = MeasuredPage(
            "<style>:root { color-scheme: light dark } \(style)</style><div style=\"width: 500px\">wide</div><p>dark</p>"
        )
        #expect(try page.wideElements(in: directory) == "400: div; 800: ; 1200: ; ")
        #expect(try page.faintTexts(in: directory, scheme: .light) == "")
        #expect(try page.faintTexts(in: directory, scheme: .dark) == "p. dark 1.32")
        let veiled = MeasuredPage(
            "<body style=\"background: #fff\"><p style=\"color: #000; opacity: .3\">faint</p></body>")
        #expect(try veiled.faintTexts(in: directory, scheme: .light) == "p. faint 2.11")
    }

    @Test func `says in a sentence which configurations a single case breaks, and compares several in a table`() throws
    {
        let pages = try pages()
        let matrix = pages.filter { $0.page.contains("<div class=\"matrix\">") }.map(\.name)
        #expect(matrix == ["several"])
        let one = try #require(pages.first { $0.name == "one" }?.page)
        let sentence = "3 of the 20 configurations: <code>*/written/index</code>, <code>macos/runloop/index</code>."
        #expect(one.contains("<dt>Breaks</dt><dd>\(sentence)</dd>"))
        #expect(!one.contains("<nav"))
    }
}
