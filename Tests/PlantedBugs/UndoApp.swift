import ViewFuzz

/// Depth 5. The user adds two lines, undoes one, adds another and redoes. The line that was undone comes in place of the new one.
struct UndoView: View, PlantedView {
    nonisolated static let depth = 5
    nonisolated static let smallest = [
        #"press "Add""#, #"press "Add""#, #"press "Undo""#, #"press "Add""#, #"press "Redo""#,
    ]

    @MainActor final class Model: ObservableObject {
        @Published var lines: [Int] = []
        private var next = 0
        private var past: [[Int]] = []
        private var future: [[Int]] = []
        var hasLostLine = false

        func add() {
            past.append(lines)
            // The bug: what was undone stays to be redone.
            next += 1
            lines.append(next)
        }

        func remove() {
            guard !lines.isEmpty else { return }
            past.append(lines)
            future = []
            lines.removeLast()
        }

        func undo() {
            guard let last = past.popLast() else { return }
            future.append(lines)
            lines = last
        }

        func redo() {
            guard let last = future.popLast() else { return }
            past.append(lines)
            if lines.count > 1, last.count >= lines.count, last.last != lines.last { hasLostLine = true }
            lines = last
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("\(model.lines.count) lines")
            Button("Add") { if model.lines.count < 4 { model.add() } }
            Button("Remove") { model.remove() }
            Button("Undo") { model.undo() }
            Button("Redo") { model.redo() }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("undo") { setup in
            let model = Model()
            setup.property("no line is lost") { !model.hasLostLine }
            return UndoView(model: model)
        }
    }
}
