import ViewFuzz

/// Depth 3. The user adds an article and takes it out, and a price arrives before the list is updated. The row then reads the price
/// through an index that is gone.
struct BasketView: View, PlantedView {
    nonisolated static let depth = 3
    nonisolated static let smallest = [#"press "Bread""#, #"press "Take out""#, #"send "price""#]

    struct Article: Identifiable {
        let id: Int
        var name: String
        var price = 0
    }

    @MainActor final class Prices {
        let came = PassthroughSubject<Int, Never>()
    }

    struct Row: View {
        @Binding var article: Article
        let prices: Prices

        var body: some View {
            HStack {
                Text("\(article.name): \(article.price)")
                Button("Dearer") { article.price += 1 }
            }
            .onReceive(prices.came) { price in
                if article.price != price { article.price = price }
            }
        }
    }

    let prices: Prices
    @State private var articles: [Article] = []
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(articles.count) articles")
            Button("Bread") { add("bread") }
            Button("Milk") { add("milk") }
            Button("Take out") { if !articles.isEmpty { articles.removeLast() } }
            ForEach($articles) { Row(article: $0, prices: prices) }
        }
    }

    private func add(_ name: String) {
        guard articles.count < 3 else { return }
        count += 1
        articles.append(Article(id: count, name: name))
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("basket") { setup in
            let prices = Prices()
            setup.send("price", 0, 5, to: prices.came)
            return BasketView(prices: prices)
        }
    }
}
