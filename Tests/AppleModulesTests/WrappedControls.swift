import SwiftUI
import UIKit

struct Item: Identifiable {
    let id: Int
    var name = ""
    var isOn = false
}

/// A text field of UIKit, as apps wrap it.
struct NameField: UIViewRepresentable {
    @Binding var name: String
    var label: String?

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Name"
        field.accessibilityLabel = label
        field.delegate = context.coordinator
        field.addAction(
            UIAction { [coordinator = context.coordinator] action in coordinator.events.append("changed") },
            for: .editingChanged)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = name }

    final class Coordinator: NSObject, UITextFieldDelegate {
        private let field: NameField
        var events: [String] = []

        init(_ field: NameField) { self.field = field }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { !string.contains("!") }
        func textFieldDidChangeSelection(_ textField: UITextField) { field.name = textField.text ?? "" }
        func textFieldDidEndEditing(_ textField: UITextField) { field.name = "\(textField.text ?? "")." }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }
}

struct SwitchView: UIViewRepresentable {
    @Binding var isOn: Bool

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.accessibilityLabel = "Alarm"
        view.addAction(UIAction { isOn = ($0.sender as? UISwitch)?.isOn ?? !isOn }, for: .valueChanged)
        return view
    }

    func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
}

struct NotesView: UIViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.accessibilityIdentifier = "notes"
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }

    final class Coordinator: NSObject, UITextViewDelegate {
        @Binding private var text: String
        init(_ text: Binding<String>) { _text = text }
        func textViewDidChange(_ textView: UITextView) { text = textView.text }
        func textViewDidEndEditing(_ textView: UITextView) { text += " (done)" }
    }
}

struct Dots: UIViewRepresentable {
    @Binding var page: Int

    func makeUIView(context: Context) -> UIPageControl {
        let view = UIPageControl()
        view.numberOfPages = 3
        view.addAction(UIAction { page = ($0.sender as? UIPageControl)?.currentPage ?? 0 }, for: .valueChanged)
        return view
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
}

struct Pages: UIViewControllerRepresentable {
    let titles: [String]
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ uiViewController: UIPageViewController, context: Context) {
        uiViewController.setViewControllers(
            [context.coordinator.controllers[page]], direction: .forward, animated: true)
    }

    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        private let pages: Pages
        let controllers: [UIViewController]

        init(_ pages: Pages) {
            self.pages = pages
            controllers = pages.titles.map { UIHostingController(rootView: PageView(title: $0)) }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { controller(at: -1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { controller(at: 1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            guard completed, let shown = pageViewController.viewControllers?.first else { return }
            pages.page = controllers.firstIndex(of: shown) ?? 0
        }

        private func controller(at distance: Int, from controller: UIViewController) -> UIViewController? {
            guard let index = controllers.firstIndex(of: controller) else { return nil }
            return controllers.indices.contains(index + distance) ? controllers[index + distance] : nil
        }
    }
}

struct PageView: View {
    let title: String
    @State private var count = 0
    var body: some View {
        Button("\(title) \(count)") { count += 1 }
            .onAppear { count += 10 }
    }
}

struct SearchField: NSViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField(string: text)
        field.placeholderString = "Search"
        field.delegate = context.coordinator
        return field
    }

    func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }

    final class Coordinator: NSObject, NSTextFieldDelegate {
        private let text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func controlTextDidChange(_ obj: Notification) {
            guard let field = obj.object as? NSTextField else { return }
            text.wrappedValue = field.stringValue
        }
    }
}
