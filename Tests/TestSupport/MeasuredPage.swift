/// A page in a frame whose width changes, with scripts that measure it. The page itself has no script, and a browser without a window is
/// never as narrow as a telephone.
package struct MeasuredPage {
    /// The widths of a telephone, a tablet and a desk.
    package static let widths = [400, 800, 1200]

    private let source: String

    /// Prepares a page, with everything unfolded.
    package init(_ page: String) {
        let unfolded = page.replacing("<details", with: "<details open")
        source = unfolded.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    }

    /// Returns what has to be scrolled sideways: for each width, the names of the elements that are wider than their place.
    ///
    /// - Returns: `400: ; 800: ; 1200: ; ` for a page that fits everywhere; nil if the browser did not measure it.
    package func wideElements(in directory: TemporaryDirectory) throws -> String? {
        let script = """
            let result = '';
            for (const width of \(Self.widths)) {
              frame.style.width = width + 'px';
              const limit = page.documentElement.clientWidth;
              const wide = [...page.querySelectorAll('*')].filter(element => {
                if (element.ownerSVGElement || element.classList.contains('spoken')) return false;
                const scrolls = getComputedStyle(element).overflowX != 'visible' && element.clientWidth > 0 &&
                  element.scrollWidth > element.clientWidth;
                return scrolls || element.getBoundingClientRect().right > limit + 1;
              });
              result += width + ': ' + [...new Set(wide.map(element => element.localName))].join(' ') + '; ';
            }
            """
        return try measured(by: script, in: directory, scheme: .light)
    }

    /// Returns the texts that are hard to read: those with a lower contrast than 4.5, or 3 if they are large (Web Content
    /// Accessibility Guidelines 2.2, 1.4.3).
    ///
    /// - Returns: the texts, each with its contrast; empty if all can be read, and nil if the browser did not measure the page.
    package func faintTexts(in directory: TemporaryDirectory, scheme: Chromium.Scheme) throws -> String? {
        let script = """
            const view = frame.contentWindow;
            const parts = text => {
              const numbers = text.match(/[\\d.]+/g).map(Number);
              return { rgb: numbers.slice(0, 3), alpha: numbers.length > 3 ? numbers[3] : 1 };
            };
            const mixed = (over, under, alpha) => over.map((part, index) => part * alpha + under[index] * (1 - alpha));
            const luminance = rgb => {
              const [r, g, b] = rgb.map(part => part / 255).map(part =>
                part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
              return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const colors = element => {
              const chain = [];
              for (let next = element; next; next = next.parentElement) chain.unshift(next);
              let ground = matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18] : [255, 255, 255];
              const groups = [];
              for (const next of chain) {
                const style = view.getComputedStyle(next), fill = parts(style.backgroundColor);
                groups.unshift({ ground, opacity: Number(style.opacity) });
                ground = mixed(fill.rgb, ground, fill.alpha);
              }
              const ink = parts(view.getComputedStyle(element).color);
              let text = mixed(ink.rgb, ground, ink.alpha);
              for (const group of groups) {
                text = mixed(text, group.ground, group.opacity);
                ground = mixed(ground, group.ground, group.opacity);
              }
              return { text, ground };
            };
            const faint = new Set();
            for (const element of page.body.querySelectorAll('*')) {
              if (element.ownerSVGElement || element.closest('.spoken')) continue;
              const words = [...element.childNodes].filter(node => node.nodeType == 3).map(node => node.data).join('').trim();
              if (!words) continue;
              const { text, ground } = colors(element);
              const [high, low] = [luminance(text), luminance(ground)].sort((left, right) => right - left);
              const contrast = (high + 0.05) / (low + 0.05);
              const style = view.getComputedStyle(element), size = parseFloat(style.fontSize);
              const isLarge = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
              if (contrast < (isLarge ? 3 : 4.5)) {
                faint.add(element.localName + '.' + element.className + ' ' + words.slice(0, 20) + ' ' + contrast.toFixed(2));
              }
            }
            const result = [...faint].join('; ');
            """
        return try measured(by: script, in: directory, scheme: scheme)
    }

    /// Runs a script that measures `page` in `frame`, and returns its `result`.
    private func measured(
        by script: String, in directory: TemporaryDirectory, scheme: Chromium.Scheme
    ) throws -> String? {
        let name = "frame-\(script.utf8.count)-\(scheme).html"
        try directory.write(
            """
            <!DOCTYPE html><meta name="color-scheme" content="light dark"><title>not measured</title><iframe style="height: 900px; border: 0" srcdoc="\(source)"></iframe>
            <script>
            onload = () => {
            const frame = document.querySelector('iframe'), page = frame.contentDocument;
            \(script)
            document.title = 'measured ' + result;
            };
            </script>
            """, to: name)
        let document = try Chromium.document(of: name, in: directory, scheme: scheme)
        return document?.firstMatch(of: /<title>measured ((?s:.*?))<\/title>/).map { String($0.1) }
    }
}
