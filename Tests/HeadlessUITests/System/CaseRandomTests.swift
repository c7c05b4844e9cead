import Foundation
import Testing

@testable import HeadlessUI

@Suite struct `The random numbers of a case` {
    private enum Samples {
        static let ids = (0..<4).map { _ in UUID() }
        static let others = (0..<4).map { _ in UUID() }
    }

    @Test func `make no id that a static property has from an earlier case`() async throws {
        try await onMainRunLoop {
            func makeIDs() -> [UUID] { (0..<4).map { _ in UUID() } }
            CaseSurroundings.begin(seed: 0)
            defer { CaseSurroundings.end() }
            let samples = Samples.ids + Samples.others
            let first = makeIDs()
            CaseSurroundings.begin(seed: 0)
            #expect(makeIDs() == first)
            #expect(Set(samples).isDisjoint(with: first))
            #expect(Set(samples).count == 8)
        }
    }
}
