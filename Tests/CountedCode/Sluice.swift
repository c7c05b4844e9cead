import HeadlessUI

/// A button that shows a number, which is computed once in a process.
package struct LevelView: View {
    private static let first = level(of: "first")

    @State private var shown = 0

    package init() {}

    package var body: some View { Button("Level") { shown = Self.first } }

    @inline(never) private static func level(of name: String) -> Int { name.isEmpty ? 0 : name.count }
}

/// Opens and closes.
package final class Sluice {
    // A closure has values that no search can see.
    private var flow: () -> Int = { 0 }

    package init() {}

    /// Returns the flow before.
    @discardableResult @inline(never) package func turn(up: Bool) -> Int {
        let before = flow()
        if up {
            flow = { before + 1 }
        } else if before > 2 {
            flow = { 0 }
        }
        return before
    }
}

/// Buttons that change nothing that can be seen, until the sluice has been turned up three times and then down.
package struct SluiceView: View {
    private let sluice = Sluice()

    package init() {}

    package var body: some View {
        Button("Up") { sluice.turn(up: true) }
        Button("Down") { sluice.turn(up: false) }
    }
}
