import BindingFuzz
import FuzzReports

extension ConfigurationPattern<Configuration> {
    /// Describes the configurations that the pattern matches: `macOS, lazy, exit scheduler, no guard`.
    ///
    /// - Parameter configurations: the set from which the pattern selects. An access or a handler that all of them share is
    ///   omitted.
    func words(among configurations: [Configuration]) -> String {
        var words: [String] = []
        if let platform = choices[0].flatMap(Platform.init) { words.append(platform.name) }
        if let container = choices[1] { words.append(container) }
        if let delivery = choices[2].flatMap(Delivery.init(rawValue:)) { words.append(delivery.words) }
        if let `guard` = choices[3].flatMap(Guard.init) { words.append(`guard`.words) }
        if let access = choices[4].flatMap(Access.init), Set(configurations.map(\.access)).count > 1 {
            words.append(access.words)
        }
        if let handler = choices[5], Set(configurations.map(\.handler)).count > 1 {
            words.append("handler: \(handler)")
        }
        return words.isEmpty ? "any configuration" : words.joined(separator: ", ")
    }
}

extension Delivery {
    fileprivate var words: String {
        hops.isEmpty ? "no scheduler" : hops.map(\.words).joined(separator: " and then the ")
    }
}

extension Hop {
    fileprivate var words: String {
        switch self {
        case .runLoop: "RunLoop.main"
        case .common: "scheduler of the common modes"
        case .queue: "DispatchQueue.main"
        case .exit: "exit scheduler"
        case .commit: "commit scheduler"
        }
    }
}

extension Guard {
    fileprivate var words: String {
        switch self {
        case .unguarded: "no guard"
        case .appeared: "guard isAppeared"
        case .inRange: "guard of the range"
        case .contains: "guard of the id"
        case .all: "all three guards"
        }
    }
}

extension Access {
    fileprivate var words: String {
        switch self {
        case .index: "index"
        case .identity: "lookup by id"
        }
    }
}
