import HeadlessUI
import XCTest

final class TransactionTests: XCTestCase {
    func testATransactionReachesAViewThatIsUpdatedByItself() throws {
        try onMainRunLoop {
            let plain = Host { VStack { VanishingRows(isAnimated: true) }.transaction { $0.animation = nil } }
            try plain.click("Remove")
            XCTAssertEqual(plain.texts, ["Remove", "gone 2"])
            let animated = Host { VStack { VanishingRows(isAnimated: false) }.animation(.default) }
            try animated.click("Remove")
            XCTAssertEqual(animated.texts, ["Remove", "gone 0"])
            animated.endAnimations()
            XCTAssertEqual(animated.texts, ["Remove", "gone 2"])
        }
    }

    func testATransactionOfAValueHoldsWhereThatChanges() throws {
        try onMainRunLoop {
            let host = Host { FlaggedRows() }
            try host.click("Remove one")
            XCTAssertEqual(host.texts.last, "gone 1")
            try host.click("Remove and turn")
            XCTAssertEqual(host.texts.last, "gone 1")
            host.endAnimations()
            host.run(.idle)
            XCTAssertEqual(host.texts.last, "gone 2")
        }
    }

    func testAViewThatLeavesIsUpdatedTogetherWithTheOneAround() throws {
        try onMainRunLoop {
            let host = Host { LeavingCounter() }
            try host.click("Leave")
            try host.click("Count both")
            XCTAssertEqual(host.texts.last, "outer 1, seen 1")
        }
    }

    func testAChangeOfAModelIsAnimatedToo() throws {
        try onMainRunLoop {
            for model in [AnimatedModel(.observed), AnimatedModel(.published)] {
                let host = Host { ModelRows(model: model) }
                try host.click("Remove")
                XCTAssertEqual(host.texts, ["Remove", "gone 0"])
                host.endAnimations()
                host.run(.idle)
                XCTAssertEqual(host.texts, ["Remove", "gone 2"])
            }
        }
    }

    func testTheEndOfAnAnimationIsHeardOfWhereverItWasBegun() throws {
        try onMainRunLoop {
            let host = Host { ElsewhereAnimated() }
            try host.click("Turn")
            host.settle()
            XCTAssertEqual(host.texts.last, "complete 1")
        }
    }
}

private struct VanishingRows: View {
    let isAnimated: Bool
    @State private var rows = [1, 2]
    @State private var gone = 0

    var body: some View {
        Button("Remove") {
            if isAnimated { withAnimation { rows = [] } } else { rows = [] }
        }
        ForEach(rows, id: \.self) { _ in EmptyRow().onDisappear { gone += 1 } }
        Text("gone \(gone)")
    }
}

private struct EmptyRow: View {
    var body: some View { Color.clear }
}

private struct FlaggedRows: View {
    @State private var rows = [1, 2]
    @State private var isTurned = false
    @State private var gone = 0

    var body: some View {
        VStack {
            Button("Remove one") { rows.removeLast() }
            Button("Remove and turn") {
                rows.removeLast()
                isTurned.toggle()
            }
            ForEach(rows, id: \.self) { _ in EmptyRow().onDisappear { gone += 1 } }
            Text("gone \(gone)")
        }
        .transaction(value: isTurned) { $0.animation = .default }
    }
}

private struct LeavingCounter: View {
    @State private var isThere = true
    @State private var outer = 0
    @State private var seen = 0

    var body: some View {
        Button("Leave") { withAnimation { isThere = false } }
        Button("Count both") {
            outer += 1
            NotificationCenter.default.post(name: .counted, object: nil)
        }
        if isThere { InnerCounter { seen = $0 } }
        Text("outer \(outer), seen \(seen)")
    }
}

private struct InnerCounter: View {
    let tell: (Int) -> Void
    @State private var count = 0

    var body: some View {
        Color.clear
            .onReceive(NotificationCenter.default.publisher(for: .counted)) { _ in count += 1 }
            .onChange(of: count) { tell(count) }
    }
}

private struct ElsewhereAnimated: View {
    @State private var isTurned = false
    @State private var complete = 0

    var body: some View {
        Button("Turn") {
            let isTurned = $isTurned
            DispatchQueue.global().async {
                withAnimation {
                    isTurned.wrappedValue.toggle()
                } completion: {
                    complete += 1
                }
            }
        }
        Text("complete \(complete)")
    }
}

/// Rows of an object that says what changes in one way or the other.
@MainActor private final class AnimatedModel {
    enum Kind { case observed, published }

    let kind: Kind
    let observed = ObservedRows()
    let published = PublishedRows()

    init(_ kind: Kind) {
        self.kind = kind
    }
}

@MainActor @Observable private final class ObservedRows {
    var rows = [1, 2]
}

@MainActor private final class PublishedRows: ObservableObject {
    @Published var rows = [1, 2]
}

private struct ModelRows: View {
    let model: AnimatedModel
    @State private var gone = 0

    var body: some View {
        switch model.kind {
        case .observed: ObservedList(model: model.observed) { gone += 1 }
        case .published: PublishedList(model: model.published) { gone += 1 }
        }
        Text("gone \(gone)")
    }
}

private struct ObservedList: View {
    let model: ObservedRows
    let tell: () -> Void

    var body: some View {
        Button("Remove") { withAnimation { model.rows = [] } }
        ForEach(model.rows, id: \.self) { _ in EmptyRow().onDisappear(perform: tell) }
    }
}

private struct PublishedList: View {
    @ObservedObject var model: PublishedRows
    let tell: () -> Void

    var body: some View {
        Button("Remove") { withAnimation { model.rows = [] } }
        ForEach(model.rows, id: \.self) { _ in EmptyRow().onDisappear(perform: tell) }
    }
}

extension Notification.Name {
    fileprivate static let counted = Notification.Name("TransactionTests.counted")
}
