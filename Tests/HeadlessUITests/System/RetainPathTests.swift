import Foundation
import Testing

@testable import HeadlessUI

#if os(Linux)
    /// What keeps an object alive, as far as memory tells.
    struct RetainPathTests {
        private final class Ticker {
            var change: (() -> Void)?
            var others: [String: [Partner]] = [:]
            var plan = Plan.none
            weak var weakSelf: Ticker?
            var partner: Partner?
            var delegate: (any PartnerDelegate)?
            weak var weakDelegate: (any PartnerDelegate)?
            var anything: Any?
            var cancellables: Set<AnyCancellable> = []
            let values = PassthroughSubject<Int, Never>()
            var count = 0
        }

        private protocol PartnerDelegate: AnyObject {}

        private final class Partner: PartnerDelegate {
            var ticker: Ticker?
            weak var weakTicker: Ticker?
            unowned var unownedTicker: Ticker?
        }

        private enum Plan {
            case none
            case meet(Partner, at: Date)
        }

        private struct Note {
            let date: Date
            let text: String
            let partner: Partner
        }

        nonisolated(unsafe) private static var shared: Partner?
        /// A property of a test's own: the tests run at the same time.
        nonisolated(unsafe) private static var other: Partner?
        nonisolated(unsafe) private static var freed: UnsafeMutableRawPointer?

        private func path(_ prepare: (Ticker) -> Void) -> String? {
            let ticker = Ticker()
            prepare(ticker)
            return RetainPath.keeping(ticker)
        }

        private func partner(of ticker: Ticker) -> Partner {
            let partner = Partner()
            partner.ticker = ticker
            return partner
        }

        @Test func `a closure that has its owner`() {
            #expect(path { ticker in ticker.change = { ticker.count += 1 } } == "Ticker.change → Ticker")
            #expect(
                path { ticker in
                    var count = 0
                    ticker.change = {
                        count += 1
                        ticker.count = count
                    }
                } == "Ticker.change → a closure → Ticker")
        }

        @Test func `a weak or unowned capture keeps nothing`() {
            #expect(path { ticker in ticker.change = { [weak ticker] in ticker?.count += 1 } } == nil)
            #expect(path { ticker in ticker.change = { [unowned ticker] in ticker.count += 1 } } == nil)
            #expect(path { $0.weakSelf = $0 } == nil)
            #expect(
                path { ticker in
                    let partner = Partner()
                    partner.unownedTicker = ticker
                    ticker.partner = partner
                } == nil)
            #expect(
                path { ticker in
                    let partner = Partner()
                    partner.weakTicker = ticker
                    ticker.partner = partner
                    ticker.weakDelegate = partner
                } == nil)
        }

        @Test func `an object in a dictionary of arrays`() {
            #expect(
                path { $0.others["a"] = [Partner(), partner(of: $0)] } == "Ticker.others → Partner.ticker → Ticker")
        }

        @Test func `an object in a case of an enumeration`() {
            #expect(path { $0.plan = .meet(partner(of: $0), at: .now) } == "Ticker.plan → Partner.ticker → Ticker")
        }

        @Test func `a delegate`() {
            #expect(path { $0.delegate = partner(of: $0) } == "Ticker.delegate → Partner.ticker → Ticker")
        }

        @Test func `a value of any type`() {
            #expect(path { $0.anything = partner(of: $0) } == "Ticker.anything → Partner.ticker → Ticker")
            #expect(
                path { $0.anything = Note(date: .now, text: "A text of some length", partner: partner(of: $0)) }
                    == "Ticker.anything → Partner.ticker → Ticker")
        }

        @Test func `a subscription of a publisher`() throws {
            let found = try #require(
                path { ticker in
                    ticker.values.map { $0 + 1 }.sink { ticker.count += $0 }.store(in: &ticker.cancellables)
                })
            #expect(found.hasPrefix("Ticker.") && found.hasSuffix(" → Ticker"), "\(found)")
            #expect(
                path { ticker in
                    ticker.values.map { $0 + 1 }.sink { [weak ticker] in ticker?.count += $0 }
                        .store(in: &ticker.cancellables)
                } == nil)
        }

        @Test func `a static property`() {
            #expect(
                path { Self.shared = partner(of: $0) } == "a global or static property → Partner.ticker → Ticker")
            Self.shared?.ticker = nil
        }

        /// Memory that was freed may look like an object whose properties are anything.
        @Test func `a static property, beside memory that looks like an object and cannot be read`() throws {
            let size = 512
            let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            defer {
                Self.freed = nil
                memory.deallocate()
            }
            for offset in stride(from: 0, to: size, by: 8) {
                memory.storeBytes(of: 0x10_0008, toByteOffset: offset, as: UInt.self)
            }
            memory.storeBytes(of: unsafeBitCast(Ticker.self, to: UInt.self), as: UInt.self)
            Self.freed = memory
            let found = path { ticker in
                let between = Ticker()
                between.partner = partner(of: ticker)
                Self.other = partner(of: between)
            }
            #expect(
                found
                    == "a global or static property → Partner.ticker → Ticker.partner → Partner.ticker → Ticker")
            Self.other = nil
        }

        @Test func `an object that nothing keeps`() {
            #expect(path { _ in } == nil)
        }
    }
#endif
