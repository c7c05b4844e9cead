import BindingFuzz
import FuzzCorpus
import RowReports
import FuzzReports
import Foundation
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
            let name = "frame-\(number).html"
            try directory.parent.write(Self.frame(page), to: name)
            let document = try #require(try Chromium.document(of: name, in: directory.parent))
            let result = try #require(document.firstMatch(of: /<title>(.*?)<\/title>/)?.1)
            #expect(result == "measured 400: ; 800: ; 1200: ; ", "page \(number)")
        }
    }

    /// A page in a frame whose width changes, with a script that notes what is wider than its place. The page itself has no
    /// script, and a browser without a window is never as narrow as a telephone.
    private static func frame(_ page: String) -> String {
        let unfolded = page.replacing("<details", with: "<details open")
        let source = unfolded.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        return """
            <!DOCTYPE html><title>not measured</title><iframe style="height: 900px; border: 0" srcdoc="\(source)"></iframe>
            <script>
            onload = () => {
              const frame = document.querySelector('iframe');
              let result = 'measured ';
              for (const width of [400, 800, 1200]) {
                frame.style.width = width + 'px';
                const page = frame.contentDocument, limit = page.documentElement.clientWidth;
                const wide = [...page.querySelectorAll('*')].filter(element => {
                  if (element.ownerSVGElement || element.classList.contains('spoken')) return false;
                  const scrolls = getComputedStyle(element).overflowX != 'visible' && element.clientWidth > 0 &&
                    element.scrollWidth > element.clientWidth;
                  return scrolls || element.getBoundingClientRect().right > limit + 1;
                });
                result += width + ': ' + [...new Set(wide.map(element => element.localName))].join(' ') + '; ';
              }
              document.title = result;
            };
            </script>
            """
    }
}
