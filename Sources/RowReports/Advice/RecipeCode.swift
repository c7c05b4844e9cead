import BindingFuzz
import FuzzReports

/// The SwiftUI code of a recipe with a handler: rows of `items`, an array of `Item`, which listen to `.ping`.
///
/// The tests compile and run all of this code.
package struct RecipeCode {
    private let `guard`: Guard
    private let access: Access
    private let handler: Handler

    /// Makes the code of a recipe's rows, which does not depend on the delivery.
    package init(_ guard: Guard, _ access: Access, _ handler: Handler) {
        self.guard = `guard`
        self.access = access
        self.handler = handler
    }

    /// Returns the publisher that the rows subscribe to.
    package static func publisher(_ delivery: Delivery) -> String {
        (["@MainActor let pings = NotificationCenter.default.publisher(for: .ping)"]
            + delivery.hops.map { "    .receive(on: \($0.expression))" }).joined(separator: "\n")
    }

    /// The rows in their container.
    package var rows: String {
        let items = access == .identity ? "items" : "$items"
        let item = access == .identity ? "item" : "$item"
        var arguments = ["item: \(item)"]
        if usesItems { arguments.append("items: $items") }
        guard usesIndex else { return "ForEach(\(items)) { \(item) in ItemRow(\(arguments.joined(separator: ", "))) }" }
        arguments.append("index: index")
        return """
            ForEach(\(items)) { \(item) in
                let index = items.firstIndex { $0.id == item.id } ?? items.count
                ItemRow(\(arguments.joined(separator: ", ")))
            }
            """
    }

    /// The view of one row.
    package var row: String {
        var lines = ["struct ItemRow: View {"]
        lines.append(access == .identity ? "    let item: Item" : "    @Binding var item: Item")
        if usesItems { lines.append("    @Binding var items: [Item]") }
        if usesIndex { lines.append("    let index: Int") }
        if usesFlag { lines.append("    @State private var isAppeared = false") }
        lines += ["", "    var body: some View {"]
        if capturesID { lines.append("        let id = item.id") }
        lines.append("        Text(item.name)")
        if usesFlag {
            lines.append("            .onAppear { isAppeared = true }")
            lines.append("            .onDisappear { isAppeared = false }")
        }
        lines.append("            .onReceive(pings) { _ in")
        lines += statements.map { "                " + $0 }
        lines += ["            }", "    }", "}"]
        return lines.joined(separator: "\n")
    }

    // MARK: Needs of a row

    private var usesFlag: Bool { `guard`.asksAppearance }
    private var usesIndex: Bool { `guard` == .inRange || `guard` == .all }
    private var asksID: Bool { `guard` == .contains || `guard` == .all }
    private var usesItems: Bool { access == .identity || usesIndex || asksID || handler == .remove }
    /// Whether the guard must capture the id, because the binding may be stale at the check.
    private var capturesID: Bool { access == .index && asksID }

    // MARK: The handler

    private var statements: [String] {
        switch handler {
        case .read: access { "show(\($0).name)" }
        case .write: access { "\($0).isDone = true" }
        case .remove: removal
        case .async: task(access { "show(\($0).name)" })
        case .await:
            task(
                access { "show(\($0).name)" } + ["await answer()"]
                    + access(finding: "foundAgain") { "show(\($0).name)" })
        }
    }

    private var removal: [String] {
        if access == .identity { return guards + [lookup("found"), "items.remove(at: found)"] }
        return guards + ["let removed = item", "items.removeAll { $0.id == removed.id }"]
    }

    private func task(_ statements: [String]) -> [String] {
        ["Task { @MainActor in"] + statements.map { "    " + $0 } + ["}"]
    }

    /// Returns one access, with the guard before it.
    private func access(finding name: String = "found", _ statement: (String) -> String) -> [String] {
        guard access == .identity else { return guards + [statement("item")] }
        return guards + [lookup(name), statement("items[\(name)]")]
    }

    func lookup(_ name: String) -> String {
        "guard let \(name) = items.firstIndex(where: { $0.id == item.id }) else { return }"
    }

    private var guards: [String] {
        var guards: [String] = []
        if usesFlag { guards.append("guard isAppeared else { return }") }
        if usesIndex { guards.append("guard items.indices.contains(index) else { return }") }
        if asksID {
            let id = capturesID ? "id" : "item.id"
            guards.append("guard items.contains(where: { $0.id == \(id) }) else { return }")
        }
        return guards
    }
}

extension Hop {
    /// The argument of `receive(on:)`.
    fileprivate var expression: String {
        switch self {
        case .runLoop: "RunLoop.main"
        case .common: "CommonModesScheduler()"
        case .queue: "DispatchQueue.main"
        case .exit: "MainRunLoopObserverScheduler.exit"
        case .commit: "MainRunLoopObserverScheduler.commit"
        }
    }
}
