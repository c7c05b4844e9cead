import FuzzEngine

/// The screen coverage of a search: an estimate of the unseen screens, and the steps that ran.
package enum ScreenCoverageText {
    /// The number of kinds of steps in the text.
    private static let mostKinds = 12

    /// Returns the screen coverage as text.
    ///
    /// - Parameter width: the greatest length of a line.
    /// - Returns: the lines; none if there is no coverage.
    package static func lines(_ screenCoverage: ScreenCoverage, width: Int) -> [String] {
        guard !screenCoverage.isEmpty else { return [] }
        return WrappedText.lines(screens(screenCoverage), width: width, hanging: 2)
            + WrappedText.lines(steps(screenCoverage), width: width, hanging: 2)
    }

    private static func screens(_ screenCoverage: ScreenCoverage) -> String {
        let count = (screenCoverage.isSample ? "about " : "") + screenCoverage.screenCount.counted("different screen")
        let rate = screenCoverage.unseenPerCase
        // The estimate says nothing about screens that are rarer than one in this number of cases.
        let floor = 1 / Double(max(screenCoverage.cases, 1))
        return switch rate {
        case ..<floor: "\(count), each seen in several cases, so another one is unlikely (Good–Turing)"
        case 1...: "\(count); each further case may show \(Int(rate.rounded())) new ones (Good–Turing)"
        default: "\(count); 1 in \(Int((1 / rate).rounded())) further cases may show a new one (Good–Turing)"
        }
    }

    private static func steps(_ screenCoverage: ScreenCoverage) -> String {
        let sorted = screenCoverage.steps.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let named = sorted.prefix(mostKinds).map { "\($0.value.grouped)\(WrappedText.tie)\($0.key)" }
        let rest = sorted.count - named.count
        return "steps: " + (named + (rest > 0 ? ["and \(rest.counted("more kind"))"] : [])).joined(separator: ", ")
    }
}
