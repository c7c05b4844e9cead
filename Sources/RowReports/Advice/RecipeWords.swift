import BindingFuzz
import FuzzReports

extension Recipe {
    /// Returns when a handler runs, and when its reads run if it leaves them to the main queue.
    package func whenItRuns(_ handlers: [Handler]) -> String {
        let hops = delivery.hops
        var moments = hops.isEmpty ? ["at once, inside the post"] : hops.map(\.moment)
        if handlers.contains(where: \.isDeferred) {
            moments.append("a deferred read, when the main queue is served next")
        }
        var words = moments.joined(separator: ", then ")
        if hops.isEmpty && !handlers.allSatisfy(\.isDeferred) {
            words += "; on the posting thread, so every post must come from the main thread"
        }
        return words
    }

    /// The posts that have no effect.
    package var whatIsSkipped: String {
        var rows: [String] = []
        if `guard`.asksAppearance { rows.append("that have disappeared") }
        if `guard` == .inRange || `guard` == .all { rows.append("whose index is beyond the end") }
        if `guard` == .contains || `guard` == .all || access == .identity { rows.append("whose element is gone") }
        return rows.isEmpty ? "nothing" : "posts to rows " + rows.joined(separator: ", or ")
    }

    /// The cost of an access beside the access itself.
    package var whatAnAccessTakes: String {
        let lookups = access == .identity ? ["a search of the items for the element"] : []
        let check: [String] =
            switch `guard` {
            case .unguarded: []
            case .appeared: ["a flag"]
            case .inRange: ["a comparison with the count"]
            case .contains: ["a search of the items by the guard"]
            case .all: ["a flag, a comparison with the count and a search of the items by the guard"]
            }
        let all = check + lookups
        return all.isEmpty ? "no check" : all.joined(separator: ", then ")
    }
}

extension Hop {
    /// When the work that the hop receives runs.
    fileprivate var moment: String {
        switch self {
        case .runLoop: "when the loop runs its blocks next, though not while the user scrolls"
        case .common: "when the loop runs its blocks next"
        case .queue: "when the main queue is served next"
        case .exit: "when a run of the loop ends, after body was updated"
        case .commit: "when the loop is about to sleep or its run ends, after body was updated"
        }
    }
}

extension Situation {
    /// Describes some situations, part by part: `iOS and macOS; lazy (…); a handler that reads its element`.
    package static func words(_ situations: [Situation]) -> String {
        func list<Part: ConfigurationPart>(_ part: KeyPath<Situation, Part>, all: String, _ word: (Part) -> String)
            -> String
        {
            let values = Part.allCases.filter(situations.map { $0[keyPath: part] }.contains)
            return values == Part.allCases ? all : values.map(word).joined(separator: " or ")
        }
        return [
            Platform.words(Platform.allCases.filter(situations.map(\.platform).contains)),
            list(\.container, all: "containers of every kind", \.phrase),
            list(\.handler, all: "handlers of every kind") { "a handler that \($0.phrase)" },
        ].joined(separator: "; ")
    }
}

extension Platform {
    /// Describes the platforms of some situations, in order.
    fileprivate static func words(_ platforms: [Platform]) -> String {
        // Nobody outside of Apple knows which release updates body how, so iOS is both.
        if platforms == allCases { return "iOS and macOS" }
        if platforms == [.ios, .iosObserver] { return "iOS" }
        return platforms.map(\.phrase).joined(separator: " or ")
    }

    private var phrase: String {
        switch self {
        case .ios: "iOS where a touch updates body"
        case .iosObserver: "iOS where only the run loop's observer updates body"
        case .macos: "macOS"
        }
    }
}
