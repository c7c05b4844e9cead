import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

@Suite(.serialized) struct `A search that is steered` {
    private typealias S = ViewSubject<SteeredApp>

    /// Returns the steps of the cases of a view.
    private static func drawn(
        _ view: String, _ count: UInt64, from first: UInt64 = 0, by strategy: StrategyName = .mix,
        steering: SearchSteering = SearchSteering(), material: [ViewCase<SteeredApp>] = []
    ) async throws -> [[String]] {
        try await onMainRunLoop {
            S.steer(by: steering)
            S.recombine(material)
            defer {
                S.steer(by: SearchSteering())
                S.recombine([])
            }
            let runner = ViewRunner<SteeredApp>(under: [], by: strategy)
            let family = CaseFamily(seed: 3, length: 24)
            let cases = (first..<first + count).map { runner.draw(at: $0, of: family).testCase }
            return cases.filter { $0.view == view }.map { $0.steps.map(\.description) }
        }
    }

    @Test(arguments: StrategyName.allCases) func `begins and avoids as the definition asks`(
        _ strategy: StrategyName
    ) async throws {
        let cases = try await Self.drawn("steered", 80, by: strategy)
        #expect(cases.count > 20)
        #expect(cases.allSatisfy { $0.first == #"press "Log in""# })
        let steps = cases.joined()
        #expect(!steps.contains("leave-app"))
        #expect(!steps.contains { $0.hasPrefix(#"press "Delete""#) })
        #expect(steps.contains(#"press "Add""#))
        // The other view asks for nothing.
        let others = try await Self.drawn("door", 80, by: strategy).joined()
        #expect(others.contains { $0.hasPrefix(#"press "Delete""#) })
        #expect(others.contains("leave-app"))
    }

    @Test func `draws steps as often as their weight says`() async throws {
        func share(_ steps: [[String]]) -> Double {
            Double(steps.joined().count { $0 == "evict-rows" }) / Double(steps.joined().count)
        }
        let plain = share(try await Self.drawn("door", 80, by: .random))
        let steering = SearchSteering(weights: [.init("evict-rows", 20)])
        let heavy = share(try await Self.drawn("door", 80, by: .random, steering: steering))
        #expect(heavy > 3 * plain, "\(heavy) after \(plain)")
    }

    @Test func `begins as the command asks, after the beginning of the definition`() async throws {
        let steering = SearchSteering(beginning: [#"press "Add""#, "idle"])
        let cases = try await Self.drawn("steered", 60, steering: steering)
        #expect(cases.allSatisfy { $0.starts(with: [#"press "Log in""#, #"press "Add""#, "idle"]) })
    }

    @Test func `avoids a step in one row only`() async throws {
        let steering = SearchSteering(weights: [.init(#"press "Delete" on "Item 1""#, 0)])
        let named = try await onMainRunLoop { () -> [String] in
            S.steer(by: steering)
            defer { S.steer(by: SearchSteering()) }
            let runner = ViewRunner<SteeredApp>(under: [], by: .random)
            let family = CaseFamily(seed: 4, length: 24)
            let configuration = ViewConfiguration<SteeredApp>.fullMatrix[0]
            return (0..<120 as Range<UInt64>).flatMap { index -> [String] in
                let drawn = runner.draw(at: index, of: family)
                let respelled = runner.respelled(drawn.testCase, under: drawn.configuration)
                _ = configuration
                return (respelled ?? drawn.testCase).steps.map(\.description)
            }
        }
        #expect(named.contains(#"press "Delete" on "Item 2""#))
        #expect(!named.contains(#"press "Delete" on "Item 1""#))
    }

    @Test func `soon draws what changes nothing rarely, and seldom leaves the app`() async throws {
        func shares(_ strategy: StrategyName) async throws -> (idle: Double, leaving: Double) {
            let steps = try await Self.drawn("door", 160, from: 640, by: strategy).joined()
            let count = Double(steps.count)
            return (
                Double(steps.count { $0.contains("bindfuzz.noise") }) / count,
                Double(steps.count { $0.hasSuffix("-app") }) / count
            )
        }
        let (guided, random) = (try await shares(.guided), try await shares(.random))
        #expect(guided.idle > 0)
        #expect(guided.idle < 0.6 * random.idle, "\(guided) after \(random)")
        #expect(guided.leaving < 0.6 * random.leaving, "\(guided) after \(random)")
    }

    @Test func `recombines cases of the corpus`() async throws {
        let steps = ["evict-rows", #"press "Log in""#, "wait 0.3", #"press "Add""#, "evict-rows", #"press "Add""#]
        let lines = ["bindfuzz 1", #"view "door""#, ""] + steps
        let kept = try CaseFile<S>(text: lines.map { $0 + "\n" }.joined()).testCase
        func alike(_ cases: [[String]]) -> Int {
            cases.count { drawn in drawn.indices.contains { drawn[$0...].starts(with: steps[1...4]) } }
        }
        let (with, without) = (
            try await Self.drawn("door", 200, material: [kept]), try await Self.drawn("door", 200)
        )
        #expect(alike(without) == 0)
        #expect(alike(with) > 3)
        #expect(with != without)
        #expect(try await Self.drawn("door", 200, material: [kept]) == with)
    }

    @Test func `says what it cannot read`() {
        #expect(S.problem(ofSteps: "leave-app") == nil)
        #expect(S.problem(ofSteps: #"press "Delete""#) == nil)
        #expect(S.problem(ofSteps: "leev")?.contains("found 'leev'") == true)
        #expect(S.problem(ofStep: #"press "Log in""#) == nil)
        #expect(S.problem(ofStep: "press Log")?.contains("a label in quotation marks") == true)
    }
}
