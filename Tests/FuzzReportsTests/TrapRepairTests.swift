import Testing

@testable import FuzzReports

/// What a report says to do about a trap, from the message of the runtime and the line of the app.
@Suite struct `The repair of a trap` {
    private static func text(_ failure: String, _ line: String, isInBuilder: Bool = false) -> [String] {
        guard let repair = TrapRepair(of: failure, at: SourceLine(line), isInBuilder: isInBuilder) else { return [] }
        return [repair.sentence] + (repair.code.map { [$0] } ?? [])
    }

    private static let range = "App/Model.swift:9: Fatal error: Index out of range"
    private static let missing = "Fatal error: Unexpectedly found nil while unwrapping an Optional value"

    @Test(arguments: [
        ("        title = model.titles[row + 1].text  // the next one", "model.titles", "row + 1"),
        ("let next = steps[shown]", "steps", "shown"),
        ("rows[section][number].toggle()", "rows", "section"),
        ("let all: [String] = $model.items[0].tags", "$model.items", "0"),
    ]) func `checks the index that can be out of range`(line: String, base: String, index: String) {
        #expect(
            Self.text(Self.range, line) == [
                "`\(index)` can be outside of `\(base)` here. Check it before the access, or keep it in range where it "
                    + "changes:", "guard \(base).indices.contains(\(index)) else { return }",
            ])
    }

    @Test(arguments: [
        ("let name = names(of: group)[index]", "names(of: group)", "index"),
        ("model.items.remove(at: selectedIndex)", "model.items", "selectedIndex"),
    ]) func `looks up by its id what an index stands for`(line: String, base: String, index: String) {
        #expect(
            Self.text(Self.range, line) == [
                "`\(index)` can be outside of `\(base)` here, or belong to another element by now. Where `\(index)` is kept, keep the "
                    + "element's id in its place, and look it up here:",
                "guard let \(index) = \(base).firstIndex(where: { $0.id == id }) else { return }",
            ])
    }

    @Test func `takes ids at the offsets of an edit from what body showed`() {
        let line = SourceLine("store.remove(ids: Set(offsets.map { store.kilns[$0].id }))")
        let edit = TrapRepair(of: Self.range, at: line, isOfOffsets: true)
        #expect(edit?.sentence.hasPrefix("The offsets are those of the elements that body showed last.") == true)
        #expect(edit?.code == nil)
        let kept = TrapRepair(of: Self.range, at: line)
        #expect(kept?.sentence.hasPrefix("An index can be outside of `store.kilns` here") == true)
    }

    private static let kiln = """
        final class Kiln {
            var load: [Piece] = []
            var selectedSlot: Int?
            var count = 3

            func unload(at offsets: IndexSet) {
                load.remove(atOffsets: offsets)
            }

            func moveToTop() {
                guard let slot = selectedSlot else { return }
                let piece = load.remove(at: slot)
                load.insert(piece, at: 0)
            }
        }
        """

    @Test func `names the property that keeps an index, and the line that does not change it`() throws {
        let kept = try #require(KeptIndex("slot", of: "load", at: 12, in: Self.kiln))
        #expect(kept.property == "selectedSlot")
        #expect(kept.place == "in line 7, `load.remove(atOffsets: offsets)`")
        let repair = TrapRepair(
            of: Self.range, at: SourceLine("let piece = load.remove(at: slot)"),
            kept: { KeptIndex($0, of: $1, at: 12, in: Self.kiln) })
        #expect(
            repair?.sentence
                == "`slot` is `selectedSlot`, which stays as it is where `load` loses elements (in line 7, `load.remove(atOffsets: "
                + "offsets)`): it can be outside of `load` here, or belong to another element by now. Keep the element's id in its "
                + "place, for example in `selectedID`, and look it up here:")
        #expect(repair?.code == "load.first { $0.id == selectedID }  // nil if the element is gone")
        let write = TrapRepair(
            of: Self.range, at: SourceLine("load[slot].isDone = true"),
            kept: { KeptIndex($0, of: $1, at: 12, in: Self.kiln) })
        #expect(write?.code == "guard let slot = load.firstIndex(where: { $0.id == selectedID }) else { return }")
    }

    private static let board = """
        func hail(_ id: Arrival.ID) async {
            guard let index = arrivals.firstIndex(where: { $0.id == id }),
                arrivals[index].status == .expected else { return }
            arrivals[index].status = .hailing
            let result = try? await radio.hail(arrivals[index].vessel)
            arrivals[index].status = result
        }
        """

    @Test func `finds an index again that the code found before it waited`() throws {
        let text = Self.board + "\nvar arrivals = 1\narrivals.removeAll()"
        #expect(KeptIndex("index", of: "arrivals", at: 6, in: text) == nil)
        let found = try #require(FoundIndex("index", at: 6, in: Self.board))
        #expect(found.line == 2 && found.waitLine == 5)
        let repair = TrapRepair(
            of: Self.range, at: SourceLine("arrivals[index].status = result"),
            found: { FoundIndex($0, at: 6, in: Self.board) })
        #expect(
            repair?.sentence
                == "`index` was found in line 2, before the `await` in line 5. Meanwhile `arrivals` may lose elements: `index` can be "
                + "outside of it here, or belong to another element by now. Find it again after the `await`:")
        #expect(repair?.code == "guard let index = arrivals.firstIndex(where: { $0.id == id }) else { return }")
        #expect(FoundIndex("index", at: 4, in: Self.board) == nil, "nothing waits before line 4")
        #expect(FoundIndex("result", at: 6, in: Self.board) == nil, "no search")
        #expect(FoundIndex("index", at: 60, in: Self.board) == nil)
        let counted = Self.board.replacing("arrivals.firstIndex(where: { $0.id == id })", with: "arrivals.count - 1")
        #expect(FoundIndex("index", at: 6, in: counted) == nil, "no optional")
        let broken = Self.board.replacing("{ $0.id == id }),", with: "{")
        #expect(FoundIndex("index", at: 6, in: broken) == nil, "the search goes on in the next line")
        let other = Self.board.replacing("    let result", with: "}\n\nfunc other() async {\n    let result")
        #expect(FoundIndex("index", at: 9, in: other) == nil, "the search is in another function")
    }

    @Test func `takes no variable of a function for a kept index, and no collection that keeps its elements`() {
        #expect(KeptIndex("offsets", of: "load", at: 7, in: Self.kiln) == nil)
        #expect(KeptIndex("slot", of: "pieces", at: 12, in: Self.kiln) == nil)
        #expect(KeptIndex("slot", of: "load", at: 100, in: Self.kiln) == nil)
        #expect(KeptIndex("slot", of: "load", at: 0, in: "") == nil)
    }

    @Test func `inserts at the end where the index is beyond it`() {
        let text = Self.text("Fatal error: Array index is out of range", "        pieces.insert(piece, at: index)")
        #expect(text.last == "pieces.insert(piece, at: min(index, pieces.count))")
        #expect(text.first?.hasPrefix("`index` can be beyond the end of `pieces` here.") == true)
    }

    @Test func `reads the place of an insertion, and not what is inserted`() {
        let moved = Self.text(Self.range, "items.insert(items.remove(at: from), at: to)")
        #expect(moved.last == "items.insert(items.remove(at: from), at: min(to, items.count))")
        let nested = Self.text(Self.range, "groups[section].insert(item, at: place)")
        #expect(nested.first?.hasPrefix("`section` can be outside of `groups` here.") == true)
        #expect(Self.text(Self.range, "items.insert(item, at: 0)").first?.hasPrefix("An index can be outside") == true)
    }

    @Test(arguments: ["store.firings.first { $0.id == id }!", "return store.firings.first { $0.id == id }!"])
    func `returns an optional where the whole result is forced`(line: String) {
        let text = Self.text(Self.missing, "        " + line)
        #expect(text.count == 1 && text[0].contains("Let this return an optional, without the `!`"), "\(text)")
    }

    @Test func `names a literal, and does not return from a body`() {
        let line = #"            title = ["a.pdf", "b.png"][shown]"#
        #expect(
            Self.text(Self.range, line).last
                == "let elements = [\"a.pdf\", \"b.png\"]\nguard elements.indices.contains(shown) else { return }")
        #expect(
            Self.text(Self.range, "Text(names[row])", isInBuilder: true).last
                == "if names.indices.contains(row) { … }")
        #expect(
            Self.text(Self.range, "Text(names[chosenIndex])", isInBuilder: true).last
                == "if let found = names.first(where: { $0.id == id }) { … }")
    }

    @Test(arguments: [
        ("let minutes = Double(duration)!", "`Double(duration)` can be nil here", "let minutes = Double(duration)"),
        ("var hold = store.hold(id)!", "`store.hold(id)` can be nil here", "var hold = store.hold(id)"),
        ("prices[name]! += 1", "`prices` can lack `name` here", "let value = prices[name]"),
        ("prices[name]!.sum = 1", "`prices` can lack `name` here", "let value = prices[name]"),
        ("show(model.selected!) {", "`model.selected` can be nil here", "let selected = model.selected"),
    ]) func `handles the value that can be missing`(line: String, reason: String, binding: String) {
        let text = Self.text(Self.missing, line)
        #expect(text == ["\(reason). Handle that in place of `!`:", "guard \(binding) else { return }"])
    }

    @Test(arguments: [
        ("show(model.selected!.title)", "let selected = model.selected", "show(selected.title)"),
        (
            "items.first(where: { $0.id == id })!.x", "let value = items.first(where: { $0.id == id })", "value.x"
        ),
        (
            "if a != b { total += values.last! }", "let last = values.last", "if a != b { total += last }"
        ),
        ("ledger.pay(id, ledger.total(id)!)", "let value = ledger.total(id)", "ledger.pay(id, value)"),
    ]) func `writes the line with the value that is there`(line: String, binding: String, use: String) {
        #expect(Self.text(Self.missing, line).first?.hasSuffix("can be nil here. Handle that in place of `!`:") == true)
        #expect(Self.text(Self.missing, line).last == "guard \(binding) else { return }\n\(use)")
        #expect(Self.text(Self.missing, line, isInBuilder: true).last == "if \(binding) { \(use) }")
    }

    @Test func `says what the other messages ask for`() {
        #expect(
            Self.text("Fatal error: Can't remove last element from an empty collection", "stack.pages.removeLast()")
                == ["`stack.pages` can be empty here. Check that first:", "guard !stack.pages.isEmpty else { return }"])
        #expect(
            Self.text("Fatal error: Division by zero", "sum / count").first?.hasPrefix("The divisor can be 0") == true)
        #expect(
            Self.text("Fatal error: no such tab", #"default: fatalError("no such tab")"#).first?.hasPrefix(
                "The code itself") == true)
        #expect(Self.text("Fatal error: something else", "run()") == [])
        #expect(Self.text(Self.missing, "delegate.run()").first?.hasPrefix("An implicitly unwrapped") == true)
        #expect(Self.text(Self.range, "run()").first?.hasPrefix("An index can be outside") == true)
    }
}
