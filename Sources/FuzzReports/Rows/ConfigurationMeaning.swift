import BindingFuzz

extension Configuration {
    /// What the configuration is in SwiftUI's terms, in one sentence for the rows and one for the handler.
    package var meaning: [String] {
        [
            "\(platform.name), \(container.meaning); \(access.meaning).",
            "onReceive(publisher\(delivery.meaning)): the handler \(handler.verb) its element, \(`guard`.meaning).",
        ]
    }
}

extension Container {
    var meaning: String {
        switch self {
        case .eager: "VStack or HStack"
        case .animated: "VStack or HStack whose rows have a removal transition"
        case .lazy: "LazyVStack, LazyHStack or List"
        }
    }
}

extension Delivery {
    /// What follows the publisher; empty where the handler is called inside the post.
    var meaning: String {
        switch self {
        case .immediate: ""
        case .runLoop: ".receive(on: RunLoop.main)"
        case .queue: ".receive(on: DispatchQueue.main)"
        case .exit: ".receive(on: an observer of kCFRunLoopExit)"
        case .runLoopExit: ".receive(on: RunLoop.main).receive(on: an observer of kCFRunLoopExit)"
        case .commit: ".receive(on: an observer of kCFRunLoopBeforeWaiting or kCFRunLoopExit)"
        }
    }

    /// How the handler is reached, after "its handler was called".
    ///
    /// - Parameter place: where in the run loop, as a phrase.
    func arrival(_ place: String) -> String {
        switch self {
        case .immediate: "at once, inside the post, \(place)"
        case .runLoop: "as a block of RunLoop.main"
        case .queue: "by DispatchQueue.main"
        case .exit, .runLoopExit, .commit: "by a one-shot observer, \(place)"
        }
    }
}

extension Guard {
    var meaning: String {
        self == .appeared ? "after 'guard isAppeared'" : "with no isAppeared guard"
    }
}

extension Access {
    var meaning: String {
        self == .index
            ? "ForEach($items), each binding holds an index" : "each row looks its element up by id"
    }
}
