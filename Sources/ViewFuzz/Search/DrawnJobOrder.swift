import FuzzEngine

/// Draws which of several ready jobs runs next, and writes it down as steps of the case.
///
/// A run without such a moment draws nothing, so that its case does not depend on this. Each choice is a step before the one that
/// leads to the moment. The moments before the first step, and those of that step, take the steps at the beginning of the case.
final class DrawnJobOrder {
    /// The percentage of cases in which the first ready job always runs.
    private static let plainCases = 50
    /// The percentage of moments, in the other cases, at which another job may run.
    private static let changedMoments = 40
    /// The greatest number of steps that a case gets.
    private static let mostSteps = 8

    private var random: SplitMix64
    private let isPlain: Bool
    /// The positions since the last step.
    private var positions: [Int] = []
    /// The number of moments before the first step that no step names.
    private var unnamedCount = 0
    /// The number of steps so far.
    private(set) var count = 0

    /// - Parameter index: The number of the case in its family.
    init(in family: CaseFamily, at index: UInt64) {
        random = SplitMix64(seed: family.seed ^ 0x6A6F_6273, index: index)
        isPlain = random.below(100) < Self.plainCases || family.length + Self.mostSteps > 64
    }

    /// Returns the position of the job that runs, from 1.
    ///
    /// - Parameter count: The number of jobs that are ready.
    func position(among count: Int) -> Int {
        let isChanged = !isPlain && random.below(100) < Self.changedMoments
        let position = isChanged ? 1 + random.below(count) : 1
        positions.append(position)
        return position
    }

    /// Adds the steps for the moments since the last call, at which the last step has led to them.
    func add<App>(to testCase: inout ViewCase<App>) {
        var chosen = Array(positions[..<((positions.lastIndex { $0 > 1 } ?? -1) + 1)])
        let momentCount = positions.count
        positions = []
        let isOpening = testCase.steps.count == count
        if !chosen.isEmpty, !isOpening, testCase.steps.count == count + 1 {
            chosen = Array(repeating: 1, count: unnamedCount) + chosen
        }
        if count + chosen.count > Self.mostSteps { chosen = [] }
        if isOpening { unnamedCount += momentCount - chosen.count }
        testCase.steps.insert(
            contentsOf: chosen.map(ViewStep.job), at: isOpening ? testCase.steps.count : testCase.steps.count - 1)
        count += chosen.count
    }
}

extension ViewStep {
    /// Whether the step only prepares the run, so that it can be taken before the work that begins with the view.
    var isPreparation: Bool {
        switch self {
        case .job, .past, .compare: true
        case .user, .outside, .loop, .wait, .endAnimations, .evictRows, .stall: false
        }
    }
}

extension ArraySlice<ViewStep> {
    /// Removes and returns the first step if it only prepares the run.
    mutating func popPreparation() -> ViewStep? { first?.isPreparation == true ? popFirst() : nil }
}
