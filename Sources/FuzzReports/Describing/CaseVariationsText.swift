import FuzzEngine

/// The text of the variations, in which one sentence covers all variations with the same effect.
extension CaseVariations {
    /// Returns which steps, orders and numbers of a case matter, in the width of the style.
    ///
    /// - Parameters:
    ///   - name: the name of the case, for example the path of its file.
    ///   - style: the width, and whether to use colors.
    package func text(name: String, style: TextStyle = .plain) -> String {
        let verdict = outcome.mechanism.map { S.phrase(for: $0, under: configuration) } ?? "clean"
        var text = style.paint(name.visible, .heading) + "\n"
        for line in WrappedText.lines(testCase.tied, width: style.width - 2, hanging: 2) { text += "  \(line)\n" }
        text += "\n" + style.paint("\(configuration)", .heading) + "\n  "
        let lines = WrappedText.lines(verdict, width: style.width - 2, hanging: 2)
        let ink = outcome.mechanism == nil ? Ink.good : .bad
        text += lines.map { style.paint($0, ink) }.joined(separator: "\n  ") + "\n\n"
        return text + LabelledText.lines(paragraphs, style: style).map { $0 + "\n" }.joined()
    }

    /// The sentences, grouped by the kind of change.
    var paragraphs: [LabelledText] {
        labelled("Steps", dropSentences) + labelled("Order", swapSentences) + labelled("Numbers", numberSentences)
    }

    private func labelled(_ label: String, _ sentences: [String]) -> [LabelledText] {
        sentences.enumerated().map { LabelledText(label: $0 == 0 ? label : "", text: $1) }
    }

    private var dropSentences: [String] {
        guard !drops.isEmpty else { return ["The case has no steps."] }
        var sentences = grouped(drops.enumerated().map { ($0 + 1, $1) }).map { effect, steps in
            let names = steps.map(name)
            if effect == .same {
                guard let canDropAll else { return "\(names[0].capitalizedFirst) can be dropped." }
                let together = canDropAll ? "and so can all of them together" : "but not all of them together"
                return "Each of \(names.list("and")) can be dropped, \(together)."
            }
            return "Without \(names.list("or")) \(consequence(effect))."
        }
        if outcome.mechanism != nil && !drops.contains(.same) { sentences.append("No step can be dropped.") }
        return sentences
    }

    private var swapSentences: [String] {
        let pairs = swaps.enumerated().compactMap { index, effect in effect.map { (index + 1, $0) } }
        return grouped(pairs).flatMap { effect, firsts in
            if effect == .same { return firsts.runs.map(swappable) }
            let names = firsts.map { "\(name($0)) and \(name($0 + 1))" }
            return ["With \(names.list("or")) swapped \(consequence(effect))."]
        }
    }

    /// - Parameter firsts: the first step of each pair of neighbors.
    private func swappable(_ firsts: ClosedRange<Int>) -> String {
        let ends = (name(firsts.lowerBound), name(firsts.upperBound + 1))
        return firsts.count == 1
            ? "\(ends.0.capitalizedFirst) and \(ends.1) can be swapped."
            : "From \(ends.0) to \(ends.1) any two neighbors can be swapped."
    }

    private var numberSentences: [String] {
        numbers.map { number in
            switch number.place {
            case .step(let step, let position, let count):
                let name = count == 1 ? "\(number.value)" : "\(position.ordinal) number"
                return alternatives(to: "The \(name) of \(self.name(step))", "be", number.effects)
            case .start(let noun):
                let start = "It starts with \(number.value.counted(noun)), and"
                return alternatives(to: start, "start with", number.effects)
            }
        }
    }

    /// Returns the effects of other numbers: `The 0 of step 1 could be 2 or 4; with 1 it is clean: no handler is called.`
    private func alternatives(
        to number: String, _ verb: String, _ effects: [(value: Int, effect: Effect)]
    ) -> String {
        let groups = grouped(effects.map { ($0.value, $0.effect) })
        var clauses: [String] = []
        if let same = groups.first(where: { $0.0 == .same }) {
            let values = groups.count == 1 ? "any other number" : same.1.ranges.list("or")
            clauses.append("\(number) could \(verb) \(values)")
        } else {
            clauses.append("\(number) cannot \(verb) another number")
        }
        for (effect, values) in groups where effect != .same {
            clauses.append("with \(values.ranges.list("or")) \(consequence(effect))")
        }
        return clauses.joined(separator: "; ") + "."
    }

    private func consequence(_ effect: Effect) -> String {
        switch effect {
        case .same: "nothing changes"
        case .clean(let reason): "it is clean: \(reason)"
        case .starved(let reason): "it \(S.Verdict.liveness?.starves ?? ""): \(reason)"
        case .failing(let mechanism):
            (!outcome.isFailure ? "it breaks: " : "it breaks by another mechanism: ")
                + S.phrase(for: mechanism, under: configuration)
        }
    }

    private func name(_ step: Int) -> String { testCase.name(ofStep: step) }

    /// Groups numbers by their effect, in the order of first appearance. Numbers without an effect come last.
    private func grouped(_ pairs: [(Int, Effect)]) -> [(Effect, [Int])] {
        var groups: [(Effect, [Int])] = []
        for (number, effect) in pairs {
            if let index = groups.firstIndex(where: { $0.0 == effect }) {
                groups[index].1.append(number)
            } else {
                groups.append((effect, [number]))
            }
        }
        return groups.filter { $0.0 != .same } + groups.filter { $0.0 == .same }
    }
}

extension [Int] {
    /// Ascending numbers, grouped into ranges without gaps.
    fileprivate var runs: [ClosedRange<Int>] {
        reduce(into: []) { runs, number in
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
    }

    /// Ascending numbers, with three or more consecutive ones written as a range: `0`, `2…7`.
    fileprivate var ranges: [String] {
        runs.flatMap { run in run.count < 3 ? run.map(String.init) : ["\(run.lowerBound)…\(run.upperBound)"] }
    }
}

extension Int {
    /// The ordinal in words, as in `first number`.
    fileprivate var ordinal: String {
        switch self {
        case 1: "first"
        case 2: "second"
        case 3: "third"
        default: "\(self)th"
        }
    }
}
