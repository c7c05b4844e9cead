import FuzzEngine
import HeadlessUI

/// Draws what the cases of a search assume about SwiftUI.
///
/// Half of the cases assume nothing, so that what needs no assumption is found as quickly as without them. Each of the others takes
/// about a quarter of its values from outside of the defaults. The shrinker then drops those that a failure does not need.
enum AssumptionDrawing {
    private static let casesWithDefaults = 2
    private static let choicesOfOther = 4
    /// Tells the generator from that of the steps, which do not depend on it.
    private static let stream: UInt64 = 0x6173_7375_6d65

    /// Returns the assumptions of a case.
    ///
    /// - Parameter fixed: the assumptions that every case has, as a command names them: `lazy-cache none`.
    static func assumptions(of family: CaseFamily, at index: UInt64, fixing fixed: [String]) -> SystemAssumptions {
        var random = SplitMix64(seed: family.seed ^ stream, index: index)
        var assumptions = SystemAssumptions()
        if random.below(casesWithDefaults) > 0 {
            for assumption in SystemAssumption.all where random.below(choicesOfOther) == 0 {
                assumptions.take(assumption.values[1 + random.below(assumption.values.count - 1)])
            }
        }
        for text in fixed {
            if let value = try? AssumedValue(text, of: "--assume") { assumptions.take(value) }
        }
        return assumptions
    }
}

extension AssumedValue {
    /// Parses the name of an assumption and the name of a value.
    ///
    /// - Parameter source: the place of the text, for errors.
    init(_ text: String, of source: String) throws(CaseFileError) {
        var words = try CaseFileWords(text, of: source)
        self = try AssumedValue(&words)
        try words.expectEnd()
    }
}
