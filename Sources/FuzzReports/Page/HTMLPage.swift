/// A self-contained page in one file, without external scripts, fonts or pictures.
struct HTMLPage {
    let program: String
    let title: String
    /// The topic of the page, after the name of the program.
    let heading: HTML
    /// The key numbers, with their labels.
    let figures: [(number: String, label: String)]
    let content: HTML
    let footer: HTML

    /// The complete page.
    var text: String {
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title) · \(program)</title>
            <style>
            \(HTMLStyle.sheet)
            </style>
            </head>
            <body>
            <header class="page">
            <p class="brand">\(program)</p>
            <h1>\(heading)</h1>
            <dl class="figures">
            \(figures.map { "<div><dt>\($0.label)</dt><dd>\($0.number)</dd></div>\n" as HTML })</dl>
            </header>
            <main>
            \(content)
            </main>
            <footer class="page">
            \(footer)
            </footer>
            </body>
            </html>

            """
        return page.markup
    }
}
