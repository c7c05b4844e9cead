// What a touch of the user does in the controls of UIKit: they take the value, and then perform the actions of the event.

extension UILabel: WrappedView {
    package var shownText: String? { text ?? attributedText?.string }
    package var shownLabel: String { shownText ?? "" }
    package var acceptsOperations: Bool { true }
}

extension UIButton: WrappedButton {
    package var shownText: String? { currentTitle }
    package var shownLabel: String { currentTitle ?? imageView?.image?.name ?? "" }
    package var acceptsOperations: Bool { isEnabled }
    package var shownState: String? { nil }

    package func press() {
        sendActions(for: .touchDown)
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}

extension UISwitch: WrappedButton {
    package var shownText: String? { nil }
    package var shownLabel: String { "" }
    package var acceptsOperations: Bool { isEnabled }
    package var shownState: String? { isOn ? "on" : "off" }

    package func press() {
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

extension UISlider: WrappedSlider {
    package var shownText: String? { nil }
    package var shownLabel: String { "" }
    package var acceptsOperations: Bool { isEnabled }
    package var shownRange: ClosedRange<Double> { Double(minimumValue)...Double(max(minimumValue, maximumValue)) }
    package var shownValue: Double { Double(value) }

    package func drag(to value: Double) {
        self.value = Float(value)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

extension UIPageControl: WrappedView, WrappedPages {
    package var shownText: String? { nil }
    package var shownLabel: String { "" }
    package var acceptsOperations: Bool { isEnabled }

    package func mayTurn(forward: Bool) -> Bool {
        isEnabled && (0..<numberOfPages).contains(currentPage + (forward ? 1 : -1))
    }

    package func turn(forward: Bool) {
        guard mayTurn(forward: forward) else { return }
        currentPage += forward ? 1 : -1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

extension UINavigationController: WrappedContainer {
    package var shownControllers: [UIViewController] { topViewController.map { [$0] } ?? [] }
}

extension UITabBarController: WrappedContainer {
    package var shownControllers: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}
