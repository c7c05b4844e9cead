import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// The report as a page for browsers.
extension Report {
    /// The complete page.
    package var html: String {
        HTMLPage(
            program: S.program, title: "\(mechanismCount.counted("mechanism")) in \(directory)",
            heading: "\(S.vocabulary.findingsHeading) in <span class=\"path\">\(directory)</span>", figures: figures,
            content: """
                \(findingsSection)
                \(HTMLKnown<S>(self).section)
                \(showsOneCase ? .empty : HTMLMatrix<S>(cells, anchor: anchor).section)
                \(HTMLGrowth(growth, until: end).section)
                """,
            footer:
                "<p>The whole report as text: <code>\(S.invocation.command("report", directory, "--all"))</code></p>"
        ).text
    }

    /// Whether the page shows one case and nothing else. There is nothing to compare it with, so a sentence says which configurations
    /// it breaks, unless the subject has a map of its configurations.
    private var showsOneCase: Bool {
        S.pageParts.matrix == nil && Set(items.map(\.path)).count == 1 && shown.count == items.count && missing.isEmpty
            && flaky.isEmpty
    }

    /// The end of the growth curves.
    private var end: CampaignStatisticsLine? {
        growth.last.flatMap { last in
            campaign.map {
                CampaignStatisticsLine(
                    elapsed_s: max($0.elapsed_s, last.elapsed_s), cases: $0.cases, mechanisms: $0.mechanisms.count,
                    incidents: last.incidents, restarts: last.restarts)
            }
        }
    }

    private var figures: [(number: String, label: String)] {
        var figures = [("\(mechanismCount)", mechanismCount == 1 ? "mechanism" : "mechanisms")]
        if compares { figures.append(("\(newCount)", newLabel)) }
        figures.append(("\(brokenCount) / \(searched.count)", "configurations break"))
        if let liveness = S.Verdict.liveness, starvedCount > 0 {
            figures.append(
                ("\(starvedCount)", "\(liveness.verdict.rawValue), \(cleanAndStarvedCount) of them otherwise clean"))
        }
        if let cases = campaign?.cases ?? growth.last?.cases {
            figures.append((cases.grouped, campaign?.isRunning == true ? "cases searched so far" : "cases searched"))
        }
        return figures
    }

    /// Returns the anchor of a mechanism on the page.
    private func anchor(_ mechanism: S.Mechanism) -> String? {
        items.first { $0.mechanism == mechanism }.map {
            $0.novelty == .known && !showsAll ? HTMLKnown<S>.anchor : $0.anchor
        }
    }

    private var findingsSection: HTML {
        let rest = omission.map { "<p class=\"faint\">\($0)</p>" as HTML } ?? .empty
        let nothing: HTML =
            mechanismCount == 0
            ? "<p>No findings.</p>" : shown.isEmpty ? "<p>Nothing is \(newLabel).</p>" : S.pageParts.pictureLegend
        return """
            <section>
            <h2>\(showsAll || named.isEmpty ? "Findings" : "New findings")</h2>
            \(showsOneCase && items.count == 1 ? .empty : HTMLIndex<S>(self).table)
            \(nothing)
            \(shown.map { $0.article(isOnly: showsOneCase) })
            \(flaky.map(\.article))
            \(unrepeated.map(\.article))
            \(rest)
            </section>
            """
    }
}

/// The known mechanisms, with their cases.
struct HTMLKnown<S: DescribableSubject> {
    static var anchor: String { "known" }
    private let report: Report<S>

    init(_ report: Report<S>) { self.report = report }

    var section: HTML {
        guard !report.named.isEmpty else { return .empty }
        let items = report.named.map { item -> HTML in
            "<li>\(item.mechanism.description)<br><code>\(item.command)</code></li>\n"
        }
        return """
            <section id="\(Self.anchor)">
            <h2>\(report.knownLabel.capitalizedFirst)</h2>
            <ul class="known">
            \(items)</ul>
            </section>
            """
    }
}

extension Report.Unshown {
    /// The finding without a picture, since there is no run to describe.
    fileprivate var article: HTML {
        """
        <article>
        <header>
        <h3>\(mechanism.description) <span class="badge">\(remark)</span></h3>
        </header>
        <div class="story">
        <p class="case"><code>\(finding.testCase.description)</code></p>
        <p class="faint"><code>\(finding.configuration.description)</code></p>
        \(sentences.map { "<p>\($0)</p>" as HTML })
        \(command.map { "<p><code>\($0)</code></p>" as HTML } ?? .empty)
        </div>
        </article>

        """
    }
}

extension UnrepeatedCase {
    fileprivate var article: HTML {
        """
        <article>
        <header>
        <h3>\(title.capitalizedFirst) <span class="badge">\(remark)</span></h3>
        </header>
        <div class="story">
        <p class="faint"><code>\(configuration)</code></p>
        \(flakiness.sentences.map { "<p>\($0)</p>" as HTML })
        </div>
        </article>

        """
    }
}

extension Report.Item {
    /// The anchor that links to the finding use.
    var anchor: String { "finding-\(mechanism)" }

    /// - Parameter isOnly: whether the page shows no other case.
    fileprivate func article(isOnly: Bool) -> HTML {
        let label = novelty == .known && acknowledgement == nil ? nil : remark
        let badge = label.map { " <span class=\"badge\">\($0)</span>" as HTML }
        return HTMLCard<S>(
            anchor: anchor, title: "<a href=\"#\(anchor)\">\(mechanism.description)</a>\(badge ?? .empty)",
            lead: title.capitalizedFirst + ".", file: file, configuration: configuration,
            story: story,
            facts: acceptance.map(\.html) + [
                HTMLCard<S>.fact(breaksLabel, isOnly ? sentence : "\(breaksCount)\(HTMLCard<S>.list(broken))"),
                HTMLCard<S>.fact(healing.label, healingList),
            ], command: command
        ).article
    }

    /// The configurations that the mechanism breaks, in a sentence.
    private var sentence: HTML {
        let patterns = broken.map { "<code>\($0.description)</code>" as HTML }
        let list = patterns.dropFirst().reduce(patterns.first ?? .empty) { "\($0), \($1)" }
        return "\(breaksCount): \(list)."
    }

    private var healingList: HTML {
        let clauses = healing.clauses.map { part, values -> HTML in
            "<li><b>\(part)</b> \(values.joined(separator: ", "))</li>"
        }
        let remarks = healing.remarks.map { "<li class=\"faint\">\($0)</li>" as HTML }
        return "<ul class=\"plain\">\(clauses)\(remarks)</ul>"
    }
}
