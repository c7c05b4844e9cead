import BindingFuzz
import FuzzCorpus
import RowReports
import FuzzReports
import Foundation
import TestSupport
import Testing

@Suite struct `On a telephone, a tablet and a desk` {
    /// Many rows, long lists and a word that has no end.
    private static let example = """
        bindfuzz 1
        items 8
        note \(String(repeating: "endless", count: 20))
        expect ios/eager/immediate/*/index/read clean

        event
          post
          reload 8
          post
          perform replace 3
        background post
        source
          async reload 7
          post
        idle
        """

    @Test(
        .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(20)))
    func `nothing on a page needs to be scrolled sideways, with everything unfolded`()
        throws
    {
        let directory = try FindingsDirectory([
            "found/a.case": Self.example, "statistics.jsonl": FindingsDirectory.statistics([(0, 0, 0), (1200, 3, 75)]),
        ])
        let file = try CaseFile<RowModel>(path: "\(directory.path)/found/a.case")
        let pages = [try directory.report().html, Replay<RowModel>(name: "a.case", file: file).html]
        for (number, page) in pages.enumerated() {
            let wide = try MeasuredPage(page).wideElements(in: directory.parent)
            #expect(wide == "400: ; 800: ; 1200: ; ", "page \(number)")
        }
    }
}
