import FuzzEngine

/// Leaves out steps that are known to end the process, since they hide what else could come. A few cases take them all the same.
struct EndAvoidance {
    /// One case in this many takes them.
    private static let casesOfOneEnding = 50

    private let isOn: Bool

    /// - Parameters:
    ///   - random: The generator of the case; other draws do not depend on this one.
    ///   - guide: What is known of steps that end the process.
    init(random: SplitMix64, knownBy guide: ViewGuide) {
        var random = random
        var chance = SplitMix64(seed: ~random.next(), index: 1)
        isOn = chance.below(Self.casesOfOneEnding) > 0 && guide.knowsEnds
    }

    /// Returns the choices that the case has of those that a screen offers.
    func choices(among offered: StepChoices, on screen: UInt64, knownBy guide: ViewGuide) -> StepChoices {
        isOn ? offered.leavingOut { guide.isLikelyToEnd(screen ^ $0.key) } : offered
    }
}
