import HeadlessUI
import Testing

private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Views that ordinary apps write.
@Suite struct `Ordinary views` {
    @Test func `keep their state when the layout around them changes`() async throws {
        struct Switching: View {
            @State private var isWide = false
            var body: some View {
                let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading))
                layout {
                    Counter(name: "a")
                    Counter(name: "b")
                }
                Toggle("Wide", isOn: $isWide)
            }
        }
        try await onMainRunLoop {
            let host = Host { Switching() }
            try host.click("a 0")
            try host.click("Wide")
            #expect(host.texts.prefix(2) == ["a 1", "b 0"])
            try host.click("b 0")
            try host.click("Wide")
            #expect(host.texts.prefix(2) == ["a 1", "b 1"])
            try host.close()
        }
    }

    @Test func `are measured by layouts with their dimensions and spacing`() async throws {
        final class Record { var lines: [String] = [] }
        struct Measuring: Layout {
            let record: Record
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
                cache += 1
                let all = subviews.map { $0.dimensions(in: .unspecified) }
                let distances = zip(subviews, subviews.dropFirst()).map {
                    $0.spacing.distance(to: $1.spacing, along: .vertical)
                }
                record.lines.append("\(all.map(\.height)) \(distances) \(cache)")
                return CGSize(width: all.map(\.width).max() ?? 0, height: all.map(\.height).reduce(0, +))
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
            ) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            }
            func makeCache(subviews: Subviews) -> Int { 0 }
        }
        struct Box: Layout {
            let height: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 1, height: height)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        try await onMainRunLoop {
            let record = Record()
            let host = Host {
                AnyLayout(Measuring(record: record)) {
                    Box(height: 20) {}
                    AnyLayout(VStackLayout()) {
                        Box(height: 5) {}
                        Box(height: 6) {}
                    }
                    AnyLayout(ZStackLayout()) {
                        Box(height: 5) {}
                        Box(height: 7) {}
                    }
                    AnyLayout(HStackLayout()) {
                        Box(height: 8) {}
                        Box(height: 3) {}
                    }
                }
            }
            host.run(.idle)
            #expect(record.lines.first == "[20.0, 11.0, 7.0, 8.0] [0.0, 0.0, 0.0] 1")
            try host.close()
        }
    }

    @Test func `paste providers of the types that they support`() async throws {
        struct Pasting: View {
            @State private var text = ""
            var body: some View {
                PasteButton(supportedContentTypes: [.plainText]) { providers in
                    for provider in providers where provider.canLoadObject(ofClass: String.self) {
                        provider.loadObject(ofClass: String.self) { new, _ in
                            DispatchQueue.main.async { text += new ?? "" }
                        }
                    }
                }
                Text(text)
            }
        }
        try await onMainRunLoop {
            let host = Host { Pasting() }
            #expect(host.offeredActions.contains { $0.verb == .paste })
            try host.perform(UserAction(.paste, text: "pasted"))
            host.settle()
            #expect(host.texts.last == "pasted")
            try host.close()
            let other = Host { PasteButton(supportedContentTypes: [.image]) { _ in } }
            #expect(!other.offeredActions.contains { $0.verb == .paste })
            try other.close()
        }
    }

    @Test func `are made of tuples, gradients and page indexes`() async throws {
        try await onMainRunLoop {
            let host = Host {
                TupleView((Text("a"), Text("b")))
                TupleView(Text("c"))
                RadialGradient(
                    stops: [.init(color: .red, location: 0)], center: .center, startRadius: 0, endRadius: 9)
                TabView { Text("page") }
                    .tabViewStyle(.page)
                    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
            }
            #expect(host.texts == ["a", "b", "c", "page"])
            try host.close()
        }
    }
}
