#if os(Linux) || os(macOS)
    import HeadlessUI
    import Testing

    @Observable private final class Model {
        var name = "first"
    }

    /// What a wrapped controller or view has seen.
    @MainActor private final class Record {
        var lines: [String] = []
        var layouts = 0
        var controller: LaidOutController?
    }

    private struct NamedController: UIViewControllerRepresentable {
        let record: Record
        let model: Model
        @State private var count = 0
        @Environment(\.layoutDirection) private var direction

        final class Coordinator {
            let count: Binding<Int>
            init(_ count: Binding<Int>) { self.count = count }
        }

        func makeCoordinator() -> Coordinator {
            record.lines.append("coordinator \(direction)")
            return Coordinator($count)
        }

        func makeUIViewController(context: Context) -> LaidOutController {
            LaidOutController(record, context.coordinator.count)
        }

        func updateUIViewController(_ uiViewController: LaidOutController, context: Context) {
            record.lines.append("\(model.name) \(count)")
        }
    }

    @MainActor private final class LaidOutController: UIViewController {
        let record: Record
        let count: Binding<Int>

        init(_ record: Record, _ count: Binding<Int>) {
            self.record = record
            self.count = count
            super.init(nibName: nil, bundle: nil)
            record.controller = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLayoutSubviews() {
            record.layouts += 1
            record.lines.append("laid out \(Int(view.bounds.width))")
        }
    }

    private struct CountedView: UIViewRepresentable {
        let record: Record
        @State private var count = 5

        final class Coordinator {
            let count: Binding<Int>
            init(_ count: Binding<Int>) { self.count = count }
        }

        func makeCoordinator() -> Coordinator { Coordinator($count) }
        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ uiView: UIView, context: Context) {
            record.lines.append("\(count)")
            if count == 5 { DispatchQueue.main.async { context.coordinator.count.wrappedValue += 1 } }
        }
    }

    /// The properties of a representable are those of a view: connected before its code runs, and followed.
    @Suite struct `A view that wraps a controller or a view` {
        @Test func `connects its properties before it makes the coordinator, and follows what it reads`() async throws {
            try await onMainRunLoop {
                let (record, model) = (Record(), Model())
                let host = Host {
                    NamedController(record: record, model: model).environment(\.layoutDirection, .rightToLeft)
                }
                host.run(.idle)
                #expect(record.lines == ["coordinator rightToLeft", "first 0", "laid out 390"])
                model.name = "second"
                host.run(.idle)
                record.controller?.count.wrappedValue += 1
                host.run(.idle)
                #expect(record.lines.dropFirst(3) == ["second 0", "second 1"])
                #expect(host.issues.map(\.kind) == [])
                try host.close()
            }
        }

        @Test func `lays its controller out again only if it asks for that`() async throws {
            try await onMainRunLoop {
                let (record, model) = (Record(), Model())
                let host = Host { NamedController(record: record, model: model) }
                host.run(.idle)
                model.name = "second"
                host.run(.idle)
                #expect(record.layouts == 1)
                record.controller?.view.setNeedsLayout()
                model.name = "third"
                host.run(.idle)
                #expect(record.layouts == 2)
                try host.close()
            }
        }

        @Test func `gives the coordinator of a view a binding to its state`() async throws {
            try await onMainRunLoop {
                let record = Record()
                let host = Host { CountedView(record: record) }
                host.settle()
                #expect(record.lines == ["5", "6"])
                #expect(host.issues.map(\.kind) == [])
                try host.close()
            }
        }

        @Test func `shows the view of a hosting controller, which has state of its own`() async throws {
            struct Counter: View {
                @State private var count = 0
                var body: some View { Button("Count \(count)") { count += 1 } }
            }
            struct Wrapper: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIHostingController<Counter> {
                    UIHostingController(rootView: Counter())
                }
                func updateUIViewController(_ controller: UIHostingController<Counter>, context: Context) {}
            }
            try await onMainRunLoop {
                let host = Host { Wrapper() }
                try host.click("Count 0")
                try host.click("Count 1")
                #expect(host.texts == ["Count 2"])
                try host.close()
            }
        }
    }
#endif
