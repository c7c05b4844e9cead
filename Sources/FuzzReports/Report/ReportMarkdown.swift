import BindingFuzz

/// The report as Markdown, as GitHub reads it.
extension Report {
    /// A section for each mechanism; what is long stands in blocks of code, where nothing needs escaping.
    package var markdown: String {
        var lines = ["# Findings of \(Self.code(directory))", "", summary.escapedForMarkdown + ".", ""]
        if !shown.isEmpty {
            lines += ["| mechanism | | steps | breaks |", "| --- | --- | ---: | ---: |"]
            for item in shown {
                lines.append(
                    "| [\(item.mechanism)](#\(Self.anchor("\(item.mechanism)"))) | \(item.novelty.label ?? "") "
                        + "| \(item.file.interleaving.steps.count) | \(item.brokenCount) |")
            }
            lines.append("")
        }
        for item in shown { lines += item.markdownLines }
        if !named.isEmpty {
            lines += ["## \(knownLabel.capitalizedFirst.escapedForMarkdown)", ""]
            lines += named.map { "- \($0.mechanism): \(Self.code($0.path))" } + [""]
        }
        if let omission { lines += [omission.escapedForMarkdown, ""] }
        return lines.dropLast().joined(separator: "\n").visibleLines + "\n"
    }

    /// The name that GitHub gives to a heading, for links.
    private static func anchor(_ heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// A span of code, fenced by more backticks than the text has in a row.
    static func code(_ text: String) -> String {
        let text = text.visible
        var longest = 0
        var length = 0
        for character in text {
            length = character == "`" ? length + 1 : 0
            longest = max(longest, length)
        }
        let fence = String(repeating: "`", count: longest + 1)
        // A backtick at an end would count to the fence.
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + padding + text + padding + fence
    }
}

extension Report.Item {
    fileprivate var markdownLines: [String] {
        var lines = [
            "## \(mechanism)", "", ((novelty.label.map { "\($0): " } ?? "") + "\(title).").capitalizedFirst, "",
        ]
        lines += ["```", "\(file.interleaving)", "```", "", "Under \(Report<S>.code("\(configuration)")):", "", "```"]
        lines += story.timeline.text().split(separator: "\n").map(String.init)
        lines += ["```", ""]
        for paragraph in story.why {
            lines.append("- **\(paragraph.label)**: \(paragraph.text.escapedForMarkdown)")
        }
        let patterns = broken.map { Report<S>.code("\($0)") }.joined(separator: ", ")
        lines.append("- **Breaks**: \(breaksCount): \(patterns)")
        lines.append("- **\(SingleChanges<S>.label)**: \(healing.text.escapedForMarkdown)")
        lines += ["", "```sh", command(), "```", ""]
        return lines
    }
}

extension String {
    /// As plain text in Markdown; a space that no line is broken at is an ordinary one.
    fileprivate var escapedForMarkdown: String {
        var escaped = ""
        for character in visible {
            if "\\`*_[]<>|#".contains(character) { escaped.append("\\") }
            escaped.append(character == WrappedText.tie ? " " : character)
        }
        return escaped
    }
}
