import BindingFuzz
import FuzzReports

extension Advice {
    /// A counterexample to the safety of the existing recipe.
    package struct Objection {
        /// The configuration in which the recipe is not safe.
        package let configuration: Configuration
        /// The decision on that configuration.
        package let decision: Decision<RowModel>

        /// The case and its mechanism, on one line.
        package var words: String {
            switch (decision.failure, decision.liveness) {
            case (.failing(let testCase, let mechanism), _): "\(mechanism) in \(testCase)"
            case (_, .starved(let testCase)): "starves: a delivery never arrives after \(testCase)"
            default: "not proven"
            }
        }

        /// The command that explains the decision.
        package var command: String {
            guard !configuration.delivery.hasName else { return "bindfuzz prove --explain \(configuration)" }
            // Patterns cannot express an unnamed chain.
            var named = configuration
            named.delivery = .immediate
            return "bindfuzz prove --explain \(named) --delivery \(configuration.delivery.rawValue)"
        }
    }

    /// The objection to the existing recipe, in the first situation in which it is not safe, or nil if it is safe.
    package var objection: Objection? {
        let safe = Set(situations(safeWith: existing))
        return situations.first { !safe.contains($0) }.map(objection)
    }

    /// The objection to the existing recipe where only the observer of the run loop updates body, or nil if the recipe is safe there,
    /// or fails in the same way where a touch updates body.
    package var objectionOfObserver: Objection? {
        let safe = Set(situations(safeWith: existing))
        let situation = situations.first { situation in
            situation.platform == .iosObserver && !safe.contains(situation)
                && situations.contains(Situation(.ios, situation.container, situation.handler))
        }
        guard let situation else { return nil }
        let found = objection(in: situation)
        let inTouch = objection(in: Situation(.ios, situation.container, situation.handler))
        return found.words == inTouch.words ? nil : found
    }

    private func objection(in situation: Situation) -> Objection {
        let configuration = situation.configuration(with: existing)
        var prover = Prover()
        return Objection(configuration: configuration, decision: prover.decide(configuration))
    }

    /// Whether the situations have both ways in which iOS updates body.
    package var hasBothUpdates: Bool {
        let platforms = situations.map(\.platform)
        return platforms.contains(.ios) && platforms.contains(.iosObserver)
    }

    /// Returns a short list of patterns for the configurations of a recipe in some of the situations.
    package func patterns(_ chosen: [Situation], with recipe: Recipe) -> [String] {
        ConfigurationPattern.covering(
            chosen.map { $0.configuration(with: recipe) }, among: situations.map { $0.configuration(with: recipe) }
        ).map(\.description)
    }

    /// The recipe with an index to suggest if none is safe everywhere: the one that is safe in the most situations. Nil if an index
    /// is safe everywhere or nowhere, or was not tried.
    package var nearest: Recipe? {
        safe.contains { $0.access == .index } ? nil : widest(with: .index)
    }

    /// Whether the kept parts allow an index.
    package var triesIndex: Bool { tried.contains { $0.access == .index } }

    /// The handlers of the situations, each once.
    package var handlers: [Handler] { Handler.allCases.filter(situations.map(\.handler).contains) }
}

/// A group of situations in which the same recipes with an index are safe.
package struct ChainGroup {
    /// The situations, as patterns of configurations.
    package let patterns: [String]
    /// The number of chains that were tried.
    package let tried: Int
    /// The cheapest safe recipe of each chain that has one, the cheapest first.
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
    /// The same pattern for any delivery and guard.
    fileprivate var withoutRecipe: String {
        let recipeParts = ["delivery", "guard"]
        return zip(Configuration.partNames, choices).map { name, choice in
            recipeParts.contains(name) ? "*" : choice ?? "*"
        }.joined(separator: "/")
    }
}
