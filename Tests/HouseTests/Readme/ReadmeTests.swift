import BindingFuzz
import TestSupport
import Testing

/// The README, the articles and the scripts say what is so: a reader can copy what they show.
@Suite struct `The README and the articles` {
    /// The most lines that the README has.
    private static let readmeLineLimit = 180

    private let repository = Repository()
    private let pages: [DocumentationPage]

    init() throws { pages = try DocumentationPage.all(in: repository) }

    private var readme: DocumentationPage {
        get throws { try #require(pages.first) }
    }

    @Test func `use commands and options that exist, as the scripts do`() throws {
        let scripts = try repository.files(in: "scripts").map { try DocumentationPage(path: $0, in: repository) }
        for program in Program.all {
            let known = try CommandOptions(of: program)
            for page in pages + scripts {
                let mentions = CommandMention.all(in: page.text, file: page.path, of: program, known)
                for mention in mentions where mention.command.isEmpty && mention.isCall {
                    Issue.record("\(mention.place): \(program.executable) has no such command")
                }
                for mention in mentions where !mention.command.isEmpty {
                    for option in mention.options where option != "--help" {
                        let isTaken = known.takes(option, after: mention.command)
                        #expect(isTaken, "\(mention.place): \(program.executable) \(mention.command) has no \(option)")
                    }
                }
            }
        }
    }

    @Test func `are searched for calls in every way in which these are written`() throws {
        let text = """
            swift run -c release bindfuzz corpus merge night --corpus kept   # --not-an-option
            "${BINDFUZZ:-bindfuzz}" campaign "$directory" --resume \\
                --jobs "${CPUS:-1}" "$@" || status=$?
            what bindfuzz says of `bindfuzz gate --json`, --too
            exec .build/release/bindfuzz fuzzz --seed=1
            swift run InboxFuzz fuzz --time 10s
            """
        let known = try CommandOptions(of: .rows)
        let mentions = CommandMention.all(in: text, file: "text", of: .rows, known)
        #expect(mentions.map(\.command) == ["corpus merge", "campaign", "", "gate", ""])
        #expect(mentions.map(\.options) == [["--corpus"], ["--resume", "--jobs"], [], ["--json"], ["--seed"]])
        #expect(mentions.map(\.isCall) == [true, true, false, false, true])
        let ofViews = CommandMention.all(in: text, file: "text", of: .views, try CommandOptions(of: .views))
        #expect(ofViews.map(\.command) == ["fuzz"] && ofViews.map(\.options) == [["--time"]])
    }

    @Test func `name options that a command has, and the README each command`() throws {
        let (rows, views) = (try CommandOptions(of: .rows), try CommandOptions(of: .views))
        var described: Set<String> = []
        for page in pages {
            for line in page.lines {
                let spans = Self.spans(of: line)
                // A row of a table of commands describes the commands that it begins with.
                var words = line.hasPrefix("| `") ? spans.first?.split(separator: " ").map(String.init) ?? [] : []
                let isOfViews = words.first.map(Program.views.names.contains) ?? false
                if isOfViews { words.removeFirst() }
                let command = words.first.flatMap { (isOfViews ? views : rows).has($0) ? $0 : nil }
                if let command, page.path == "README.md" {
                    described.formUnion(spans.compactMap { $0.split(separator: " ").first.map(String.init) })
                    described.insert(command)
                }
                for span in spans where !span.hasPrefix("swift ") {
                    // Not the lines of `---` between cases.
                    let options = span.split(separator: " ").map(String.init).filter {
                        $0.hasPrefix("--") && !$0.hasPrefix("---")
                    }
                    for word in options {
                        let isTaken =
                            command.map { (isOfViews ? views : rows).takes(word, after: $0) }
                            ?? (rows.takes(word) || views.takes(word))
                        #expect(isTaken, "\(page.path): \(command ?? "no command") takes \(word)")
                    }
                }
            }
        }
        #expect(described.isSuperset(of: rows.listedCommands), "\(rows.listedCommands.subtracting(described).sorted())")
    }

    @Test func `have commands that can be typed`() throws {
        let programs = ["swift", "scripts/", "grep", "gh", "mkdir", "cd "]
        let setUp = try readme.blocks(of: "sh").flatMap { $0.split(separator: "\n") }.prefix(2)
        #expect(
            setUp.map { $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces) } == [
                "swift run -c release bindfuzz fuzz", "swift test -c release",
            ])
        for page in pages {
            for command in page.blocks(of: "sh").flatMap({ $0.split(separator: "\n") }) where !command.hasPrefix("#") {
                let isFound = programs.contains { command.hasPrefix($0) }
                #expect(isFound, "\(page.path): a shell does not find '\(command)'")
            }
        }
    }

    @Test func `have examples that are compiled and run with the tests`() throws {
        let examples = pages.flatMap { $0.blocks(of: "swift") }
        let files = ["Tests/HouseTests/Readme/LibraryExample.swift", "Tests/HeadlessUITests/ViewExample.swift"]
        let sources = try files.map(repository.text)
        for (file, source) in zip(files, sources) { #expect(examples.contains(source), "no page has \(file)") }
        for example in try readme.blocks(of: "swift") { #expect(sources.contains(example), "\(example)") }
        #expect(sources[0].split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
    }

    @Test func `name every value of every part of a configuration, and what to write for it`() throws {
        let page = try #require(pages.first { $0.name == "Configurations" })
        for term in Configuration.vocabulary {
            let row = "| \(term.definition) | \(term.part) | `\(term.value)` |"
            #expect(page.text.contains(row), "\(row)")
        }
    }

    @Test func `have links that lead somewhere`() throws {
        let names = Set(pages.dropFirst().map(\.name))
        for page in pages {
            for target in page.links where !target.hasPrefix("https://") {
                // Built pages are elsewhere than the repository: only the README links to its files.
                let leads =
                    target.hasPrefix("#")
                    ? page.anchors.contains(target) : page.path == "README.md" && repository.has(target)
                #expect(leads, "\(page.path): \(target)")
            }
            for name in page.references { #expect(names.contains(name), "\(page.path): <doc:\(name)>") }
            for match in page.text.matches(of: #/corpus/[a-z]+/[a-z-]+\.case|scripts/[a-z./-]*[a-z]/#) {
                #expect(repository.has(String(match.output)), "\(page.path): \(match.output)")
            }
        }
        #expect(try !readme.links.isEmpty)
    }

    @Test func `are all in the table of contents`() throws {
        let contents = try #require(pages.first { $0.name == "BindingFuzz" })
        let listed = contents.lines.compactMap { $0.wholeMatch(of: #/- <doc:([A-Za-z]+)>/#)?.output.1 }.map(String.init)
        #expect(listed.sorted() == pages.dropFirst().map(\.name).filter { $0 != "BindingFuzz" }.sorted())
    }

    @Test func `leave the README short`() throws {
        #expect(try readme.lines.dropLast().count <= Self.readmeLineLimit)
    }

    /// The spans of code of a line.
    private static func spans(of line: Substring) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }
}
