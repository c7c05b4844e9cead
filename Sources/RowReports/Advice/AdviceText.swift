import BindingFuzz
import FuzzReports

/// Advice as text for people.
package struct AdviceText {
    /// The maximum number of recipes to show with their code: a handful.
    private static let mostRecipes = 5
    /// The maximum number of safe chains to name.
    private static let mostChains = 8

    private let advice: Advice
    private let style: TextStyle
    private var lines: [String] = []
    /// The rows that were already shown. Recipes that differ only in delivery share them.
    private var spelled: [(row: String, number: Int)] = []

    /// Returns the advice as text.
    ///
    /// - Parameters:
    ///   - includesChains: whether the text says how many chains are safe.
    package static func text(_ advice: Advice, includingChains includesChains: Bool, style: TextStyle) -> String {
        var text = AdviceText(advice, style)
        text.addQuestion()
        text.addExisting()
        if includesChains { text.addChains() }
        text.addRecipes()
        return text.lines.joined(separator: "\n") + "\n"
    }

    private init(_ advice: Advice, _ style: TextStyle) {
        self.advice = advice
        self.style = style
    }

    private mutating func add(_ text: String, hanging: Int = 2) {
        lines += WrappedText.lines(text, width: style.width, hanging: hanging)
    }

    /// Begins a new part after one blank line.
    private mutating func separate() {
        if lines.last != "" { lines.append("") }
    }

    /// Adds a paragraph with a label before it.
    private mutating func add(_ label: String, _ text: String) {
        let width = 10
        let indentation = String(repeating: " ", count: 2 + width)
        let wrapped = WrappedText.lines(text, width: style.width - indentation.count)
        for (position, line) in wrapped.enumerated() {
            lines.append(position == 0 ? "  " + WrappedText.padded(label, to: width) + line : indentation + line)
        }
    }

    private mutating func addCode(_ code: String) {
        lines += code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "      " + $0 }
    }

    // MARK: The question

    private mutating func addQuestion() {
        add("For \(Situation.words(advice.situations)): \(advice.situations.count.counted("situation")).")
        if advice.hasBothUpdates { add(Self.sentenceOfUpdates) }
        if !advice.kept.isEmpty {
            add("Kept: \(advice.kept.map(\.description).joined(separator: ", ")).")
        }
        separate()
    }

    private mutating func addExisting() {
        let name = advice.kept.isEmpty ? "The default" : "Your recipe"
        let existing = advice.existing
        guard let objection = advice.objection else {
            add("\(name), \(existing), is safe.")
            separate()
            return
        }
        add("\(name), \(existing), is not safe.")
        let count = advice.situations(safeWith: existing).count
        if advice.situations.count > 1 { add("Safe", "in \(count) of \(advice.situations.count) situations") }
        add(objection)
        if let observed = advice.objectionOfObserver {
            if observed.configuration != objection.configuration { add(observed) }
            if advice.existing.delivery == .runLoop {
                separate()
                add(Self.sentenceOfRunLoop)
            }
        }
        separate()
    }

    private mutating func add(_ objection: Advice.Objection) {
        add("Under", objection.configuration.description)
        add("The case", objection.words)
        add("Why", objection.command)
    }

    /// What iOS means.
    private static var sentenceOfUpdates: String {
        "On iOS the advice holds whether a touch updates body (ios) or only the run loop's observer does (ios-observer): which release "
            + "does which is not documented."
    }

    /// Why the advice that people give for iOS depends on the platform.
    private static var sentenceOfRunLoop: String {
        "RunLoop.main is the usual advice for iOS. It needs a touch that updates body: on ios-observer the handler runs before the "
            + "update."
    }

    // MARK: Recipes

    private mutating func addRecipes() {
        let shown = Array(advice.recommended.prefix(Self.mostRecipes))
        if shown.isEmpty {
            let places = advice.situations.count == 1 ? "here" : "in all of these situations"
            add("No recipe with the kept parts is safe \(places). Without --keep, some recipe is.")
        } else if advice.triesIndex && !shown.contains(where: { $0.access == .index }) {
            add(sentenceOfLookup)
        }
        if let nearest = advice.nearest { addNearest(nearest) }
        if shown.isEmpty, advice.nearest == nil, let nearest = advice.widest(with: .identity) { addNearest(nearest) }
        if shown.isEmpty { return }
        separate()
        if !advice.kept.contains(where: { $0.part == "delivery" }) {
            add(Self.sentenceOfModel)
            separate()
        }
        add(shown.count == 1 ? "Safe recipe:" : "Safe recipes, cheapest first:")
        for (number, recipe) in shown.enumerated() { addRecipe(recipe, number: number + 1) }
        let others = advice.safe.count - shown.count
        if others > 0 {
            separate()
            add(
                "\(others.counted("other recipe")) \(others == 1 ? "is" : "are") safe too, but \(others == 1 ? "costs" : "cost") more."
            )
        }
        let schedulers = shown.flatMap { RecipeSchedulers.sources(for: $0.delivery) }
        guard !schedulers.isEmpty else { return }
        separate()
        add("Copy this as well:")
        var copied: Set<String> = []
        for source in schedulers where copied.insert(source).inserted {
            separate()
            addCode(source)
        }
    }

    /// What needs no recipe.
    private static var sentenceOfModel: String {
        "If the rows need not listen themselves, subscribe once, in the model that owns the items: it has no binding that can "
            + "become stale."
    }

    private var sentenceOfLookup: String {
        let lookup = "only a lookup of the element by its id is safe"
        if advice.kept.contains(where: { $0.part == "delivery" }) { return "With that delivery, \(lookup)." }
        if advice.handlers == [.await] { return "After an await, \(lookup)." }
        return advice.situations.count == 1 ? "Here, \(lookup)." : "In all of these situations, \(lookup)."
    }

    private mutating func addNearest(_ recipe: Recipe) {
        let safe = advice.situations(safeWith: recipe)
        let unsafe = advice.situations.filter { !safe.contains($0) }
        let patterns = advice.patterns(unsafe, with: recipe).joined(separator: ", ")
        let how = recipe.access == .index ? "With ForEach($items)" : "With a lookup by id"
        add(
            "\(how), \(recipe) is safe in the most situations, \(safe.count) of \(advice.situations.count), but not in "
                + "\(patterns).")
    }

    private mutating func addRecipe(_ recipe: Recipe, number: Int) {
        let handler = advice.handlers.first ?? .read
        separate()
        add("\(number). \(recipe)", hanging: 3)
        add("Runs", recipe.whenItRuns(advice.handlers))
        add("Skips", recipe.whatIsSkipped)
        add("Takes", recipe.whatAnAccessTakes)
        let code = RecipeCode(recipe.guard, recipe.access, handler)
        let earlier = spelled.first { $0.row == code.row }
        if let earlier { add("Rows", "as in \(earlier.number)") }
        separate()
        addCode(RecipeCode.publisher(recipe.delivery))
        guard earlier == nil else { return }
        spelled.append((code.row, number))
        separate()
        addCode(code.rows)
        separate()
        addCode(code.row)
    }

    // MARK: Chains

    private mutating func addChains() {
        for group in ChainGroup.all(of: advice) {
            let chains = "chains of at most three hops"
            let places = group.patterns.joined(separator: ", ")
            if group.recipes.isEmpty {
                add("None of \(group.tried) \(chains) is safe with ForEach($items), whatever the guard: \(places)")
            } else {
                let named = group.recipes.prefix(Self.mostChains).map {
                    "\($0.delivery.rawValue) (\($0.guard.rawValue))"
                }
                let more = group.recipes.count - named.count
                add(
                    "\(group.recipes.count) of \(group.tried) \(chains) \(group.recipes.count == 1 ? "is" : "are") safe with "
                        + "ForEach($items): \(places)")
                add("By", named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
            }
        }
        separate()
    }
}
