import BindingFuzz
import FuzzReports

extension Configuration {
    /// The configuration in SwiftUI's terms: one sentence for the rows and one for the handler.
    package var meaning: [String] {
        [
            "\(platform.name), \(container.meaning); \(access.meaning).",
            "onReceive(publisher\(delivery.meaning)): the handler \(handler.meaningUpToGuard)\(`guard`.meaning).",
        ]
    }
}

extension Container {
    var meaning: String {
        switch self {
        case .eager: "VStack or HStack"
        case .animated: "VStack or HStack whose rows have a removal transition"
        case .lazy: "LazyVStack, LazyHStack or List"
        case .silent: "LazyVStack, LazyHStack or List that does not call onDisappear when a row goes"
        }
    }
}

extension Delivery {
    /// The text after the publisher. Empty if the handler runs inside the post.
    var meaning: String {
        hops.map { ".receive(on: \($0.scheduler))" }.joined()
    }

    /// Returns how the delivery reaches the handler, as a phrase after "its handler was called".
    ///
    /// - Parameter place: the place in the run loop, as a phrase.
    func arrival(_ place: String) -> String {
        switch hops.last {
        case nil: "at once, inside the post, \(place)"
        case .runLoop: "as a block of RunLoop.main"
        case .common: "as a block of the common modes"
        case .queue: "by DispatchQueue.main"
        case .exit, .commit: "by a one-shot observer, \(place)"
        }
    }
}

extension Hop {
    /// The argument of `receive(on:)`, as a phrase.
    fileprivate var scheduler: String {
        switch self {
        case .runLoop: "RunLoop.main"
        case .common: "a scheduler that performs in the common modes"
        case .queue: "DispatchQueue.main"
        case .exit: "an observer of kCFRunLoopExit"
        case .commit: "an observer of kCFRunLoopBeforeWaiting or kCFRunLoopExit"
        }
    }
}

extension Guard {
    var meaning: String {
        switch self {
        case .unguarded: "with no guard"
        case .appeared: "after 'guard isAppeared'"
        case .inRange: "after 'guard items.indices.contains(index)'"
        case .contains: "after 'guard items.contains { $0.id == id }'"
        case .all: "after all three guards: isAppeared, its index in range, its id among the items"
        }
    }
}

extension Handler {
    /// The handler's operation, in the third person, up to the guard's condition.
    fileprivate var meaningUpToGuard: String {
        switch self {
        case .read, .write, .remove: "\(verb) its element, "
        case .async: "leaves its read to DispatchQueue.main, where a closure reads its element, "
        case .await:
            "leaves its read to DispatchQueue.main, where a task reads its element, awaits, and reads it again, each time "
        }
    }

    /// The handler's operation, in the third person.
    var meaning: String {
        switch self {
        case .read, .write, .remove: "\(verb) its element"
        case .async: "leaves its read to DispatchQueue.main"
        case .await: "leaves its read to DispatchQueue.main, awaits there, and reads again"
        }
    }
}

extension Access {
    var meaning: String {
        self == .index
            ? "ForEach($items), each binding holds an index" : "each row looks its element up by id"
    }
}
