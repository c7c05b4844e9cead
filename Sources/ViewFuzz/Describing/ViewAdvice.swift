import BindingFuzz
import FilesAndProcesses
import FuzzEngine
import FuzzReports
import HeadlessUI
import RowReports

/// What to write instead of code that used a stale binding: the recipe that the row model proves safe in this situation, in the
/// names of the app.
@MainActor struct ViewAdvice {
    private let story: StaleStory
    private let platform: HostPlatform

    init(_ story: StaleStory, on platform: HostPlatform) {
        self.story = story
        self.platform = platform
    }

    var paragraphs: [LabelledText] {
        if story.isOfOptional { return optional }
        if story.isRemade { return remade }
        guard let code = StaleCode(story) else { return [instead(Self.plain)] }
        guard let names = code.names else { return (elementBinding(code) ?? [instead(Self.plain)]) + proof }
        let rest = suspension(names) + subscription(names) + proof
        let frame = code.use(of: names.item)
        if names.passesBinding || frame == nil && names.call == nil {
            return [instead(binding(names))] + lookup(names) + rest
        }
        if let frame { return use(names, at: frame) + rest }
        let recipe = RecipeCode(Self.recipe.guard, Self.recipe.access, handler == .write ? .write : .read)
        let lookup =
            "Look \(names.item) up by its id when the handler runs, instead of keeping a binding, which holds an index:"
        return [instead(lookup), .code(label: "", recipe.text(names))] + rest
    }

    /// The recipe of the row model: a lookup by the element's id.
    private static var recipe: Recipe { Recipe(.immediate, .unguarded, .identity) }

    /// The row's declaration and the line that uses the element, where that line is not in the handler itself.
    private func use(_ names: RecipeNames, at frame: SourceFrame) -> [LabelledText] {
        let recipe = RecipeCode(Self.recipe.guard, Self.recipe.access, .read)
        let text = recipe.declaration(names, before: frame.lineText ?? "", at: "\(frame.function), line \(frame.line)")
        return [
            instead(
                "Look \(names.item) up by its id where it is used, instead of keeping a binding, which holds an index:"),
            .code(label: "", text),
        ]
    }

    private func instead(_ text: String) -> LabelledText { LabelledText(label: "Instead", text: text) }

    /// A binding to the content of an optional gets a value for the time after the content has gone.
    private var optional: [LabelledText] {
        guard let found = story.issue.binding.flatMap({ StaleCode(story)?.optional(of: $0.value) }) else {
            let plain =
                "Read the optional when the code runs, and return if it is nil. Pass its value to the view, and the binding to the "
                + "optional only to code that writes."
            return [instead(plain)]
        }
        let path = found.path
        let name = path.split(separator: ".").last ?? ""
        let place = found.place.map { " (at \($0))" } ?? ""
        let optional = path.contains(".") ? path : "self.\(path)"
        let sentence =
            "Read \(path) when the code runs, and return if it is nil. Within if let \(name) = \(optional) { … }, use this in place of "
            + "Binding($\(path))\(place), whose content is gone once \(path) is nil:"
        let code = """
            let bound = Binding {
                \(optional) ?? \(name)
            } set: { new in
                if \(optional) != nil { \(optional) = new }
            }
            """
        return [instead(sentence), .code(label: "", code)]
    }

    private var remade: [LabelledText] {
        let code = StaleCode(story)
        let names = code?.names.map { (items: $0.items, item: $0.item) } ?? code?.elements
        let read = "Let the content of ForEach read the element itself, as in "
        guard let (items, item) = names else {
            let write =
                "ForEach(items) { item in … }. Where a row writes, pass it a binding that finds the element by its id: a binding "
                + "of ForEach holds an index."
            return [instead(read + write)]
        }
        let container = "ForEach(\(items)) { \(item) in … }"
        let write =
            "\(container). A binding of ForEach holds an index. Where a row writes, pass it this in place of $\(item):"
        return [instead(read + write), .code(label: "", Self.lookup(item, in: items))]
    }

