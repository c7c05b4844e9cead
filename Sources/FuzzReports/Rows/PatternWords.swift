import BindingFuzz

extension ConfigurationPattern<Configuration> {
    /// What the pattern matches as people say it: `macOS, lazy, exit scheduler, no guard`.
    ///
    /// - Parameter configurations: what it matches some of; an access or a handler that all of them have is not said.
    func words(among configurations: [Configuration]) -> String {
        var words: [String] = []
        if let choice = choices[0] { words.append(Platform.allCases[choice].name) }
        if let choice = choices[1] { words.append(Container.allCases[choice].rawValue) }
        if let choice = choices[2] { words.append(Delivery.allCases[choice].words) }
        if let choice = choices[3] { words.append(Guard.allCases[choice].words) }
        if let choice = choices[4], Set(configurations.map(\.access)).count > 1 {
            words.append(Access.allCases[choice].words)
        }
        if let choice = choices[5], Set(configurations.map(\.handler)).count > 1 {
            words.append("handler: \(Handler.allCases[choice].rawValue)")
        }
        return words.isEmpty ? "any configuration" : words.joined(separator: ", ")
    }
}

extension Delivery {
    fileprivate var words: String {
        switch self {
        case .immediate: "no scheduler"
        case .runLoop: "RunLoop.main"
        case .common: "scheduler of the common modes"
        case .queue: "DispatchQueue.main"
        case .exit: "exit scheduler"
        case .runLoopExit: "RunLoop.main and then the exit scheduler"
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
