import HeadlessUI

struct DeckCard: Identifiable, Equatable {
    let id: Int
    let name: String
    let color: Color
}

struct SwipeDeckView: View {
    @State private var cards = [
        DeckCard(id: 1, name: "Lisbon", color: .orange),
        DeckCard(id: 2, name: "Kyoto", color: .pink),
        DeckCard(id: 3, name: "Quito", color: .teal),
    ]
    @State private var liked: [String] = []
    @State private var history: [DeckCard] = []

    var body: some View {
        VStack {
            ZStack {
                if cards.isEmpty {
                    Text("No more cards")
                }
                ForEach(cards.reversed()) { card in
                    SwipeCard(card: card, isTop: card == cards.first) { isLiked in
                        remove(card, isLiked: isLiked)
                    }
                    .offset(y: CGFloat(cards.firstIndex(of: card) ?? 0) * 8)
                }
            }
            .frame(height: 400)

            Text(liked.isEmpty ? "Nothing liked" : "Liked: \(liked.joined(separator: ", "))")

            HStack(spacing: 40) {
                Button("Undo", systemImage: "arrow.uturn.left", action: undo)
                    .disabled(history.isEmpty)
                Button("Like", systemImage: "heart") {
                    if let card = cards.first { remove(card, isLiked: true) }
                }
                .disabled(cards.isEmpty)
            }
        }
        .padding()
    }

    private func remove(_ card: DeckCard, isLiked: Bool) {
        withAnimation(.easeOut) {
            cards.removeAll { $0 == card }
        }
        history.append(card)
        if isLiked { liked.append(card.name) }
    }

    private func undo() {
        guard let card = history.popLast() else { return }
        withAnimation { cards.insert(card, at: 0) }
        liked.removeAll { $0 == card.name }
    }
}

private struct SwipeCard: View {
    let card: DeckCard
    let isTop: Bool
    let onRemove: (Bool) -> Void

    @State private var offset = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var isDragging = false

    private var verdict: String {
        switch offset.width {
        case ..<(-50): "Nope"
        case 50...: "Yes"
        default: card.name
        }
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
            .fill(card.color.gradient)
            .overlay {
                VStack {
                    Text(verdict)
                        .font(.largeTitle.bold())
                    if isDragging {
                        Text("Let go to decide")
                    }
                }
            }
            .offset(x: offset.width, y: offset.height * 0.3)
            .rotationEffect(.degrees(Double(offset.width / 20)))
            .gesture(drag, including: isTop ? .all : .none)
            .accessibilityLabel(card.name)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 10)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { value in
                if abs(value.predictedEndTranslation.width) > 150 {
                    onRemove(value.translation.width > 0)
                } else {
                    withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { offset = .zero }
                }
            }
    }
}
