import HeadlessUI
import XCTest

final class EnvironmentTests: XCTestCase {
    func testValuesOfTheSystemAreThoseOfAPhoneUnlessAViewChangesThem() throws {
        try onMainRunLoop {
            let host = Host { EnvironmentView() }
            XCTAssertEqual(
                host.texts,
                [
                    "leftToRight regular 0 large true 3 false leading",
                    "rightToLeft compact 2 accessibility1 false 3 false leading", "zone",
                ])
            host.setEnvironment(\.displayScale, 2)
            XCTAssertEqual(host.texts.first, "leftToRight regular 0 large true 2 false leading")
        }
    }

    func testWhatAPersonHasToAskForIsOff() throws {
        try onMainRunLoop {
            let host = Host { OffView() }
            XCTAssertEqual(
                host.texts, ["false true medium true", "true 1.000000 true large true", "tail standard"])
        }
    }

    func testPreferencesOfPlacesAreShownBehind() throws {
        try onMainRunLoop {
            let host = Host { AnchorView() }
            XCTAssertEqual(host.texts.sorted(), ["behind 7", "place"])
        }
    }

    func testAScopeKeepsWhatIsSubmittedFromTheViewsAround() throws {
        try onMainRunLoop {
            let host = Host { ScopedFieldView() }
            XCTAssertEqual(host.focusedLabel, "Scoped")
            try host.submit("Scoped")
            XCTAssertEqual(host.texts.last, "inner")
        }
    }
}
