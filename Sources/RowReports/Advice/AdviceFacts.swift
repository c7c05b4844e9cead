import BindingFuzz
import FuzzReports

extension Advice {
    /// Why what whoever asks has is not safe.
    package struct Objection {
        /// Where it is not.
        package let configuration: Configuration
        /// What speaks against it.
        package let decision: Decision<RowModel>

        /// The case, and what becomes of it, on one line.
        package var words: String {
            switch (decision.failure, decision.liveness) {
            case (.failing(let testCase, let mechanism), _): "\(mechanism) in \(testCase)"
            case (_, .starved(let testCase)): "starves, a delivery is never made after \(testCase)"
            default: "not proven"
            }
        }

        /// What tells the rest.
        package var command: String {
            guard !configuration.delivery.hasName else { return "bindfuzz prove --explain \(configuration)" }
            // No pattern can name the chain.
            var named = configuration
            named.delivery = .immediate
            return "bindfuzz prove --explain \(named) --delivery \(configuration.delivery.rawValue)"
        }
    }

    /// What speaks against what whoever asks has, in the first situation in which it is not safe; nil where it is.
    package var objection: Objection? {
        let safe = Set(situations(safeWith: existing))
        guard let situation = situations.first(where: { !safe.contains($0) }) else { return nil }
        let configuration = situation.configuration(with: existing)
        var prover = Prover()
        return Objection(configuration: configuration, decision: prover.decide(configuration))
    }

    /// Few patterns of the configurations that a recipe comes to in some of the situations.
    package func patterns(_ chosen: [Situation], with recipe: Recipe) -> [String] {
        ConfigurationPattern.covering(
            chosen.map { $0.configuration(with: recipe) }, among: situations.map { $0.configuration(with: recipe) }
        ).map(\.description)
    }

    /// The recipe with an index that is told where none is safe everywhere: the one that is in the most situations. Nil where
    /// an index is safe everywhere, or nowhere, or not asked for.
    package var nearest: Recipe? {
        safe.contains { $0.access == .index } ? nil : widest(with: .index)
    }

    /// Whether an index may be used, as far as what is kept says.
    package var triesIndex: Bool { tried.contains { $0.access == .index } }

    /// The handlers of the situations, each once.
    package var handlers: [Handler] { Handler.allCases.filter(situations.map(\.handler).contains) }
}

/// Situations in which the same recipes with an index are safe.
package struct ChainGroup {
    /// The situations, as patterns of configurations.
    package let patterns: [String]
    /// How many chains were tried.
    package let tried: Int
    /// For each chain with a recipe that is safe the cheapest of these, the cheapest first.
    package let recipes: [Recipe]

    /// The groups, in the order of their first situations.
    package static func all(of advice: Advice) -> [ChainGroup] {
        var groups: [(recipes: [Recipe], situations: [Situation])] = []
        for situation in advice.situations {
            var chains: Set<Delivery> = []
            let recipes = advice.recipes(safeIn: situation, with: .index).filter { chains.insert($0.delivery).inserted }
            if let position = groups.firstIndex(where: { $0.recipes == recipes }) {
                groups[position].situations.append(situation)
            } else {
                groups.append((recipes, [situation]))
            }
        }
        let tried = Set(advice.tried.map(\.delivery)).count
        return groups.map { group in
            let plain = advice.situations.map { $0.configuration(with: .plain) }
            let patterns = ConfigurationPattern.covering(
                group.situations.map { $0.configuration(with: .plain) }, among: plain)
            return ChainGroup(patterns: patterns.map(\.withoutRecipe), tried: tried, recipes: group.recipes)
        }
    }
}

extension ConfigurationPattern<Configuration> {
    /// The pattern with any delivery and guard.
    fileprivate var withoutRecipe: String {
        let recipeParts = ["delivery", "guard"]
        return zip(Configuration.partNames, choices).map { name, choice in
            recipeParts.contains(name) ? "*" : choice ?? "*"
        }.joined(separator: "/")
    }
}
