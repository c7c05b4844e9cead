/// The alphabet of cases: the kinds of steps, a line each, in the order of `semantics`, section 6.
///
/// What a kind takes as arguments and the bounds of these are in the type of its case, so a line has only its words and
/// the case. All else derives from these lines: the readers and writers of text and bytes, the order of steps, what the
/// generator draws and what the shrinker tries. A line more shifts the kinds after it: the same seed then makes other
/// cases, and the inputs that a byte fuzzer has kept mean other ones.
package enum StepAlphabet {
    /// What changes the source of truth.
    package static let mutations: [StepKind<Mutation>] = [
        StepKind("clear", .clear),
        StepKind("remove", Mutation.remove),
        StepKind("insert", Mutation.insert),
        StepKind("restore", Mutation.restore),
        StepKind("move", Mutation.move),
        StepKind("replace", Mutation.replace),
        StepKind("reload", Mutation.reload),
        StepKind("edit", Mutation.edit),
    ]

    /// What can be deferred, and is a step by itself as well.
    package static let actions: [StepKind<DeferredAction>] =
        [StepKind("post", .post)] + mutations.map { $0.map(DeferredAction.mutate) }

    /// Every kind of step.
    package static let kinds: [StepKind<Step>] =
        actions.map { $0.map(\.step) } + [
            StepKind("scroll", Step.scroll),
            StepKind("reap", .reap),
            StepKind("event", .loop(.event)),
            StepKind("source", .loop(.source)),
            StepKind("timer", .loop(.timer)),
            StepKind("idle", .loop(.idle)),
            StepKind("track", .loop(.track)),
            StepKind("release", .loop(.release)),
            StepKind("perform", deferring: Step.perform),
            StepKind("async", deferring: Step.async),
            StepKind("background post", .backgroundPost),
            StepKind("resume", .resume),
        ]
}
