import FuzzEngine

/// The report in the Markdown of GitHub.
extension Report {
    /// The report, with a section for each mechanism. Long texts are in code blocks, where nothing needs escaping.
    package var markdown: String {
        var lines = ["# Findings of \(Markdown.span(directory))", "", Markdown.text(summary) + ".", ""]
        if !shown.isEmpty {
            lines += ["| mechanism | | steps | breaks |", "| --- | --- | ---: | ---: |"]
            for item in shown {
                lines.append(
                    "| [\(item.mechanism)](#\(Self.anchor("\(item.mechanism)"))) | \(item.remark ?? "") "
                        + "| \(item.file.testCase.steps.count) | \(item.brokenCount) |")
            }
            lines.append("")
        }
        for item in shown { lines += item.markdownLines }
        if !named.isEmpty {
            lines += ["## \(Markdown.text(knownLabel.capitalizedFirst))", ""]
            lines += named.map { "- \($0.mechanism): \(Markdown.span($0.path))" } + [""]
        }
        for flaky in flaky {
            lines += ["## \(flaky.mechanism)", "", Markdown.text("\(flaky.remark).".capitalizedFirst), "", "```"]
            lines += ["\(flaky.finding.testCase)", "```", ""]
            lines += ["Under \(Markdown.span("\(flaky.finding.configuration)")):", ""]
            lines += flaky.sentences.map { "- \(Markdown.text($0))" } + [""]
            if let command = flaky.command { lines += ["```sh", command, "```", ""] }
        }
        for unrepeated in unrepeated {
            lines += ["## \(unrepeated.title.capitalizedFirst)", ""]
            lines += [Markdown.text("\(unrepeated.remark), under \(unrepeated.configuration).".capitalizedFirst), ""]
            lines += unrepeated.flakiness.sentences.map { "- \(Markdown.text($0))" } + [""]
        }
        if let omission { lines += [Markdown.text(omission), ""] }
        return lines.dropLast().joined(separator: "\n").visibleLines + "\n"
    }

    /// Returns the anchor that GitHub gives to a heading.
    private static func anchor(_ heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
}

extension Report.Item {
    fileprivate var markdownLines: [String] {
        var lines = [
            "## \(mechanism)", "", ((remark.map { "\($0): " } ?? "") + "\(title).").capitalizedFirst, "",
        ]
        lines += ["```", "\(file.testCase)", "```", "", "Under \(Markdown.span("\(configuration)")):", "", "```"]
        lines += story.timeline.text().split(separator: "\n").map(String.init)
        lines += ["```", ""]
        for paragraph in acceptance + story.why {
            if paragraph.isCode {
                let code = paragraph.text.split(separator: "\n", omittingEmptySubsequences: false)
                lines += ["", "  ```swift"] + code.map { "  \($0)" } + ["  ```", ""]
            } else {
                lines.append("- **\(paragraph.label)**: \(Markdown.text(paragraph.text))")
            }
        }
        let patterns = ConfigurationPattern.list(broken, spelling: Markdown.span)
        lines.append("- **\(breaksLabel)**: \(breaksCount): \(patterns)")
        lines.append("- **\(healing.label)**: \(Markdown.text(healing.text))")
        lines += ["", "```sh", command, "```", ""]
        return lines
    }
}
