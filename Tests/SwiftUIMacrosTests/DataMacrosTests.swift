import SwiftUIMacros
import Testing

@testable import HeadlessUI

extension EnvironmentValues {
    @Entry fileprivate var title = "none"
    @Entry fileprivate var numbers: [Int] = [1]
    @Entry fileprivate var color: Color?
}

extension Transaction {
    @Entry fileprivate var isRemote = false
}

extension ContainerValues {
    @Entry fileprivate var weight: Double = 1
}

extension FocusedValues {
    @Entry fileprivate var selection: String?
}

@Animatable private struct Wave: Shape {
    var height: CGFloat
    var phase = Angle.zero
    var speed = 2.0
    @AnimatableIgnored var crests = 3
    let name = "wave"

    func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable private struct Fade: ViewModifier {
    var opacity: Double

    func body(content: Content) -> some View { content.opacity(opacity) }
}

@Suite struct `Macros of values` {
    @Test func `give the environment values with defaults`() {
        var values = EnvironmentValues()
        #expect(values.title == "none" && values.numbers == [1] && values.color == nil)
        values.title = "changed"
        values.color = .red
        #expect(values.title == "changed" && values.numbers == [1] && values.color == .red)
    }

    @Test func `give transactions and containers values`() {
        var transaction = Transaction()
        #expect(!transaction.isRemote)
        transaction.isRemote = true
        #expect(transaction.isRemote && !Transaction().isRemote)
        withTransaction(\.isRemote, true) {}
        var container = ContainerValues()
        #expect(container.weight == 1)
        container.weight = 3
        #expect(container.weight == 3)
    }

    @Test func `animate all stored variables but the ignored ones`() {
        var wave = Wave(height: 1)
        wave.animatableData = AnimatablePair(10, AnimatablePair(.pi, 4))
        #expect(wave.height == 10 && wave.phase == .radians(.pi) && wave.speed == 4 && wave.crests == 3)
        var fade: any Animatable = Fade(opacity: 0.5)
        #expect(fade.animatableData as? Double == 0.5)
        fade = Fade(opacity: 1)
        #expect(fade.animatableData as? Double == 1)
    }

    @Test func `filter as Foundation's predicates do`() throws {
        let isShort = #Predicate<String> { $0.count < 5 }
        #expect(try ["Swift", "UI"].filter(isShort) == ["UI"])
    }
}
