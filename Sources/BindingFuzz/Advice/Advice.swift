/// Which recipes are safe in some situations, and which of them are worth naming.
///
/// Safe means proven, and delivering, in every case there is. It has to hold in all of the situations: whoever leaves a part open
/// has an app that is deployed in every way that the part has.
public struct Advice: Sendable {
    /// What a recipe is for; at least one situation.
    public let situations: [Situation]
    /// What the recipes have to have.
    public let kept: [KeptPart]
    /// The recipes that were tried, the cheapest first.
    public let tried: [Recipe]
    /// Those of them that are safe in every situation, the cheapest first.
    public let safe: [Recipe]
    /// Those of the safe ones than which no other is cheaper in each respect.
    public let recommended: [Recipe]
    /// For each recipe that was tried, whether it is safe in each of the situations.
    private let safety: [Recipe: [Bool]]

    /// Tries recipes.
    ///
    /// - Parameters:
    ///   - situations: at least one.
    ///   - kept: what the recipes have to have; each part once.
    ///   - deliveries: what is tried where the delivery is not kept.
    ///   - threads: what is used.
    ///   - goesOn: told how many of how many pieces of work are done; the work ends where it says no.
    /// - Returns: nil where the work was ended.
    public init?(
        for situations: [Situation], keeping kept: [KeptPart] = [], among deliveries: [Delivery] = Delivery.allCases,
        on threads: SearchThreads = .caller, goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
    ) {
        var deliveries = deliveries
        for case .delivery(let delivery) in kept { deliveries = [delivery] }
        let handlers = situations.map(\.handler)
        let keepsDelivery = kept.contains { $0.part == "delivery" }
        let recipes = Recipe.all(deliveries).filter { recipe in
            // A lookup needs no chain that somebody thinks of: it is safe with no hop at all.
            let isOfUse = recipe.access == .index || recipe.delivery.hasName || keepsDelivery
            return isOfUse && kept.allSatisfy { $0.isPart(of: recipe) }
        }
        let costs = Dictionary(uniqueKeysWithValues: recipes.map { ($0, RecipeCost(of: $0, for: handlers)) })
        func cost(_ recipe: Recipe) -> RecipeCost { costs[recipe] ?? RecipeCost(of: recipe, for: handlers) }
        // Of recipes that cost the same the one comes first whose configuration does.
        tried = recipes.sorted { (cost($0), $0.rank) < (cost($1), $1.rank) }
        guard let safety = Self.safety(of: tried, in: situations, on: threads, goesOn: goesOn) else { return nil }
        let safe = tried.filter { safety[$0]?.allSatisfy(\.self) ?? false }
        self.situations = situations
        self.kept = kept
        self.safety = safety
        self.safe = safe
        recommended = safe.filter { recipe in !safe.contains { cost(recipe).isMoreForNothing(than: cost($0)) } }
    }

    /// What whoever asks has: what is kept, and what is written first in place of the rest.
    public var existing: Recipe { kept.reduce(into: .plain) { recipe, part in part.put(into: &recipe) } }

    /// The situations in which a recipe is safe.
    public func situations(safeWith recipe: Recipe) -> [Situation] {
        zip(situations, safety[recipe] ?? []).filter(\.1).map(\.0)
    }

    /// The recipe that is safe in the most situations, and of those the cheapest; nil where none is safe in any.
    ///
    /// - Parameter access: what it has.
    public func widest(with access: Access) -> Recipe? {
        var widest: (recipe: Recipe, count: Int)?
        for recipe in tried where recipe.access == access {
            let count = safety[recipe]?.count(where: \.self) ?? 0
            if count > widest?.count ?? 0 { widest = (recipe, count) }
        }
        return widest?.recipe
    }

    /// The recipes with an access that are safe in a situation, the cheapest first.
    public func recipes(safeIn situation: Situation, with access: Access) -> [Recipe] {
        guard let position = situations.firstIndex(of: situation) else { return [] }
        return tried.filter { $0.access == access && safety[$0]?[position] ?? false }
    }
}

extension Advice {
    /// How many pieces of work are done between two looks at whether it goes on: enough for some threads, and not long.
    private static let piecesAtOnce = 8

    /// Whether recipes are safe in each of some situations; nil where the work was ended.
    private static func safety(
        of recipes: [Recipe], in situations: [Situation], on threads: SearchThreads,
        goesOn: (_ done: Int, _ total: Int) -> Bool
    ) -> [Recipe: [Bool]]? {
        let ofPieces = Dictionary(
            grouping: situations.flatMap { situation in recipes.map { situation.configuration(with: $0) } },
            by: GraphFamily.init)
        // Configurations have an order, which threads do not change.
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
    /// The place in the order of configurations that differ in nothing but their recipes.
    fileprivate var rank: Int {
        (delivery.order * Guard.allCases.count + `guard`.ordinal) * Access.allCases.count + access.ordinal
    }
}
