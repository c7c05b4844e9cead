import AppIntents
import SwiftUI

struct Recipe: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Recipe" }
    static var defaultQuery: RecipeQuery { RecipeQuery() }

    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct RecipeQuery: EntityQuery {
    func entities(for identifiers: [Recipe.ID]) async throws -> [Recipe] {
        identifiers.map { Recipe(id: $0, name: "Recipe \($0)") }
    }

    func suggestedEntities() async throws -> [Recipe] { [Recipe(id: 1, name: "Soup")] }
}

enum Course: String, AppEnum {
    case starter, dessert

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Course" }
    static var caseDisplayRepresentations: [Course: DisplayRepresentation] {
        [.starter: "Starter", .dessert: DisplayRepresentation(title: "Dessert", subtitle: "Sweet")]
    }
}

struct CookIntent: AppIntent {
    static let title: LocalizedStringResource = "Cook"
    static let description = IntentDescription("Starts to cook a recipe.")
    static let openAppWhenRun: Bool = true

    @Parameter(title: "Recipe")
    var recipe: Recipe?

    @Parameter(title: "Course", default: .starter)
    var course: Course

    static var parameterSummary: some ParameterSummary {
        Summary("Cook \(\.$recipe)")
    }

    init() {}

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Cooking \(recipe?.name ?? "something")")
    }
}

struct CountIntent: AppIntent {
    static let title: LocalizedStringResource = "Count"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        return .result(value: 3)
    }
}

struct KitchenShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CookIntent(),
            phrases: ["Cook with \(.applicationName)", "Cook \(\.$recipe) in \(.applicationName)"],
            shortTitle: "Cook", systemImageName: "fork.knife")
    }
}

struct KitchenView: View {
    @State private var message = "Nothing cooks"

    var body: some View {
        Text(message)
        Button("Cook") {
            Task {
                _ = try await CookIntent().perform()
                message = "Cooking"
            }
        }
        Button("Count", intent: CountIntent())
    }
}
