import BindingFuzz
import FuzzReports
import TestSupport
import Testing

/// A subject that writes the required members only: a tank that spills where more is filled in than it holds.
private enum Tank: StepSubject, DescribableSubject {
    enum Step: ListedStep {
        case fill(Int)
        case drain

        static let allCases: [Step] = (0...2).map { .fill($0) } + [.drain]

        var description: String {
            switch self {
            case .fill(let amount): "fill \(amount)"
            case .drain: "drain"
            }
        }
    }

    struct Case: StepSequence {
        var steps: [Step] = []
    }

    struct Configuration: TestConfiguration {
        enum Size: String, CaseIterable {
            case small, large
        }

        enum Lid: String, CaseIterable {
            case open, shut
        }

        static let matrix = ConfigurationMatrix(
            like: Configuration(), [.init("size", \.size), .init("lid", \.lid)])

        var size = Size.small
        var lid = Lid.open
    }

    enum Word: String, TestVerdict {
        case clean, spilled

        static let anyFailure = "wet"
    }

    struct Outcome: TestOutcome {
        var mechanism: TextMechanism<Word>?
    }

    struct Run: StepRun {
        typealias S = Tank

        private let configuration: Configuration
        private var level = 0

        init(_ testCase: Case, under configuration: Configuration) { self.configuration = configuration }

        mutating func perform(_ step: Step) -> StepEvent<Tank> {
            guard case .fill(let amount) = step else {
                level = 0
                return StepEvent("the tank is empty")
            }
            level += amount
            let isSpilled = configuration.lid == .open && level > (configuration.size == .small ? 3 : 6)
            return StepEvent("the level is \(level)", nil, isSpilled ? TextMechanism(.spilled, "it spills") : nil)
        }

        func outcome(_ mechanism: TextMechanism<Word>?) -> Outcome { Outcome(mechanism: mechanism) }
    }

    static let program = "tank"
    static let vocabulary = Vocabulary(abstract: "Finds the orders of steps in which a tank spills.")

    static var canary: Canary<Tank> {
        Canary(
            Case(steps: [.fill(2), .fill(2)]), under: Configuration(), by: TextMechanism(.spilled, "it spills"))
    }

    static func meaning(of verdict: Word) -> String { verdict == .clean ? "keeps its water" : "spills" }
}

@Suite struct `A subject with the required members only` {
    private let runner = Tank.Runner(under: Tank.Configuration.fullMatrix)

    private func steps(_ text: String) throws -> [Tank.Step] {
        try CaseFile<Tank>(text: "bindfuzz 1\n\n\(text)\n").testCase.steps
    }

    @Test func `is searched, and no finding can lose a step or have a smaller number`() throws {
        var sweep = Sweep<Tank>(configurations: runner.configurations.count)
        runner.sweep(0..<500, of: CaseFamily(seed: 1), &sweep, willRun: { _ in })
        let failing = Set(sweep.pairs.map { runner.configurations[$0.failure.position].description })
        #expect(failing == ["small/open", "large/open"])
        for pair in sweep.pairs {
            let target = ShrinkTarget<Tank>(
                configuration: runner.configurations[pair.failure.position], mechanism: pair.failure.mechanism)
            var testCase = Tank.Case()
            runner.make(&testCase, at: pair.firstIndex, of: CaseFamily(seed: 1))
            let shrunk = runner.shrink(testCase, to: target, known: nil).testCase
            let simpler = shrunk.simplerByOne.map { runner.run($0, under: target.configuration).mechanism }
            #expect(simpler.allSatisfy { $0 == nil }, "\(shrunk)")
        }
        #expect(Tank.canary.isFound(by: runner))
    }

    @Test func `has cases that are read as they are written`() throws {
        let testCase = Tank.Case(steps: [.fill(2), .drain, .fill(0)])
        #expect(testCase.description == "fill 2 · drain · fill 0")
        #expect(Tank.Case().description == "no steps")
        #expect(try CaseFile<Tank>(text: CaseFile<Tank>(testCase).text).testCase == testCase)
    }

    @Test func `has errors that say which steps there are`() throws {
        var outputs = OutputSnapshot()
        for text in ["pour 1", "fill 3", "fill", "drain 1"] {
            let error = #expect(throws: CaseFileError.self) { try steps(text) }
            outputs.add(text, "\(try #require(error))")
        }
        try outputs.expect(named: "step-errors")
    }

    @Test func `orders cases by their length, and then by the list of steps`() throws {
        #expect(Tank.Case(steps: [.drain]) < Tank.Case(steps: [.fill(0), .fill(0)]))
        #expect(Tank.Case(steps: [.fill(2)]) < Tank.Case(steps: [.drain]))
        let simpler = Tank.Case(steps: [.fill(2), .drain]).simplerByOne
        #expect(simpler.map(\.description) == ["drain", "fill 2", "fill 0 · drain", "fill 1 · drain"])
        let changes = try #require(Tank.Case(steps: [.drain, .fill(1)]).numberChanges.first)
        #expect(changes.place == .step(2, number: 1, of: 1))
        #expect(changes.others.map(\.value) == [0, 2])
    }

    @Test func `has every configuration that its parts make, the first part varying slowest`() throws {
        let names = ["small/open", "small/shut", "large/open", "large/shut"]
        #expect(Tank.Configuration.fullMatrix.map(\.description) == names)
        #expect(Tank.Configuration.fullMatrix.map(\.index) == [0, 1, 2, 3])
        #expect(Tank.Configuration.standardMatrix == Tank.Configuration.fullMatrix)
        #expect(Tank.Configuration.partNames == ["size", "lid"])
        #expect(Tank.Configuration.partValues == [["small", "large"], ["open", "shut"]])
    }

    @Test func `is described step by step, up to the failure`() throws {
        let file = try CaseFile<Tank>(text: "bindfuzz 1\n\nfill 2\nfill 2\ndrain\n")
        let text = Replay<Tank>(name: "a.case", file: file).text()
        let clean = Replay<Tank>(
            name: "a.case", file: file, configurations: [Tank.Configuration(size: .large, lid: .open)], isAsked: true)
        var outputs = OutputSnapshot()
        outputs.add("a failure", text)
        outputs.add("a clean configuration", clean.text())
        try outputs.expect(named: "step-subject")
    }
}
