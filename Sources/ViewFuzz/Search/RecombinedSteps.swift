import FuzzEngine
import HeadlessUI

/// Recombines the steps of cases of the corpus and of known paths, and mutates the result. What showed one bug often shows another in
/// a different order, or after the steps of another case.
struct RecombinedSteps: StepStrategy {
    /// The greatest share of the remaining steps that are drawn after the recombined ones, as a divisor.
    private static let rest = 2

    private(set) var length: Int
    /// The steps to take. `nil` stands for a step that is drawn.
    private var plan: ArraySlice<ViewStep?>
    private var random: SplitMix64

    /// Makes a plan; `nil` if there is nothing to recombine.
    ///
    /// - Parameters:
    ///   - most: The greatest number of steps.
    ///   - read: Parses steps.
    init?(_ guide: ViewGuide, view: String, most: Int, random: SplitMix64, read: ([String]) -> [ViewStep]) {
        var random = random
        let cases = guide.material.filter { $0.view == view }.map(\.steps)
        guard !cases.isEmpty else { return nil }
        let paths = guide.places.filter { $0.view == view && $0.steps.count > 1 }.map(\.steps)
        let parent = read(cases[random.below(cases.count)])
        let others = paths.isEmpty || random.below(2) == 0 ? cases : paths
        let other = read(others[random.below(others.count)])
        guard !parent.isEmpty, !other.isEmpty else { return nil }
        var plan: [ViewStep?] = Self.recombined(parent, other, &random)
        if !plan.isEmpty, random.below(2) == 0 { plan[random.below(plan.count)] = nil }
        plan = Array(plan.prefix(most))
        length = plan.count + random.below(1 + (most - plan.count) / Self.rest)
        self.plan = plan[...]
        self.random = random
    }

    /// Returns steps of both cases: the beginning of one and the end of the other, one within the other, or one with a part of its own
    /// repeated, dropped or moved.
    static func recombined(_ parent: [ViewStep], _ other: [ViewStep], _ random: inout SplitMix64) -> [ViewStep] {
        let cut = random.below(parent.count + 1)
        switch random.below(5) {
        case 0: return Array(parent[..<cut] + part(of: other, &random))
        case 1: return Array(parent[..<cut] + part(of: other, &random) + parent[cut...])
        case 2: return Array(parent[..<cut] + part(of: parent, &random) + parent[cut...])
        case 3:
            var steps = parent
            let moved = steps.remove(at: random.below(steps.count))
            if random.below(2) == 0 { steps.insert(moved, at: random.below(steps.count + 1)) }
            return steps
        default: return parent + other
        }
    }

    /// Returns a part of a case, at least one step.
    private static func part(of steps: [ViewStep], _ random: inout SplitMix64) -> ArraySlice<ViewStep> {
        let start = random.below(steps.count)
        return steps[start...start + random.below(steps.count - start)]
    }

    mutating func begin(with steps: [ViewStep]) {
        guard !plan.prefix(steps.count).elementsEqual(steps.map(Optional.some)) else { return }
        plan = steps.map(Optional.some)[...] + plan
        length += steps.count
    }

    mutating func next(among choices: StepChoices) -> ViewStep {
        if let planned = plan.popFirst(), let step = planned, choices.mayTake(step) { return step }
        var drawing = StepDrawing(length: 1, random: random)
        defer { _ = random.next() }
        return drawing.next(among: choices)
    }
}

extension StepChoices {
    /// Whether a step of another case can have an effect here: its control is on the screen, in whichever row.
    fileprivate func mayTake(_ step: ViewStep) -> Bool {
        guard weights.weight(of: step) > 0 else { return false }
        guard case .user(let action) = step else { return true }
        return actions.contains { $0.verb == action.verb && ($0.label == action.label || action.label == nil) }
    }
}
