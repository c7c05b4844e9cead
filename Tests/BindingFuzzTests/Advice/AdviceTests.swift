import BindingFuzz
import TestSupport
import Testing

/// Which recipes are worth naming.
@Suite struct `Advised recipes` {
    private static let bothPlatforms = Platform.allCases

    private func recommended(_ situations: [Situation], _ kept: KeptPart...) throws -> [String] {
        try #require(Advice(for: situations, keeping: kept)).recommended.map(\.description)
    }

    @Test func `is the cheapest of what is safe on both platforms`() throws {
        let lookups = ["immediate/unguarded/identity", "queue/unguarded/identity"]
        let expected: [(Container, String?)] = [
            (.eager, "commit/unguarded/index"), (.animated, "commit/contains/index"), (.lazy, "commit/appeared/index"),
            (.silent, nil),
        ]
        for (container, index) in expected {
            let situations = Situation.all(Self.bothPlatforms, [container], [.read, .write])
            #expect(try recommended(situations) == lookups + (index.map { [$0] } ?? []), "\(container)")
        }
    }

    /// A snapshot of the command `advise` has the same for `await` each time.
    @Test(arguments: TestSize.of(small: [.async], usual: [.async], full: [Handler.async, .await]))
    func `is a lookup alone where a read is left to the main queue`(handler: Handler) throws {
        #expect(
            try recommended(Situation.all(Self.bothPlatforms, Container.allCases, [handler])) == [
                "immediate/unguarded/identity"
            ])
    }

    @Test func `keeps what it is asked to`() throws {
        let lazy = Situation.all(Self.bothPlatforms, [.lazy], [.read])
        #expect(try recommended(lazy, .delivery(.runLoop)) == ["runloop/unguarded/identity"])
        #expect(try recommended(lazy, .guard(.all), .access(.index)) == ["commit/all/index"])
        let chain = Delivery([.queue, .commit])
        let kept = try recommended(Situation.all(Self.bothPlatforms, [.eager], [.read]), .delivery(chain))
        #expect(kept == ["queue+commit/unguarded/index"])
    }

    @Test func `has nothing where nothing that is kept is safe, and says what comes nearest`() throws {
        let situations = Situation.all(Self.bothPlatforms, [.eager], [.read])
        let advice = try #require(Advice(for: situations, keeping: [.delivery(.exit)]))
        #expect(advice.safe.isEmpty && advice.recommended.isEmpty)
        #expect(advice.widest(with: .index) == Recipe(.exit, .unguarded, .index))
        #expect(advice.situations(safeWith: Recipe(.exit, .unguarded, .index)) == [Situation(.macos, .eager, .read)])
        #expect(advice.existing == Recipe(.exit, .unguarded, .index))
    }

    @Test func `is the same on several threads, and can be interrupted`() throws {
        let situations = Situation.all([.ios], [.eager, .lazy], [.read])
        let threads = SearchThreads(count: 2) { body in for number in 0..<2 { body(number) } }
        #expect(try #require(Advice(for: situations, on: threads)).safe == (try #require(Advice(for: situations)).safe))
        #expect(Advice(for: situations) { done, _ in done == 0 } == nil)
    }

    @Test func `tries every chain of some hops`() throws {
        let chains = Delivery.chains(upTo: 3)
        #expect(chains.count == 1 + 5 + 25 + 125 && Set(chains).count == chains.count)
        #expect(chains.prefix(3) == [.immediate, .runLoop, .common])
        let silent = Situation(.macos, .silent, .read)
        let advice = try #require(Advice(for: [silent], among: Delivery.chains(upTo: 1)))
        #expect(advice.recipes(safeIn: silent, with: .index).isEmpty)
    }

    @Test func `calls safe what is decided to be`() {
        var prover = Prover()
        var other = Prover()
        for position in stride(from: 0, to: Configuration.fullMatrix.count, by: 37) {
            let configuration = Configuration.fullMatrix[position]
            let isSafe = prover.isSafe(configuration)
            #expect(isSafe == other.decide(configuration).isSafe, "\(configuration)")
        }
    }
}

/// What a recipe costs.
@Suite struct `The cost of a recipe` {
    private func sorted(_ recipes: [Recipe], for handler: Handler = .read) -> [String] {
        recipes.sorted { RecipeCost(of: $0, for: [handler]) < RecipeCost(of: $1, for: [handler]) }.map(\.description)
    }

    @Test func `is an index before a lookup, and a lookup before a scheduler of the app's own`() {
        #expect(
            sorted([
                Recipe(.commit, .unguarded, .index), Recipe(.immediate, .unguarded, .identity),
                Recipe(Delivery([.queue, .runLoop]), .all, .index),
            ]) == ["queue+runloop/all/index", "immediate/unguarded/identity", "commit/unguarded/index"])
    }

    @Test func `is fewer hops, then a guard that asks for less`() {
        let guards: [Guard] = [.all, .contains, .appeared, .unguarded]
        #expect(
            sorted([Recipe(.runLoopExit, .unguarded, .index)] + guards.map { Recipe(.commit, $0, .index) }) == [
                "commit/unguarded/index", "commit/appeared/index", "commit/contains/index", "commit/all/index",
                "runloop-exit/unguarded/index",
            ])
    }

    @Test func `is what every framework has, whatever the user does, and then what is delivered sooner`() {
        #expect(
            sorted(Delivery.chains(upTo: 1).map { Recipe($0, .unguarded, .index) }) == [
                "immediate/unguarded/index", "queue/unguarded/index", "runloop/unguarded/index",
                "common/unguarded/index",
                "commit/unguarded/index", "exit/unguarded/index",
            ])
    }

    @Test func `is more for nothing only where no respect is cheaper`() {
        func isMoreForNothing(_ recipe: Recipe, than other: Recipe, for handler: Handler = .read) -> Bool {
            RecipeCost(of: recipe, for: [handler]).isMoreForNothing(than: RecipeCost(of: other, for: [handler]))
        }
        let (lookup, commit) = (Recipe(.immediate, .unguarded, .identity), Recipe(.commit, .unguarded, .index))
        #expect(!isMoreForNothing(lookup, than: commit) && !isMoreForNothing(commit, than: lookup))
        #expect(isMoreForNothing(Recipe(.commit, .appeared, .index), than: commit))
        #expect(!isMoreForNothing(commit, than: commit))
        // At once may be on any thread, where the handler does not go on to the main queue.
        let queue = Recipe(.queue, .unguarded, .identity)
        #expect(!isMoreForNothing(queue, than: lookup))
        #expect(isMoreForNothing(queue, than: lookup, for: .async))
    }
}

/// What is kept of a recipe.
@Suite struct `A part that is kept` {
    @Test func `is read and written alike`() throws {
        for text in ["delivery=runloop", "delivery=queue+commit", "guard=in-range", "access=identity"] {
            #expect(try KeptPart(text).description == text)
        }
    }

    @Test(arguments: [
        ("runloop", "expected a part and its value, as in delivery=runloop; found 'runloop'"),
        ("handler=read", "expected delivery, guard or access before the '='; found 'handler'"),
        ("guard=index", "expected guard: unguarded, appeared, in-range, contains, all; found 'index'"),
        (
            "delivery=main",
            "expected hops with + between them, each of runloop, common, queue, exit, commit; found 'main'"
        ),
    ]) func `says what is wrong with a text that is none`(text: String, message: String) {
        let error = #expect(throws: KeptPartError.self) { try KeptPart(text) }
        #expect(error?.description == message)
    }
}
