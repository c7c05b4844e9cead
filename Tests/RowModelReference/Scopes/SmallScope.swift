import BindingFuzz
import TestSupport

/// Cases that are small, and all of them.
enum SmallScope {
    /// Steps of all 21 kinds, with the deferred ones as a post and as a mutation.
    static let alphabet: [Step] = [
        .post, .mutate(.clear), .mutate(.remove(1)), .mutate(.insert(0)), .mutate(.restore(0)), .mutate(.move(0, 1)),
        .mutate(.replace(0)), .mutate(.reload(1)), .mutate(.edit(0)), .scroll(1), .reap, .loop(.event), .loop(.source),
        .loop(.timer), .loop(.idle), .loop(.track), .loop(.release), .perform(.post), .perform(.mutate(.remove(0))),
        .async(.post),
        .async(.mutate(.insert(0))), .backgroundPost, .resume,
    ]

    /// How long the cases are: what a build without optimization runs in seconds is less.
    static let length = TestSize.of(small: 1, usual: 2, full: 3)
    /// The length for the comparison with the plain interpreter, which implies most of what other tests say.
    static let longest = TestSize.of(small: 1, usual: 3, full: 3)

    /// Every case of at most so many steps of the alphabet, with up to two items.
    static func cases(length: Int = Self.length) -> [Interleaving] {
        (0...2).flatMap { items in
            sequences(of: alphabet, lengths: 0...length).map { Interleaving(items: items, steps: $0) }
        }
    }

    /// Cases that are longer, by chance.
    static func samples(_ count: UInt64) -> [Interleaving] {
        let generator = InterleavingGenerator(CaseFamily(seed: 4))
        return (0..<count).map { generator.testCase(at: $0) }
    }
}

/// A model that closures can share.
final class ModelRunner {
    private var model = Model()
    private let matrix = ExecutionPlan(Configuration.fullMatrix)

    /// The outcomes under the full matrix, sharing courses.
    func outcomes(of testCase: Interleaving) -> [Outcome] {
        model.run(testCase, under: matrix)
    }

    /// The outcome under one configuration, on a course of its own.
    func outcome(of testCase: Interleaving, under configuration: Configuration) -> Outcome {
        model.run(testCase, under: configuration)
    }
}
