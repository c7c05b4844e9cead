import SwiftUI
import Testing
import UIKit

private struct Item: Identifiable {
    let id: Int
    var name = ""
    var isOn = false
}

/// A text field of UIKit, as apps wrap it.
private struct NameField: UIViewRepresentable {
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

private struct SwitchView: UIViewRepresentable {
    @Binding var isOn: Bool

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.accessibilityLabel = "Alarm"
        view.addAction(UIAction { isOn = ($0.sender as? UISwitch)?.isOn ?? !isOn }, for: .valueChanged)
        return view
    }

    func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
}

private struct NotesView: UIViewRepresentable {
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

private struct Dots: UIViewRepresentable {
    @Binding var page: Int

    func makeUIView(context: Context) -> UIPageControl {
        let view = UIPageControl()
        view.numberOfPages = 3
        view.addAction(UIAction { page = ($0.sender as? UIPageControl)?.currentPage ?? 0 }, for: .valueChanged)
        return view
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
}

private struct Pages: UIViewControllerRepresentable {
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

private struct PageView: View {
    let title: String
    @State private var count = 0
    var body: some View {
        Button("\(title) \(count)") { count += 1 }
            .onAppear { count += 10 }
    }
}

private struct SearchField: NSViewRepresentable {
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

/// The controls of UIKit and AppKit that representables wrap: people operate them, and so do verbs and a fuzzer.
@Suite struct `A wrapped control` {
    private struct FormView: View {
        @State private var name = ""
        @State private var isOn = false
        @State private var notes = ""
        var body: some View {
            NameField(name: $name)
            SwitchView(isOn: $isOn)
            NotesView(text: $notes)
            TextField("Plain", text: .constant(""))
            Text("\(name)|\(isOn)|\(notes)")
        }
    }

    @Test func `of UIKit is typed into, submitted, flipped and left`() async throws {
        try await onMainRunLoop {
            let host = Host { FormView() }
            try host.type("Ada", into: "Name")
            #expect(host.texts.last == "Ada|false|")
            #expect(host.focusedLabel == "Name")
            try host.type("Ada!", into: "Name")
            #expect(host.texts.last == "Ada|false|")
            try host.submit("Name")
            #expect(host.texts.last == "Ada.|false|")
            #expect(host.focusedLabel == nil)
            try host.click("Alarm")
            #expect(host.texts.last == "Ada.|true|")
            try host.type("milk", into: "notes")
            try host.submit("notes")
            try host.focus("Plain")
            #expect(host.texts.last == "Ada.|true|milk\n (done)")
            #expect(host.issues.map(\.kind) == [])
            try host.close()
        }
    }

    @Test func `is offered to a fuzzer`() async throws {
        try await onMainRunLoop {
            let host = Host { FormView() }
            let offers = host.offeredActions
            #expect(offers.contains(UserAction(.type, "Name")))
            #expect(offers.contains(UserAction(.press, "Alarm")))
            #expect(offers.filter { $0.verb == .type }.count == 3)
            try host.perform(UserAction(.type, "Name", text: "b"))
            try host.perform(UserAction(.press, "Alarm"))
            #expect(host.texts.last == "b|true|")
            #expect(host.offeredActions.contains(UserAction(.submit, "Name")))
            try host.perform(UserAction(.leave, "Name"))
            #expect(host.texts.last == "b.|true|")
            try host.close()
        }
    }

    @Test func `is disabled by its environment or by itself`() async throws {
        struct Disabled: View {
            @State private var name = ""
            var body: some View { NameField(name: $name).disabled(true) }
        }
        try await onMainRunLoop {
            let host = Host { Disabled() }
            #expect(host.offeredActions.filter { $0.verb == .type } == [])
            try host.type("a", into: "Name")
            #expect(host.texts == [""])
            try host.close()
        }
    }

    /// The delegate of a row writes through a binding that captured an index.
    @Test func `that goes during an edit ends the edit, through a stale binding`() async throws {
        struct Rows: View {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                Button("Delete") { items.removeLast() }
                ForEach($items) { NameField(name: $0.name, label: "Name \($0.wrappedValue.id)") }
            }
        }
        try await onMainRunLoop {
            let host = Host { Rows() }
            try host.type("a", into: "Name 2")
            #expect(host.texts == ["Delete", "", "a"])
            try host.click("Delete")
            #expect(
                host.issues.map(\.kind) == [.staleDereference(.outOfRange(index: 1, count: 1), id: AnyHashableID(2))])
            #expect(host.issues.map(\.action?.view) == ["NameField"])
            try host.close()
        }
    }

    @Test func `with pages is turned`() async throws {
        struct Book: View {
            @State private var dot = 0
            @State private var page = 0
            var body: some View {
                Dots(page: $dot)
                Pages(titles: ["one", "two"], page: $page)
                Text("\(dot) \(page)")
            }
        }
        try await onMainRunLoop {
            let host = Host { Book() }
            host.run(.idle)
            #expect(host.texts == ["one 10", "0 0"])
            #expect(host.offeredActions.filter { $0.verb == .nextPage }.count == 2)
            #expect(host.offeredActions.filter { $0.verb == .previousPage }.count == 1)
            try host.perform(UserAction(.nextPage))
            #expect(host.texts == ["one 10", "1 0"])
            try host.perform(UserAction(.nextPage, ordinal: 2))
            #expect(host.texts == ["two 10", "1 1"])
            try host.click("two 10")
            #expect(host.texts == ["two 11", "1 1"])
            try host.perform(UserAction(.nextPage, ordinal: 2))
            #expect(host.texts == ["two 11", "1 1"])
            try host.perform(UserAction(.previousPage, ordinal: 2))
            #expect(host.texts.last == "1 0")
            #expect(host.issues.map(\.kind) == [])
            try host.close()
        }
    }

    @Test func `of AppKit is typed into and flipped`() async throws {
        struct MacForm: View {
            let wifi: NSSwitch
            @State private var text = ""
            var body: some View {
                SearchField(text: $text)
                SwitchView(wifi: wifi)
                Text("found \(text)")
            }
        }
        struct SwitchView: NSViewRepresentable {
            let wifi: NSSwitch
            func makeNSView(context: Context) -> NSSwitch {
                wifi.accessibilityLabel = "Wi-Fi"
                return wifi
            }
            func updateNSView(_ nsView: NSSwitch, context: Context) {}
        }
        try await onMainRunLoop {
            let wifi = NSSwitch()
            let host = Host(platform: .macOS) { MacForm(wifi: wifi) }
            try host.type("swift", into: "Search")
            #expect(host.texts == ["swift", "found swift"])
            try host.click("Wi-Fi")
            #expect(wifi.state == .on)
            #expect(host.offeredActions.contains(UserAction(.type, "Search")))
            try host.close()
        }
    }
}

/// The pictures of a renderer.
@Suite struct `A renderer of images` {
    @Test func `has a picture of the proposed size`() async throws {
        try await onMainRunLoop {
            let renderer = ImageRenderer(content: Text("a"))
            renderer.proposedSize = ProposedViewSize(width: 20, height: 10)
            #expect(renderer.cgImage?.width == 20)
            #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
        }
    }
}
