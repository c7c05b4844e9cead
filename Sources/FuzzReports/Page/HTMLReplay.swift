import FuzzEngine
import FuzzCorpus

/// The page for one case, with a picture for each mechanism by which it fails.
extension Replay {
    /// The complete page.
    package var html: String {
        let pictures = pictures
        return HTMLPage(
            program: S.program, title: name, heading: "<span class=\"path\">\(name)</span>", figures: figures,
            content: """
                \(file.notes.map { "<p>\($0)</p>" as HTML })
                <section>
                <h2>Timeline</h2>
                \(S.pageParts.pictureLegend)
                \(pictures.map(article))
                </section>
                \(expected)
                <section id="matrix">
                <h2>\(S.Configuration.fullMatrix.count.counted("configuration"))</h2>
                <p>\(sentence)</p>
                </section>
                """,
            footer: "<p>As text: <code>\(command(shown))</code></p>"
        ).text
    }

    /// The expectations of the file and its state, if it has any.
    private var expected: HTML {
        let lines = expectations + findingState
        guard !lines.isEmpty else { return "" }
        return """
            <section>
            <h2>\(expectations.isEmpty ? "Open or fixed" : "Expectations")</h2>
            <dl class="why expected">\(lines.map(\.html))</dl>
            </section>
            """
    }

    /// A configuration whose run is drawn, and its mechanism.
    private typealias Picture = (configuration: S.Configuration, mechanism: S.Mechanism?)

    /// The shown configuration, and the first configuration of each other mechanism.
    private var pictures: [Picture] {
        var pictures: [Picture] = []
        if !configurations.contains(shown) {
            pictures.append((shown, S.Runner(under: []).run(file.testCase, under: shown).mechanism))
        }
        for (configuration, outcome) in zip(configurations, outcomes) {
            let mechanism = outcome.mechanism
            let isDrawn = pictures.contains { $0.mechanism == mechanism }
            if configuration == shown {
                pictures.removeAll { $0.mechanism == mechanism }
                pictures.insert((configuration, mechanism), at: 0)
            } else if mechanism != nil && !isDrawn {
                pictures.append((configuration, mechanism))
            }
        }
        return pictures
    }

    private var figures: [(number: String, label: String)] {
        let steps = file.testCase.steps.count
        let broken = outcomes.count(where: \.isFailure)
        let starved = outcomes.count(where: \.isStarved)
        return [
            ("\(steps)", steps == 1 ? "step" : "steps"),
            ("\(broken) / \(configurations.count)", "configurations break"),
        ] + (S.Verdict.liveness.map { starved > 0 ? [("\(starved)", $0.verdict.rawValue)] : [] } ?? []) + [
            ("\(unmetExpectations.count)", unmetExpectations.count == 1 ? "expectation fails" : "expectations fail")
        ]
    }

    private func article(_ picture: Picture) -> HTML {
        let alike = zip(configurations, outcomes).filter { $0.1.mechanism == picture.mechanism }.map(\.0)
        let patterns = ConfigurationPattern.covering(configurations.map(Set(alike).contains), among: configurations)
        let isStandard = S.Configuration.standardMatrix.contains(picture.configuration)
        let explanation = CaseExplanation<S>(
            of: file.testCase, shown: picture.configuration,
            among: isStandard ? S.Configuration.standardMatrix : S.Configuration.fullMatrix)
        let likewise = HTMLCard<S>.fact(
            "Likewise", "\(alike.count) of the \(configurations.count) configurations\(HTMLCard<S>.list(patterns))")
        let title = picture.mechanism?.description ?? "clean"
        return HTMLCard<S>(
            anchor: Self.anchor(picture.mechanism), title: "\(title)",
            lead: picture.mechanism.map { S.phrase(for: $0, under: picture.configuration).capitalizedFirst + "." }
                ?? "It \(S.meaning(of: .clean)).",
            file: CaseFile<S>(file.testCase), configuration: picture.configuration,
            story: S.isolatedStory(of: file.testCase, under: picture.configuration),
            facts: (configurations.count > 1 ? [likewise] : []) + explanation.paragraphs.map(\.html),
            command: command(picture.configuration)
        ).article
    }

    private static func anchor(_ mechanism: S.Mechanism?) -> String { "finding-\(mechanism?.description ?? "clean")" }

    private func command(_ configuration: S.Configuration) -> String {
        S.invocation.command("replay", name, "--configurations", configuration.description)
    }

    /// The configurations of the full matrix that the case breaks, in a sentence.
    private var sentence: String {
        let all = S.Configuration.fullMatrix
        let outcomes = S.Runner(under: all).run(file.testCase)
        func list(_ isSo: (S.Outcome) -> Bool) -> String? {
            let matches = outcomes.map(isSo)
            let count = matches.count { $0 }
            guard count > 0 else { return nil }
            guard count < all.count else { return "every configuration" }
            return "\(count.grouped) of \(all.count.grouped) configurations: "
                + ConfigurationPattern.list(ConfigurationPattern.covering(matches, among: all))
        }
        let broken = list(\.isFailure).map { "The case breaks \($0)." } ?? "The case breaks no configuration."
        guard let liveness = S.Verdict.liveness, let starved = list(\.isStarved) else { return broken }
        return broken + " It \(liveness.starves) under \(starved)."
    }
}
