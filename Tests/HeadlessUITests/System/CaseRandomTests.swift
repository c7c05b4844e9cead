import Foundation
import Testing

@testable import HeadlessUI

#if os(Linux)
    // Glibc's module does not have the header.
    @_silgen_name("getrandom")
    private func getRandom(_ memory: UnsafeMutableRawPointer, _ count: Int, _ flags: UInt32) -> Int
#endif

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

    #if os(Linux)
        @Test func `are the same again in functions of C, and others for another seed`() async throws {
            try await onMainRunLoop {
                defer { CaseSurroundings.end() }
                func numbers(seed: UInt64) -> [UInt64] {
                    CaseSurroundings.begin(seed: seed)
                    var bytes: UInt64 = 0
                    #expect(getRandom(&bytes, 8, 0) == 8)
                    var entropy: UInt64 = 0
                    #expect(getentropy(&entropy, 8) == 0)
                    var filled: UInt64 = 0
                    arc4random_buf(&filled, 8)
                    return [
                        bytes, entropy, filled, UInt64(arc4random()), UInt64(arc4random_uniform(1 << 30)),
                        UInt64(random()), UInt64.random(in: 0...UInt64.max),
                    ]
                }
                let first = numbers(seed: 1)
                #expect(numbers(seed: 1) == first)
                #expect(Set(first).count == first.count)
                for (number, other) in zip(first, numbers(seed: 2)) { #expect(number != other) }
            }
        }
    #endif
}
