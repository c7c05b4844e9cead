import HeadlessUI
import Testing

/// A change of an environment value evaluates the bodies that read it, and no others.
@Suite(.serialized) struct `An environment value` {
    @Test func `that the system changes evaluates its readers only`() async throws {
        try await onMainRunLoop {
            let counts = BodyCounts()
            let host = Host { CountedOuterView(counts: counts) }
            let first = ["outer", "reader", "plain", "modifier", "inner", "copy", "lazy reader", "lazy plain"]
            #expect(counts.taken() == first.sorted())
            host.setEnvironment(\.colorScheme, .dark)
            #expect(counts.taken() == ["copy", "lazy reader", "reader"])
            #expect(host.texts.contains("dark"))
            host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
            #expect(counts.taken() == ["copy"])
            host.setEnvironment(\.isEnabled, false)
            #expect(counts.taken() == ["copy"])
            #expect(host.texts.contains("dark"))
        }
    }

    @Test func `that a view sets evaluates its readers only, also where it is set again`() async throws {
        try await onMainRunLoop {
            let counts = BodyCounts()
            let host = Host { CountedSettingView(counts: counts) }
            _ = counts.taken()
            try host.click("Dark")
            #expect(counts.taken() == ["reader", "setting"])
            #expect(host.texts.contains("dark"))
            // Within the view that sets the locale, the locale is the same.
            host.setEnvironment(\.dynamicTypeSize, .accessibility1)
            #expect(counts.taken() == [])
        }
    }
}

@MainActor private final class BodyCounts {
    private var names: [String] = []

    func note(_ name: String) { names.append(name) }

    /// Returns the names of the bodies since the last call, in alphabetical order.
    func taken() -> [String] {
        defer { names = [] }
        return names.sorted()
    }
}

private struct CountedOuterView: View {
    let counts: BodyCounts

    var body: some View {
        let _ = counts.note("outer")
        VStack {
            SchemeReader(name: "reader", counts: counts)
            PlainView(name: "plain", counts: counts)
            Text("modified").modifier(CountingModifier(counts: counts))
            CopyReader(counts: counts)
            List {
                SchemeReader(name: "lazy reader", counts: counts)
                PlainView(name: "lazy plain", counts: counts)
            }
        }
    }
}

private struct SchemeReader: View {
    let name: String
    let counts: BodyCounts
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let _ = counts.note(name)
        Text("\(colorScheme)")
    }
}

private struct PlainView: View {
    let name: String
    let counts: BodyCounts

    var body: some View {
        let _ = counts.note(name)
        Text(name)
    }
}

private struct CountingModifier: ViewModifier {
    let counts: BodyCounts

    func body(content: Content) -> some View {
        let _ = counts.note("modifier")
        VStack {
            content
            PlainView(name: "inner", counts: counts)
        }
    }
}

/// A view with a copy of all values, which it may read at any time.
private struct CopyReader: View {
    let counts: BodyCounts
    @Environment(\.self) private var values

    var body: some View {
        let _ = counts.note("copy")
        Button("Look") { _ = values.colorScheme }
    }
}

private struct CountedSettingView: View {
    let counts: BodyCounts
    @State private var colorScheme = ColorScheme.light

    var body: some View {
        let _ = counts.note("setting")
        Button("Dark") { colorScheme = .dark }
        VStack {
            SchemeReader(name: "reader", counts: counts)
            PlainView(name: "plain", counts: counts)
            LocaleReader(counts: counts)
                .environment(\.locale, Locale(identifier: "de_DE"))
        }
        .environment(\.colorScheme, colorScheme)
    }
}

private struct LocaleReader: View {
    let counts: BodyCounts
    @Environment(\.locale) private var locale

    var body: some View {
        let _ = counts.note("locale")
        Text(locale.identifier)
    }
}