    private static var plain: String {
        "Look the element up by its id when the code runs, and return if it is gone. A binding of ForEach holds an index."
    }

    /// A row whose controls write through its binding gets another binding. So does a control, which has no handler to change.
    private func binding(_ names: RecipeNames) -> String {
        "Pass \(names.row) a binding that looks \(names.item) up by its id each time it is read or written, instead of one that holds "
            + "an index:"
    }

    private func lookup(_ names: RecipeNames) -> [LabelledText] {
        let lines = Self.lookup(names.item, in: names.items).split(separator: "\n").map { "    \($0)" }
        let arguments =
            ["\(names.item): \(lines.joined(separator: "\n").dropFirst(4))"] + names.otherArguments
        let call = "\(names.row)(\(arguments.joined(separator: ", ")))\(names.closure)"
        let code = "ForEach(\(names.items)) { \(names.item) in\n    \(call)\n}"
        return [.code(label: "", code)]
    }

    /// A binding that looks an element up at each access.
    private static func lookup(_ item: String, in items: String) -> String {
        """
        Binding {
            \(items).first { $0.id == \(item).id } ?? \(item)
        } set: { new in
            guard let found = \(items).firstIndex(where: { $0.id == \(item).id }) else { return }
            \(items)[found] = new
        }
        """
    }

    /// A row that consists of SwiftUI's views gets another binding within its container.
    private func elementBinding(_ code: StaleCode) -> [LabelledText]? {
        guard let (items, item) = code.elements else { return nil }
        let sentence =
            "Look \(item) up by its id each time it is read or written. In ForEach(\(items)) { \(item) in … }, use this in place of "
            + "$\(item), which holds an index:"
        return [instead(sentence), .code(label: "", "let bound = \(Self.lookup(item, in: items))")]
    }

    /// A task looks the element up again after each suspension.
    private func suspension(_ names: RecipeNames) -> [LabelledText] {
        guard story.isInTask else { return [] }
        var again = "After each await, look \(names.item) up again: the elements may have changed meanwhile."
        if names.statements.contains(where: { $0.contains("try? await") }) {
            again +=
                " `try?` goes on when the task is cancelled, for example because its row has gone: catch the error, and return."
        }
        return [LabelledText(label: "", text: again)]
    }

    /// A subscription in each row is often one too many.
    private func subscription(_ names: RecipeNames) -> [LabelledText] {
        guard let call = names.call, call.hasPrefix(".onReceive") else { return [] }
        let move =
            "Or subscribe once, where \(names.items) is, and not in each row: that code has the elements themselves, and no "
            + "binding that can become stale."
        return [LabelledText(label: "", text: move)]
    }

    // MARK: The proof

    /// What the row model proves of handlers that listen for events. It has no controls, and says nothing of body.
    private var proof: [LabelledText] {
        guard isInHandler else { return [] }
        let proven = situation.configuration(with: Self.recipe)
        let present = situation.configuration(with: .plain)
        var prover = Prover()
        guard prover.isSafe(proven), case .failing = prover.decide(present).failure else { return [] }
        var text = "In the row model, bindfuzz's specification of such rows, no order of steps makes the lookup stale, "
        text += "and a binding without it does become stale. The cases behind this, and other recipes: "
        text += "bindfuzz advise --platform \(situation.platform.rawValue) "
        text += "--container \(situation.container.rawValue) --handler \(situation.handler.rawValue)"
        return [LabelledText(label: "Proof", text: text)]
    }

    /// Whether the code is a handler that a modifier calls, such as that of `onReceive`, or a task.
    private var isInHandler: Bool {
        story.isInTask || story.issue.action?.name == "task" || story.issue.action?.name.hasPrefix("on") == true
    }

    private var handler: Handler {
        story.isInTask ? .await : story.issue.access == .write ? .write : .read
    }

    /// The situation of the row model that is like this one.
    private var situation: Situation {
        let container: Container =
            switch story.fate {
            case .leaving: .animated
            case .kept: .lazy
            case .shown, .gone: .eager
            }
        return Situation(platform == .iOS ? .ios : .macos, container, handler)
    }
}
