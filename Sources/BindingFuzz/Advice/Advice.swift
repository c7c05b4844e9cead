/// The recipes that are safe in some situations, and the recommended ones among them.
///
/// Safe means proven to be free of stale reads, and to deliver, in every case. A recipe has to be safe in all of the situations: an
/// app that leaves a part open is deployed in every way that the part allows.
package struct Advice: Sendable {
    /// The situations that a recipe is for; at least one.
    package let situations: [Situation]
    /// The parts that every recipe has to have.
    package let kept: [KeptPart]
    /// The recipes that were tried, the cheapest first.
    package let tried: [Recipe]
    /// The tried recipes that are safe in every situation, the cheapest first.
    package let safe: [Recipe]
    /// The safe recipes that no other safe recipe undercuts: none costs less by some criterion and no more by the others.
    package let recommended: [Recipe]
    /// For each tried recipe, whether it is safe in each of the situations.
    private let safety: [Recipe: [Bool]]

    /// Tries recipes.
    ///
    /// - Parameters:
    ///   - situations: at least one.
    ///   - kept: the parts that every recipe has to have; each part once.
    ///   - deliveries: the deliveries to try if the delivery is not kept.
    ///   - threads: the threads to use.
    ///   - goesOn: called with the numbers of finished and of all pieces of work. The work ends if it returns false.
    /// - Returns: nil if the work was ended.
    package init?(
        for situations: [Situation], keeping kept: [KeptPart] = [], among deliveries: [Delivery] = Delivery.allCases,
        on threads: SearchThreads = .caller, goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
    ) {
        var deliveries = deliveries
        for case .delivery(let delivery) in kept { deliveries = [delivery] }
        let handlers = situations.map(\.handler)
        let keepsDelivery = kept.contains { $0.part == "delivery" }
        let recipes = Recipe.all(deliveries).filter { recipe in
            // A lookup needs no invented chain: it is safe with no hop at all.
            let isOfUse = recipe.access == .index || recipe.delivery.hasName || keepsDelivery
            return isOfUse && kept.allSatisfy { $0.isPart(of: recipe) }
        }
        let costs = Dictionary(uniqueKeysWithValues: recipes.map { ($0, RecipeCost(of: $0, for: handlers)) })
        func cost(_ recipe: Recipe) -> RecipeCost { costs[recipe] ?? RecipeCost(of: recipe, for: handlers) }
        // Recipes of equal cost keep the order of their configurations.
        tried = recipes.sorted { (cost($0), $0.rank) < (cost($1), $1.rank) }
        guard let safety = Self.safety(of: tried, in: situations, on: threads, goesOn: goesOn) else { return nil }
        let safe = tried.filter { safety[$0]?.allSatisfy(\.self) ?? false }
        self.situations = situations
        self.kept = kept
        self.safety = safety
        self.safe = safe
        recommended = safe.filter { recipe in !safe.contains { cost(recipe).isMoreForNothing(than: cost($0)) } }
    }

    /// The developer's existing recipe: the kept parts, completed with the parts of the plain recipe.
    package var existing: Recipe { kept.reduce(into: .plain) { recipe, part in part.put(into: &recipe) } }

    /// Returns the situations in which a recipe is safe.
    package func situations(safeWith recipe: Recipe) -> [Situation] {
        zip(situations, safety[recipe] ?? []).filter(\.1).map(\.0)
    }

    /// Returns the recipe that is safe in the most situations, the cheapest of several, or nil if none is safe in any.
    ///
    /// - Parameter access: the access of the recipe.
    package func widest(with access: Access) -> Recipe? {
        var widest: (recipe: Recipe, count: Int)?
        for recipe in tried where recipe.access == access {
            let count = safety[recipe]?.count(where: \.self) ?? 0
            if count > widest?.count ?? 0 { widest = (recipe, count) }
        }
        return widest?.recipe
    }

    /// Returns the recipes with an access that are safe in a situation, the cheapest first.
    package func recipes(safeIn situation: Situation, with access: Access) -> [Recipe] {
        guard let position = situations.firstIndex(of: situation) else { return [] }
        return tried.filter { $0.access == access && safety[$0]?[position] ?? false }
    }
}

extension Advice {
    /// The number of pieces between two calls of `goesOn`: enough for some threads, and not long.
    private static let piecesAtOnce = 8

    /// Returns whether recipes are safe in each of some situations, or nil if the work was ended.
    private static func safety(
        of recipes: [Recipe], in situations: [Situation], on threads: SearchThreads,
        goesOn: (_ done: Int, _ total: Int) -> Bool
    ) -> [Recipe: [Bool]]? {
        let ofPieces = Dictionary(
            grouping: situations.flatMap { situation in recipes.map { situation.configuration(with: $0) } },
            by: GraphFamily.init)
        // Sorting the configurations makes the order independent of the threads.
        let pieces = ofPieces.values.sorted { $0[0] < $1[0] }
        var safe: Set<Configuration> = []
        var done = 0
        while done < pieces.count {
            guard goesOn(done, pieces.count) else { return nil }
            let part = Array(pieces[done..<min(done + piecesAtOnce, pieces.count)])
            let found = threads.map(part) { _, configurations in
                var prover = Prover()
                return configurations.filter { prover.isSafe($0) }
            }
            for configurations in found { safe.formUnion(configurations) }
            done += part.count
        }
        return Dictionary(
            uniqueKeysWithValues: recipes.map { recipe in
                (recipe, situations.map { safe.contains($0.configuration(with: recipe)) })
            })
    }
}

extension Recipe {
    /// The position in the order of configurations that differ only in their recipes.
    fileprivate var rank: Int {
        (delivery.order * Guard.allCases.count + `guard`.ordinal) * Access.allCases.count + access.ordinal
    }
}
