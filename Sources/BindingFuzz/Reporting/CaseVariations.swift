/// Every case that differs from a given one in a single way, and what comes of it: a step dropped, two neighbours
/// swapped, a number changed. What changes the verdict matters; the rest could be otherwise.
public struct CaseVariations: Sendable {
    /// What a variation comes to, beside the case itself.
    enum Effect: Hashable, Sendable {
        /// The same as the case: stale by the same mechanism, or clean.
        case same
        /// Clean, where the case is stale; the reason as a clause.
        case clean(String)
        /// Stale by another mechanism, or stale where the case is clean.
        case stale(Mechanism)
    }

    /// A number that stands in a step, and what each other number in its place comes to.
    struct Argument: Sendable {
        /// Counted from 1.
        let step: Int
        /// The index among the arguments of the step.
        let position: Int
        let effects: [(value: Int, effect: Effect)]
    }

    /// The case.
    public let interleaving: Interleaving
    public let configuration: Configuration
    /// What the case itself comes to.
    public let outcome: Outcome
    /// For each step what is left without it.
    let drops: [Effect]
    /// Whether the case stays the same without any of the steps that may each be dropped; nil for fewer than two.
    let canDropAll: Bool?
    /// For each step but the last what comes of swapping it with the next; nil where the two are equal.
    let swaps: [Effect?]
    let arguments: [Argument]
    /// What other numbers of initial items come to.
    let items: [(value: Int, effect: Effect)]

    /// Runs a case and all of its variations under one configuration.
    public init(of interleaving: Interleaving, under configuration: Configuration) {
        var model = Model()
        let outcome = model.run(interleaving, under: configuration)
        func effect(of variation: Interleaving) -> Effect {
            Effect(model.run(variation, under: configuration), beside: outcome)
        }
        self.interleaving = interleaving
        self.configuration = configuration
        self.outcome = outcome
        let drops = interleaving.steps.indices.map { effect(of: interleaving.dropping([$0])) }
        let droppable = drops.indices.filter { drops[$0] == .same }
        self.drops = drops
        canDropAll = droppable.count < 2 ? nil : effect(of: interleaving.dropping(Set(droppable))) == .same
        swaps = interleaving.steps.indices.dropLast().map { index in
            interleaving.steps[index] == interleaving.steps[index + 1]
                ? nil : effect(of: interleaving.swapping(index, index + 1))
        }
        var arguments: [Argument] = []
        for (index, step) in interleaving.steps.enumerated() {
            for (position, argument) in step.arguments.enumerated() {
                let values = 0...step.greatestArguments[position]
                let effects = values.filter { $0 != argument }.map { value in
                    var variation = interleaving
                    variation.steps[index] = step.replacingArgument(position, with: value)
                    return (value: Int(value), effect: effect(of: variation))
                }
                arguments.append(Argument(step: index + 1, position: position, effects: effects))
            }
        }
        self.arguments = arguments
        items = (0...Interleaving.maximumItems).filter { $0 != interleaving.items }.map { count in
            (value: count, effect: effect(of: Interleaving(items: count, steps: interleaving.steps)))
        }
    }

    /// Runs a case and its variations under the one of some configurations that `replay` shows it under.
    ///
    /// - Parameters:
    ///   - file: the case, as it is kept.
    ///   - configurations: at least one, or the standard matrix is taken.
    ///   - isAsked: whether somebody asked for these configurations in particular.
    public init(of file: CaseFile, among configurations: [Configuration], isAsked: Bool) {
        let replay = Replay(name: "", file: file, configurations: configurations, isAsked: isAsked)
        self.init(of: file.interleaving, under: replay.shown)
    }
}

extension CaseVariations.Effect {
    init(_ outcome: Outcome, beside original: Outcome) {
        if outcome.stale?.mechanism == original.stale?.mechanism {
            self = .same
        } else if let stale = outcome.stale {
            self = .stale(stale.mechanism)
        } else {
            self = .clean(outcome.reasonForClean)
        }
    }
}

extension Outcome {
    /// What became of the deliveries of a clean case, as far as the outcome tells.
    fileprivate var reasonForClean: String {
        if delivered > 0 { return "every handler that is called reaches its own element" }
        if undelivered > 0 { return "the delivery never arrives" }
        return skipped > 0 ? "the handler returns early" : "no handler is called"
    }
}

extension Interleaving {
    /// The case without the steps at these indices.
    fileprivate func dropping(_ indices: Set<Int>) -> Interleaving {
        let kept = steps.indices.filter { !indices.contains($0) }
        return Interleaving(items: items, steps: kept.map { steps[$0] })
    }

    fileprivate func swapping(_ first: Int, _ second: Int) -> Interleaving {
        var swapped = self
        swapped.steps.swapAt(first, second)
        return swapped
    }
}
