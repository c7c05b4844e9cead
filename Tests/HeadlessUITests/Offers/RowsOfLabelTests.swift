import HeadlessUI
import XCTest

/// A label that is not where it is looked for, but in rows.
final class RowsOfLabelTests: XCTestCase {
    private struct Basket: View {
        @State var names = ["Milk", "Bread", "Eggs", "Tea"]

        var body: some View {
            VStack {
                Button("Add") {}
                ForEach(names, id: \.self) { name in
                    HStack {
                        Text(name)
                        Button(name == "Bread" ? "Undo" : "Delete") {}
                    }
                }
            }
        }
    }

    func testAnErrorNamesTheRowsThatHaveTheLabel() throws {
        try onMainRunLoop {
            let host = Host { Basket() }
            assertFails(
                try host.row(0).click("Undo"),
                "no control in host.row(0) has the label \"Undo\", but the row \"Bread\" has it: there are \"Delete\"")
            assertFails(
                try host.row(1).click("Delete"),
                "no control in host.row(1) has the label \"Delete\", but the rows \"Milk\", \"Eggs\" and \"Tea\" have it: "
                    + "there are \"Undo\"")
            assertFails(
                try host.perform(UserAction(.press, "Undo")),
                "no control in host has the label \"Undo\", but the row \"Bread\" has it: there are \"Add\"")
        }
    }

    func testAnErrorNamesThreeRowsAtMost() throws {
        try onMainRunLoop {
            let host = Host { Basket(names: ["a", "b", "c", "d", "e"]) }
            assertFails(
                try host.perform(UserAction(.press, "Delete")),
                "no control in host has the label \"Delete\", but the rows \"a\", \"b\", \"c\" and 2 more have it: "
                    + "there are \"Add\"")
        }
    }
}
