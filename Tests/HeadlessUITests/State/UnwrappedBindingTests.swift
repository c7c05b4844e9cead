import HeadlessUI
import Testing

private struct Draft: Identifiable, Equatable {
    var id = 1
    var text = ""
}

@MainActor private final class Probe {
    var optional: Binding<Draft?>?
    var content: Binding<Draft>?
}

private struct Editor: View {
    @Binding var draft: Draft

    var body: some View { Text("draft \(draft.text)") }
}

/// With a setter that drops writes once the draft is gone, as careful apps have it.
private struct DraftView: View {
    let probe: Probe
    var dropsWrites = false
    @State private var draft: Draft? = Draft()

    var body: some View {
        let dropping = Binding {
            draft
        } set: { new in
            if draft != nil { draft = new }
        }
        if let content = Binding(dropsWrites ? dropping : $draft) {
            let _ = (probe.optional, probe.content) = ($draft, content)
            Editor(draft: content)
        }
        Text(draft == nil ? "no draft" : "a draft")
    }
}

/// What a binding to the content of an optional does once the optional is nil.
@Suite struct `A binding to the content of an optional` {
    @Test func `is reported when a write brings the content back`() async throws {
        try await onMainRunLoop {
            let probe = Probe()
            let host = Host { DraftView(probe: probe) }
            let content = probe.content
            host.run(.event, .action { probe.optional?.wrappedValue = nil }, .idle)
            #expect(host.texts == ["no draft"])
            host.run(.event, .action { content?.wrappedValue = Draft(text: "late") }, .idle)
            #expect(host.texts == ["draft late", "a draft"])
            #expect(host.issues.map(\.kind) == [.staleDereference(.broughtBack, id: AnyHashableID(1))])
            #expect(host.issues.map(\.access) == [.write])
            try host.close()
        }
    }

    @Test func `is not reported when the app drops the write`() async throws {
        try await onMainRunLoop {
            let probe = Probe()
            let host = Host { DraftView(probe: probe, dropsWrites: true) }
            let content = probe.content
            host.run(.event, .action { probe.optional?.wrappedValue = nil }, .idle)
            host.run(.event, .action { content?.wrappedValue = Draft(text: "late") }, .idle)
            #expect(host.texts == ["no draft"])
            #expect(host.issues.map(\.kind) == [])
            try host.close()
        }
    }

    @Test func `traps when a part is written, which writes nothing`() async throws {
        try await onMainRunLoop {
            let probe = Probe()
            let host = Host { DraftView(probe: probe) }
            let text = probe.content?.text
            host.run(
                .event,
                .action {
                    probe.optional?.wrappedValue = nil
                    text?.wrappedValue = "late"
                }, .idle)
            #expect(host.texts == ["no draft"])
            #expect(host.issues.map(\.kind) == [.staleDereference(.foundNil, id: nil)])
            #expect(host.issues.map(\.access) == [.write])
            try host.close()
        }
    }

    @Test func `is fine while there is content`() async throws {
        try await onMainRunLoop {
            let probe = Probe()
            let host = Host { DraftView(probe: probe) }
            probe.content?.wrappedValue.text = "a"
            host.run(.idle)
            probe.content?.text.wrappedValue = "ab"
            host.run(.idle)
            #expect(host.texts == ["draft ab", "a draft"])
            probe.optional?.wrappedValue = nil
            host.run(.idle)
            #expect(host.texts == ["no draft"])
            #expect(host.issues.map(\.kind) == [])
            try host.close()
        }
    }

    /// The removed view lives until its animation ends, and its body depends on the optional.
    @Test func `traps in a view that leaves with an animation`() async throws {
        try await onMainRunLoop {
            let probe = Probe()
            let host = Host { DraftView(probe: probe) }
            host.run(.event, .action { withAnimation { probe.optional?.wrappedValue = nil } }, .idle)
            #expect(host.issues.map(\.kind) == [.staleDereference(.foundNil, id: nil)])
            try host.close()
        }
    }
}
