#if os(Linux)
    import Foundation
    @testable import HeadlessUI

    private enum Mark: String, CaseIterable { case a, b }
    private enum Unit: String, CaseIterable { case glass, liter }

    struct DefaultsView: View {
        @AppStorage("dark") private var isDark = false
        @AppStorage("count") private var count = 1
        @AppStorage("letter") private var letter = Mark.a
        @AppStorage("name") private var name: String?

        var body: some View {
            Text("\(isDark ? "dark" : "light") \(count) \(letter.rawValue) \(name ?? "nobody")")
            OtherCounter()
            Button("Set") {
                UserDefaults.standard.set(true, forKey: "dark")
                UserDefaults.standard.set(5, forKey: "count")
                UserDefaults.standard.set("b", forKey: "letter")
                UserDefaults.standard.set("Ada", forKey: "name")
            }
            Button("Remove") {
                for key in ["dark", "count", "letter", "name"] { UserDefaults.standard.removeObject(forKey: key) }
            }
            Button("Store") {
                (isDark, count, letter) = (true, 7, .b)
                name = "Eve"
                name = nil
            }
        }
    }

    /// A view that reads another key.
    struct OtherCounter: View {
        @MainActor static var evaluations = 0
        @AppStorage("other") private var other = 0

        var body: some View {
            Self.evaluations += 1
            return Text("\(other)")
        }
    }

    /// A view that is evaluated again, and makes an equal view within.
    struct OuterView: View {
        @State private var count = 0

        var body: some View {
            Text("\(count)")
            Button("Again") { count += 1 }
            OtherCounter()
        }
    }

    struct SharedView: View {
        @AppStorage("glasses", store: UserDefaults(suiteName: "group.example")) private var glasses = 0

        var body: some View { Text("\(glasses)") }
    }

    struct PartlySharedView: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown.toggle() }
            if isShown { SharedValuesView() }
        }
    }

    struct SharedValuesView: View {
        @AppStorage("glasses", store: UserDefaults(suiteName: "group.example")) private var glasses = 0
        @AppStorage("unit", store: UserDefaults(suiteName: "group.example")) private var unit = Unit.glass
        // Nobody knows what another program would write here.
        @AppStorage("note", store: UserDefaults(suiteName: "group.example")) private var note = "-"
        // No other program writes in the app's own store.
        @AppStorage("own") private var own = 0

        var body: some View { Text("\(glasses) \(unit.rawValue) \(note)") }
    }

    struct RegisteredView: View {
        @AppStorage("registered.volume") private var volume = 1.0

        var body: some View { Text(verbatim: "\(volume)") }
    }

    struct ConvertedView: View {
        @AppStorage("double") private var double = 0.0
        @AppStorage("flag") private var flag = false
        @AppStorage("whole") private var whole = 0
        @AppStorage("link") private var link: URL?

        var body: some View {
            Text(verbatim: "\(double) \(flag) \(whole) \(link?.absoluteString ?? "none")")
            Button("Link") { link = URL(string: "https://example.com/a?b=c") }
        }
    }

    extension UserDefaults {
        dynamic var observedName: String? { string(forKey: "observedName") }
    }

    struct ObservingView: View {
        @State private var name = "none"

        var body: some View {
            Text(name).onReceive(UserDefaults.standard.publisher(for: \.observedName)) { name = $0 ?? "none" }
        }
    }

    final class SlowSubscriber: Subscriber {
        var subscription: (any Subscription)?
        var received: [String?] = []

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: String?) -> Subscribers.Demand {
            received.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    func settingsOfBundle(at url: URL) -> [String: [Any]] {
        SettingsBundle.settings(in: url).mapValues { $0.map(\.object) }
    }
#endif
