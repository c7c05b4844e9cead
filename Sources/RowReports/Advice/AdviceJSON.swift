import BindingFuzz
import FilesAndProcesses
import FuzzCorpus
import FuzzReports

/// Advice as JSON, for programs.
package struct AdviceJSON: Encodable {
    private struct Existing: Encodable {
        let recipe: String
        let safeIn: Int
        /// The first configuration that is not safe. The objection to it follows.
        let configuration: String?
        let objection: String?
        let command: String?
        /// The objection where only the observer of the run loop updates body, if it is another one.
        let observer: Objected?
    }

    private struct Objected: Encodable {
        let configuration: String
        let objection: String
        let command: String

        init(_ objection: Advice.Objection) {
            configuration = objection.configuration.description
            self.objection = objection.words
            command = objection.command
        }
    }

    private struct Told: Encodable {
        let recipe: String
        let runs: String
        let skips: String
        let takes: String
        /// The SwiftUI code: the publisher that rows subscribe to, the rows in their container, the row, and the schedulers to
        /// copy.
        let publisher: String
        let rows: String
        let row: String
        let schedulers: [String]
    }

    private struct Nearest: Encodable {
        let recipe: String
        let safeIn: Int
        let notIn: [String]
    }

    private struct Chains: Encodable {
        let configurations: [String]
        let tried: Int
        let safe: [String]
    }

    private let situations: Int
    private let platforms: [String]
    private let containers: [String]
    private let handlers: [String]
    private let kept: [String]
    private let existing: Existing
    private let recipes: [Told]
    private let otherSafeRecipes: Int
    /// The recipe with an index that is safe in the most situations, set only if none is safe everywhere.
    private let nearestWithIndex: Nearest?
    private let chains: [Chains]?

    /// Returns the advice as one JSON object.
    package static func text(_ advice: Advice, includingChains includesChains: Bool) throws -> String {
        try JSONText.document(AdviceJSON(advice, includesChains))
    }

    private init(_ advice: Advice, _ includesChains: Bool) {
        situations = advice.situations.count
        platforms = Platform.allCases.filter(advice.situations.map(\.platform).contains).map(\.rawValue)
        containers = Container.allCases.filter(advice.situations.map(\.container).contains).map(\.rawValue)
        handlers = advice.handlers.map(\.rawValue)
        kept = advice.kept.map(\.description)
        let objection = advice.objection
        existing = Existing(
            recipe: advice.existing.description, safeIn: advice.situations(safeWith: advice.existing).count,
            configuration: objection?.configuration.description, objection: objection?.words,
            command: objection?.command, observer: advice.objectionOfObserver.map(Objected.init))
        let handler = advice.handlers.first ?? .read
        recipes = advice.recommended.map { recipe in
            let code = RecipeCode(recipe.guard, recipe.access, handler)
            return Told(
                recipe: recipe.description, runs: recipe.whenItRuns(advice.handlers), skips: recipe.whatIsSkipped,
                takes: recipe.whatAnAccessTakes, publisher: RecipeCode.publisher(recipe.delivery), rows: code.rows,
                row: code.row, schedulers: RecipeSchedulers.sources(for: recipe.delivery))
        }
        otherSafeRecipes = advice.safe.count - recipes.count
        nearestWithIndex = advice.nearest.map { recipe in
            let safe = advice.situations(safeWith: recipe)
            return Nearest(
                recipe: recipe.description, safeIn: safe.count,
                notIn: advice.patterns(advice.situations.filter { !safe.contains($0) }, with: recipe))
        }
        chains =
            includesChains
            ? ChainGroup.all(of: advice).map { group in
                Chains(configurations: group.patterns, tried: group.tried, safe: group.recipes.map(\.description))
            } : nil
    }
}
