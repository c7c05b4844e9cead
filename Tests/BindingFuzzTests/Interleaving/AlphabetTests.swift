import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// The table that text, order, bytes, generator and shrinker derive from.
@Suite struct `The alphabet` {
    private static let names = StepAlphabet.kinds.map(\.name)

    @Test func `the kinds are in the order of cases in the contract`() {
        #expect(
            Self.names == [
                "post", "clear", "remove", "insert", "restore", "move", "replace", "reload", "edit", "scroll", "reap",
                "event", "source", "timer", "idle", "track", "release", "perform", "async", "background post", "resume",
            ])
        #expect(StepAlphabet.actions.map(\.name) == Array(Self.names.prefix(StepAlphabet.actions.count)))
    }

    /// The compiler sees to it that no case of the types is missing here, and the test that none is in the table.
    @Test func `every case of the types has its line in the table`() {
        func name(_ action: DeferredAction) -> String {
            switch action {
            case .post: "post"
            case .mutate(.clear): "clear"
            case .mutate(.remove): "remove"
            case .mutate(.insert): "insert"
            case .mutate(.restore): "restore"
            case .mutate(.move): "move"
            case .mutate(.replace): "replace"
            case .mutate(.reload): "reload"
            case .mutate(.edit): "edit"
            }
        }
        func name(_ step: Step) -> String {
            switch step {
            case .post: "post"
            case .mutate(let mutation): name(DeferredAction.mutate(mutation))
            case .scroll: "scroll"
            case .reap: "reap"
            case .loop(.event): "event"
            case .loop(.source): "source"
            case .loop(.timer): "timer"
            case .loop(.idle): "idle"
            case .loop(.track): "track"
            case .loop(.release): "release"
            case .perform: "perform"
            case .async: "async"
            case .backgroundPost: "background post"
            case .resume: "resume"
            }
        }
        #expect(StepAlphabet.kinds.map { Set($0.elements.map(name)) } == Self.names.map { [$0] })
        #expect(StepAlphabet.actions.map { Set($0.elements.map(name)) } == StepAlphabet.actions.map { [$0.name] })
    }

    @Test func `the kinds have all steps in them, each once, and in their order`() {
        #expect(StepAlphabet.kinds.flatMap(\.elements) == Step.all)
        #expect(Set(Step.all).count == Step.all.count)
    }

    @Test func `a reader distinguishes kinds by their first words, and a byte can encode any step of a kind`() throws {
        #expect(Set(StepAlphabet.kinds.map(\.words.first)).count == StepAlphabet.kinds.count)
        try withEvery("kind", in: StepAlphabet.actions) { try demand($0.elements.count <= 256, "fits into a byte") }
    }

    @Test func `every step means itself as text and as bytes`() throws {
        try withEvery("step", in: Step.all) { step in
            let alone = Interleaving(steps: [step])
            try demand(try interleaving(step.description), equals: alone, "text")
            try demand(Interleaving(fuzzBytes: alone.fuzzBytes), equals: alone, "bytes")
            try demand(step.description.hasSuffix(step.arguments.map { " \($0)" }.joined()), "arguments stand last")
        }
    }

    @Test func `every argument of a step can be any number up to its greatest, and nothing else changes`() throws {
        try withEvery("step", in: Step.all) { step in
            try demand(step.arguments.count, equals: step.greatestArguments.count, "number of arguments")
            for (position, greatest) in step.greatestArguments.enumerated() {
                for value in 0...greatest {
                    var arguments = step.arguments
                    arguments[position] = value
                    let replaced = step.replacingArgument(position, with: value)
                    try demand(replaced.arguments, equals: arguments, "arguments")
                    let words = [step, replaced].map { $0.description.filter { !$0.isNumber } }
                    try demand(words[0], equals: words[1], "words")
                }
            }
        }
    }

    @Test func `the generator and the shrinker come to every step, and to no others`() {
        let generator = InterleavingGenerator(CaseFamily(seed: 9, length: 64))
        let drawn = (0..<6000).reduce(into: Set<Step>()) { $0.formUnion(generator.testCase(at: $1).steps) }
        #expect(drawn == Set(Step.all))
        // What the shrinker tries in the place of a step are the steps before it.
        #expect(Step.all.sorted() == Step.all)
    }

    @Test func `the dictionary of byte fuzzers has every kind`() throws {
        let lines = Set(try Repository().text(of: "scripts/libfuzzer.dict").split(separator: "\n"))
        let missing = StepAlphabet.kinds.map { kind in
            "\"\(kind.name)\(kind.elements.count > 1 ? " " : "")\""
        }.filter { !lines.contains($0[...]) }
        #expect(missing.isEmpty, "scripts/libfuzzer.dict lacks \(missing)")
    }
}
