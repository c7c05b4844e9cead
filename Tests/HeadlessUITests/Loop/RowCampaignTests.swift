import BindingFuzz
import HeadlessUI
import TestSupport
import XCTest

@MainActor private func perform(_ action: RowAction, at number: Int, on access: RowAccess, _ host: HeadlessUI.Host) {
    var items = access.items.wrappedValue
    switch action {
    case .post: return NotificationCenter.default.post(name: .ping, object: nil)
    case .scroll: return host.scroll(to: number)
    case .reap:
        host.endAnimations()
        return host.evictRows()
    case .clear: items = []
    case .remove: if !items.isEmpty { items.remove(at: number % items.count) }
    case .insert:
        items.insert(Item(id: access.nextID, name: ""), at: number % (items.count + 1))
        access.nextID += 1
    case .move: if !items.isEmpty { items.insert(items.remove(at: number % items.count), at: 0) }
    case .edit: if !items.isEmpty { items[number % items.count].name += "!" }
    }
    access.items.wrappedValue = items
}

@MainActor private func publishers() -> [AnyPublisher<Notification, Never>] {
    let pings = NotificationCenter.default.publisher(for: .ping)
    return [
        pings.eraseToAnyPublisher(),
        pings.receive(on: RunLoop.main).eraseToAnyPublisher(),
        pings.receive(on: RunOnMainRunLoopExitScheduler()).eraseToAnyPublisher(),
        pings.receive(on: RunLoop.main).receive(on: RunOnMainRunLoopExitScheduler()).eraseToAnyPublisher(),
        pings.receive(on: RunOnMainRunLoopCommitScheduler()).eraseToAnyPublisher(),
    ]
}

@MainActor private func steps(from generator: inout SplitMix64, on access: RowAccess, _ host: HeadlessUI.Host)
    -> [HostStep]
{
    (0..<16).map { _ in
        let action = RowAction.allCases.randomElement(using: &generator) ?? .post
        let number = Int.random(in: 0..<8, using: &generator)
        let run: @MainActor @Sendable () -> Void = { [unowned host] in perform(action, at: number, on: access, host) }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return .event
        case 1: return .source
        case 2: return .timer
        case 3: return .idle
        case 4: return .perform(run)
        case 5: return .async(run)
        case 6: return .background { NotificationCenter.default.post(name: .ping, object: nil) }
        default: return .action(run)
        }
    }
}

/// Rows by chance, in every container and with every delivery.
final class RowCampaignTests: XCTestCase {
    func testWhatIsShownIsTheSourceOfTruthOnceEverythingHasSettled() throws {
        try onMainRunLoop {
            var staleCount = 0
            for seed in 0..<40 as Range<UInt64> {
                for platform in HostPlatform.allCases {
                    for container in RowContainer.allCases {
                        for publisher in publishers() {
                            var generator = SplitMix64(seed: seed)
                            let access = RowAccess()
                            let host = Host(platform: platform, containers: .init(visibleRows: 64)) {
                                CampaignView(container: container, publisher: publisher, access: access)
                            }
                            host.run(steps(from: &generator, on: access, host))
                            host.settle()
                            let items = access.items.wrappedValue
                            XCTAssertEqual(host.texts, items.map { "\($0.id) \($0.name)" }, "seed \(seed)")
                            let unexpected = host.issues.filter { !$0.isStaleDereference && $0.isOnMainThread }
                            XCTAssertTrue(unexpected.isEmpty, "seed \(seed): \(unexpected)")
                            staleCount += host.issues.count { $0.isStaleDereference }
                            try host.close()
                        }
                    }
                }
            }
            XCTAssertGreaterThan(staleCount, 0)
        }
    }
}
