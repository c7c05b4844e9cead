/// The alphabet of cases: the kinds of steps, one per line, in the order of `semantics`, section 6.
///
/// The type of a kind's case defines its arguments and their bounds, so a line has only its words and the case. Everything else
/// derives from these lines: the readers and writers of text and bytes, the order of steps, the choices of the generator and of the
/// shrinker. A new line shifts the kinds after it. The same seed then makes other cases, and the saved inputs of a byte fuzzer
/// decode to other ones.
package enum StepAlphabet {
    /// The kinds that change the source of truth.
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

    /// The kinds that can be deferred, and are also steps by themselves.
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
