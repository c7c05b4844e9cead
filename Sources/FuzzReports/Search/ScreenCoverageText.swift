import FuzzEngine

/// The screen coverage of a search: whether further cases may show more screens, and on request an estimate and the steps that ran.
package enum ScreenCoverageText {
    /// The number of kinds of steps in the text.
    private static let mostKinds = 12

    /// Returns the screen coverage as text.
    ///
    /// - Parameters:
    ///   - width: the greatest length of a line.
    ///   - listsAll: whether to add the estimate and the steps.
    /// - Returns: the lines; none if there is no coverage.
    package static func lines(_ screenCoverage: ScreenCoverage, width: Int, listsAll: Bool) -> [String] {
        guard !screenCoverage.isEmpty else { return [] }
        let texts = [screens(screenCoverage)] + (listsAll ? estimate(screenCoverage) + [steps(screenCoverage)] : [])
        return texts.flatMap { WrappedText.lines($0, width: width, hanging: 2) }
    }

    private static func screens(_ screenCoverage: ScreenCoverage) -> String {
        let count = (screenCoverage.isSample ? "about " : "") + screenCoverage.screenCount.counted("different screen")
        return count + (showsMore(screenCoverage) ? "; more cases may show more" : ", each seen in several cases")
    }

    /// Whether more screens are likely. The estimate says nothing about screens that are rarer than one in the number of cases.
    private static func showsMore(_ screenCoverage: ScreenCoverage) -> Bool {
        screenCoverage.unseenPerCase >= 1 / Double(max(screenCoverage.cases, 1))
    }

    private static func estimate(_ screenCoverage: ScreenCoverage) -> [String] {
        guard showsMore(screenCoverage) else { return [] }
        let rate = screenCoverage.unseenPerCase
        let perCase = Int(rate.rounded())
        guard perCase == 0 else {
            return ["estimate (Good–Turing): the next case shows \(perCase.counted("new screen"))"]
        }
        return ["estimate (Good–Turing): 1 in \(Int((1 / rate).rounded()).counted("further case")) shows a new screen"]
    }

    private static func steps(_ screenCoverage: ScreenCoverage) -> String {
        let sorted = screenCoverage.steps.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let named = sorted.prefix(mostKinds).map { "\($0.value.grouped)\(WrappedText.tie)\($0.key)" }
        let rest = sorted.count - named.count
        return "steps: " + (named + (rest > 0 ? ["and \(rest.counted("more kind"))"] : [])).joined(separator: ", ")
    }
}
