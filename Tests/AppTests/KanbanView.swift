import HeadlessUI

struct KanbanCard: Identifiable, Hashable, Codable {
    let id: Int
    var title: String
    var column: KanbanColumn
}

enum KanbanColumn: Int, CaseIterable, Identifiable, Codable {
    case todo, doing, done

    var id: Int { rawValue }

    var title: String {
        switch self {
        case .todo: "To do"
        case .doing: "Doing"
        case .done: "Done"
        }
    }

    var next: KanbanColumn? { KanbanColumn(rawValue: rawValue + 1) }
    var previous: KanbanColumn? { KanbanColumn(rawValue: rawValue - 1) }
}

@Observable
final class KanbanBoard {
    var cards = [
        KanbanCard(id: 1, title: "Design", column: .todo),
        KanbanCard(id: 2, title: "Implement", column: .todo),
        KanbanCard(id: 3, title: "Research", column: .doing),
    ]

    func cards(in column: KanbanColumn) -> [KanbanCard] {
        cards.filter { $0.column == column }
    }

    func move(_ id: KanbanCard.ID, to column: KanbanColumn) {
        guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
        var card = cards.remove(at: index)
        card.column = column
        cards.append(card)
    }
}

struct KanbanView: View {
    @State private var board = KanbanBoard()

    var body: some View {
        GeometryReader { geometry in
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: 16) {
                    ForEach(KanbanColumn.allCases) { column in
                        KanbanColumnView(column: column)
                            .frame(width: max(240, geometry.size.width / 3))
                    }
                }
                .padding()
            }
        }
        .environment(board)
        .background(.gray.opacity(0.1))
    }
}

private struct KanbanColumnView: View {
    let column: KanbanColumn
    @Environment(KanbanBoard.self) private var board
    @State private var isTargeted = false

    var body: some View {
        let cards = board.cards(in: column)
        VStack(alignment: .leading) {
            Text("\(column.title) (\(cards.count))")
                .font(.headline)
            ForEach(cards) { card in
                KanbanCardView(card: card)
                    .draggable("\(card.id)")
                    .transition(.opacity)
            }
            Spacer(minLength: 40)
        }
        .padding(8)
        .background(isTargeted ? Color.blue.opacity(0.2) : .clear, in: .rect(cornerRadius: 8))
        .dropDestination(for: String.self) { items, _ in
            withAnimation {
                for id in items.compactMap(Int.init) {
                    board.move(id, to: column)
                }
            }
            return true
        } isTargeted: {
            isTargeted = $0
        }
    }
}

private struct KanbanCardView: View {
    let card: KanbanCard
    @Environment(KanbanBoard.self) private var board

    var body: some View {
        HStack {
            Text(card.title)
            Spacer()
            if let previous = card.column.previous {
                Button("Move \(card.title) to \(previous.title)", systemImage: "chevron.left") { move(to: previous) }
            }
            if let next = card.column.next {
                Button("Move \(card.title) to \(next.title)", systemImage: "chevron.right") { move(to: next) }
            }
        }
        .labelStyle(.iconOnly)
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 10))
        .shadow(radius: 1)
        .contextMenu {
            Button("Delete", role: .destructive) {
                board.cards.removeAll { $0.id == card.id }
            }
        }
    }

    private func move(to column: KanbanColumn) {
        withAnimation(.spring) { board.move(card.id, to: column) }
    }
}
