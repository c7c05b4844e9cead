import HeadlessUI

struct MemoryGame {
    struct Card: Identifiable, Equatable {
        let id: Int
        let symbol: String
        var isFaceUp = false
        var isMatched = false
    }

    private(set) var cards: [Card]
    private(set) var moves = 0

    init(symbols: [String]) {
        cards = (symbols + symbols.reversed()).enumerated().map { Card(id: $0.offset, symbol: $0.element) }
    }

    var isWon: Bool { cards.allSatisfy(\.isMatched) }

    private var onlyFaceUp: Int? {
        let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
        return open.count == 1 ? open[0] : nil
    }

    mutating func choose(_ card: Card) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }),
            !cards[index].isFaceUp, !cards[index].isMatched
        else { return }
        if let other = onlyFaceUp {
            moves += 1
            cards[index].isFaceUp = true
            if cards[index].symbol == cards[other].symbol {
                cards[index].isMatched = true
                cards[other].isMatched = true
            }
        } else {
            for other in cards.indices where !cards[other].isMatched {
                cards[other].isFaceUp = false
            }
            cards[index].isFaceUp = true
        }
    }

    mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        cards.shuffle(using: &generator)
    }
}

struct MemoryGameView: View {
    private static let symbols = ["🐙", "🦊", "🐝"]

    @State private var game = MemoryGame(symbols: Self.symbols)

    var body: some View {
        VStack {
            Text("Moves: \(game.moves)")
                .font(.headline)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(game.cards) { card in
                    MemoryCardView(card: card)
                        .aspectRatio(2 / 3, contentMode: .fit)
                        .onTapGesture {
                            withAnimation(.easeInOut(duration: 0.3)) {
                                game.choose(card)
                            }
                        }
                        .accessibilityLabel("Card \(card.id)")
                }
            }
            if game.isWon {
                Text("You won in \(game.moves) moves")
                    .phaseAnimator([1.0, 1.3, 1.0]) { content, scale in
                        content.scaleEffect(scale)
                    } animation: { _ in
                        .easeInOut(duration: 0.5)
                    }
            }
            HStack {
                Button("New game") {
                    withAnimation { game = MemoryGame(symbols: Self.symbols) }
                }
                Button("Shuffle") {
                    var generator = SystemRandomNumberGenerator()
                    withAnimation { game.shuffle(using: &generator) }
                }
            }
            .buttonStyle(.bordered)
        }
        .padding()
    }
}

private struct MemoryCardView: View {
    let card: MemoryGame.Card

    var body: some View {
        ZStack {
            let base = RoundedRectangle(cornerRadius: 12)
            if card.isFaceUp || card.isMatched {
                base.fill(.white)
                base.strokeBorder(lineWidth: 2)
                Text(card.symbol).font(.largeTitle)
            } else {
                base.fill(.orange)
                Text("?")
            }
        }
        .rotation3DEffect(.degrees(card.isFaceUp ? 0 : 180), axis: (x: 0, y: 1, z: 0))
        .opacity(card.isMatched ? 0.5 : 1)
    }
}
