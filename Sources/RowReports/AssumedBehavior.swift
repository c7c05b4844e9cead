import FuzzReports
import SwiftUIAssumptions

extension SystemAssumptions {
    /// What a failure under these assumptions needs of SwiftUI.
    package var texts: [AssumptionText] {
        others.map { .onlyIf("SwiftUI \($0.clause)", evidence: $0.evidence) }
    }
}
