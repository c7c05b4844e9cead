import BindingFuzz
import FuzzEngine
import HeadlessUI

/// How often steps are drawn, compared with others.
struct StepWeights {
    /// The weights, of which a later one has precedence.
    private let weights: [SearchSteering.Weight]
    /// The offered actions as a case file writes them, if a weight is about a row.
    private var names: [UserAction: UserAction] = [:]

    init(_ weights: [SearchSteering.Weight] = []) {
        self.weights = weights
    }

    /// Whether all steps have the usual weight.
    var isEmpty: Bool { weights.isEmpty }

    /// The greatest weight of any step.
    var greatest: Int { weights.map(\.weight).reduce(1, max) }

    /// Looks up how a case file writes actions, if a weight is about a row.
    @MainActor mutating func name(_ actions: [UserAction], by host: Host) {
        guard weights.contains(where: { $0.steps.contains(" on ") }) else { return }
        for action in actions where !action.rows.isEmpty { names[action] = host.named(action) }
    }

    /// Returns the weight of a step; 1 if nobody asks for another.
    func weight(of step: ViewStep) -> Int {
        guard !weights.isEmpty else { return 1 }
        let texts = texts(of: step)
        return weights.last { weight in texts.contains { Self.begins($0, with: weight.steps) } }?.weight ?? 1
    }

    /// Returns whether an event can arrive in a way and with a value that are not to be avoided.
    func allows(_ event: OutsideEvent) -> Bool {
        guard !weights.isEmpty else { return true }
        return event.ways.contains { way in
            event.bodies.indices.contains { index in
                weight(
                    of: .outside(
                        OutsideStep(
                            kind: event.kind, name: event.name, value: index + 1, ordinal: event.ordinal, way: way)))
                    > 0
            }
        }
    }

    /// The texts by which a step is meant: as a case file writes it, and an event also without its way.
    private func texts(of step: ViewStep) -> [String] {
        switch step {
        case .user(let action):
            guard let named = names[action] else { return [step.description] }
            return [step.description, ViewStep.user(named).description]
        case .outside(var event) where event.way != .callout:
            event.way = .callout
            return [step.description, event.description]
        default: return [step.description]
        }
    }

    private static func begins(_ text: String, with words: String) -> Bool {
        text == words || text.hasPrefix(words + " ")
    }
}

extension ViewStep {
    /// Whether the step only lets the loop or the clock go on.
    var letsLoopGoOn: Bool {
        switch self {
        case .loop, .wait, .endAnimations, .evictRows: true
        case .user, .outside, .stall, .job, .past, .compare: false
        }
    }

    /// Parses a line of a case file.
    ///
    /// - Parameter source: The place of the line, for errors.
    init(_ line: String, of source: String) throws(CaseFileError) {
        var words = try CaseFileWords(line, of: source)
        try self.init(&words)
        try words.expectEnd()
    }

    /// The words with which a step can begin.
    static var firstWords: Set<String> {
        var words = Set(hostWords).subtracting(["past", compareWord])
        words.formUnion(UserAction.Verb.allCases.map(\.rawValue))
        words.formUnion(OutsideEvent.Kind.allCases.map(\.rawValue))
        words.formUnion(OutsideStep.Way.allCases.map(\.rawValue).filter { !$0.isEmpty })
        words.formUnion(LoopStep.allCases.map(\.word))
        return words
    }
}
