import BindingFuzz
import RowReports
import FuzzReports
import TestSupport
import Testing

/// The contract is where the code is. Comments cite it by section, and it says what is built.
@Suite struct `Citations` {
    private let repository = Repository()

    @Test func `every citation of an article leads to one of its sections`() throws {
        var count = 0
        for file in try sources() {
            for citation in Citation.all(in: file.lines) {
                count += 1
                let place = "\(file.path):\(citation.line)"
                guard let article = try Article(citation.article, in: repository) else {
                    Issue.record("\(place): \(Article.catalog) has no article '\(citation.article)'")
                    continue
                }
                for section in citation.sections where !article.sections.contains(section) {
                    Issue.record("\(place): \(article.path) has no section \(section)")
                }
            }
        }
        #expect(count >= 40, "the citations are spelled in a way that this test does not read")
    }

    @Test func `a section is cited with the article that it is of, in one spelling`() throws {
        for file in try sources() {
            for line in Citation.linesWithoutArticle(in: file.lines) {
                Issue.record(
                    "\(file.path):\(line): write `semantics`, section N: whoever reads it looks for the article")
            }
        }
    }

    @Test func `a citation is found at any position`() {
        let lines = [
            "/// Rules: `semantics`, section 3.", "let x = 1  // `facts`, sections 2, 4 and 7; and so on", "/// of",
            "    /// `semantics`,", "    /// section 5.", "/// Section 6 of `semantics`", "/// `semantics` section 1",
            "/// RFC 8259, section 7",
        ]
        #expect(
            Citation.all(in: lines) == [
                Citation(line: 1, article: "semantics", sections: [3]),
                Citation(line: 2, article: "facts", sections: [2, 4, 7]),
                Citation(line: 4, article: "semantics", sections: [5]),
            ])
        #expect(Citation.linesWithoutArticle(in: lines) == [6, 7])
    }

    @Test func `the table of targets is the one of the package`() throws {
        let article = try #require(try Article("architecture", in: repository))
        let package = try repository.text(of: "Package.swift")
        let targets = package.matches(
            of: #/\.(?:target|executableTarget|macro)\(\s*name: "(\w+)"(?s:.*?)\n(?=        [).])/#)
        var count = 0
        for target in targets
        where !["Tests", "Sources/Apple", "Sources/Services"].contains(where: {
            target.output.0.contains("path: \"\($0)/")
        }) {
            count += 1
            let name = String(target.output.1)
            let needs = Set(target.output.0.matches(of: #/"(\w+)"/#).map { String($0.output.1) })
            let row = article.text.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") }
            let told = Set((row?.split(separator: "|").last.map(String.init) ?? "").codeSpans)
            let own = needs.intersection(try repository.folders(in: "Sources")).subtracting([name])
            #expect(row != nil && told == own, "\(article.path) says of \(name): \(told.sorted()), not \(own.sorted())")
        }
        #expect(count == (try repository.folders(in: "Sources").filter { !["Apple", "Services"].contains($0) }).count)
    }

    @Test func `the article on Apple's modules has those of the package`() throws {
        let article = try repository.text(of: "Sources/BindingFuzz/BindingFuzz.docc/AppleModules.md")
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let told = rows.flatMap { ($0.split(separator: "|").first.map(String.init) ?? "").codeSpans }
        let folders = try repository.folders(in: "Sources/Apple").filter { !$0.hasPrefix("_") }
        #expect(told.sorted() == folders.sorted())
        let listed = try repository.text(of: "Package.swift").matches(of: #/\("(\w+)", \[/#).map { String($0.output.1) }
        #expect(Set(listed).isSuperset(of: folders))
    }

    @Test func `the article on services has the modules of the package, and the port knows them`() throws {
        let article = try repository.text(of: "Sources/BindingFuzz/BindingFuzz.docc/Services.md")
        // The table of calls follows.
        let table = article.split(separator: "\n").prefix { $0 != "## Answers" }
        let rows = table.filter { $0.hasPrefix("| `") }
        let told = rows.flatMap { ($0.split(separator: "|").first.map(String.init) ?? "").codeSpans }
        let folders = try repository.folders(in: "Sources/Services")
        #expect(told.sorted() == folders.sorted())
        let manifest = try repository.text(of: "Package.swift")
        let port = try repository.text(of: "Sources/ViewFuzz/Discovery/BindfuzzModules.swift")
        for folder in folders { #expect(manifest.contains("\"\(folder)\"") && port.contains("\"\(folder)\"")) }
    }

    @Test func `every file that an article names is there`() throws {
        let files = try (["Sources", "Tests"].flatMap(repository.files)).map { "/" + $0 }
        for article in try Article.all(in: repository) {
            for name in article.sourceFiles where !files.contains(where: { $0.hasSuffix("/" + name) }) {
                Issue.record("\(article.path): there is no \(name)")
            }
        }
    }

    // MARK: The contract says what is built

    @Test func `the contract has every value of every part of a configuration, and no other`() throws {
        let section = try semantics().section(1)
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map(String.init)
        let expected = zip(Configuration.partNames, Configuration.partValues).map { name, values in
            "| \(name) | \(values.map { "`\($0)`" }.joined(separator: " ")) |"
        }
        #expect(rows == expected)
        for matrix in [Configuration.standardMatrix, Configuration.fullMatrix] {
            #expect(section.contains(", \(matrix.count.counted("configuration"))."))
        }
    }

    @Test func `the contract has every mutation, and no other`() throws {
        let words = try semantics().section(2).split(separator: "\n").filter { $0.hasPrefix("| `") }.map(Self.firstWord)
        let loop = [
            "post", "reap", "event", "source", "timer", "idle", "track", "release", "perform", "async", "background",
            "resume",
        ]
        #expect(words == Self.kinds.filter { !loop.contains($0) })
    }

    @Test func `the contract has the steps in their order`() throws {
        let lines = try semantics().section(6).split(separator: "\n\n").map(String.init)
        let order = try #require(lines.first { $0.hasPrefix("`post`, ") })
        #expect(order.codeSpans.map { $0.prefix { $0 != " " } }.map(String.init) == Self.kinds)
    }

    @Test func `the contract names every place, and every verdict that can be expected`() throws {
        let (posts, files) = try (semantics().section(5).codeSpans, semantics().section(7).codeSpans)
        for place in Place.allCases { #expect(posts.contains(place.description), "\(place)") }
        for verdict in ExpectedVerdict<VerdictKind>.allCases {
            #expect(files.contains(verdict.rawValue), "\(verdict.rawValue)")
        }
    }

    @Test func `the cases that articles show do what they expect`() throws {
        var count = 0
        for article in try Article.all(in: repository) {
            for text in article.blocks where text.hasPrefix("bindfuzz 1") {
                count += 1
                let replay = Replay<RowModel>(
                    name: article.path, file: try CaseFile<RowModel>(text: text, file: article.path),
                    configurations: Configuration.fullMatrix)
                #expect(replay.unmetExpectations == [], "\(article.path)")
            }
        }
        #expect(count == 2)
    }

    /// The first word of each kind of step, in their order.
    private static let kinds: [String] = Step.all.reduce(into: []) { kinds, step in
        let word = String(step.description.prefix { $0 != " " })
        if kinds.last != word { kinds.append(word) }
    }

    private static func firstWord(_ row: Substring) -> String {
        String(row.drop { !$0.isLetter }.prefix(while: \.isLetter))
    }

    private func semantics() throws -> Article {
        try #require(try Article("semantics", in: repository))
    }

    /// Every Swift file but this one, which spells citations as they must not be.
    private func sources() throws -> [Repository.File] {
        try ["Sources", "Tests"].flatMap(repository.swiftFiles).filter { $0.name != "CitationTests.swift" }
    }
}
