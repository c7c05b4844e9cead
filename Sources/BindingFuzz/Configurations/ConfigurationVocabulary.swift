/// What each value of each part of a configuration means, written once: `--help`, the legends of pages and the article on
/// configurations have the definitions, and sentences the phrases.
extension Configuration {
    /// A value of a part.
    package struct Term: Hashable, Sendable {
        /// The name of the part.
        package let part: String
        /// The value, as files and the command line spell it.
        package let value: String
        /// The app's code that has this part. Code is in backticks.
        package let definition: String
    }

    /// Every value of every part, in their order.
    package static var vocabulary: [Term] {
        let definitions: [[String]] = [
            Platform.allCases.map(\.definition), Container.allCases.map(\.definition),
            Delivery.allCases.map(\.definition), Guard.allCases.map(\.definition), Access.allCases.map(\.definition),
            Handler.allCases.map(\.definition),
        ]
        return zip(partNames, zip(partValues, definitions)).flatMap { part, terms in
            zip(terms.0, terms.1).map { Term(part: part, value: $0, definition: $1) }
        }
    }
}

extension Configuration.Term {
    /// The definition without backticks, for a terminal or a page.
    package var plainDefinition: String { definition.filter { $0 != "`" } }
}

extension Platform {
    /// As people say it.
    package var name: String {
        switch self {
        case .ios: "iOS"
        case .iosObserver: "iOS (observer)"
        case .macos: "macOS"
        }
    }

    fileprivate var definition: String {
        switch self {
        case .ios: "an app for iOS or iPadOS: `body` is updated at the end of a touch's callout"
        case .iosObserver:
            "the same, where only the run loop's observer updates `body`, not the end of a touch's callout"
        case .macos: "an app for macOS: `body` is updated when a run of the loop ends, or is about to wait"
        }
    }
}

extension Container {
    /// In a sentence: what the rows are in.
    package var phrase: String {
        switch self {
        case .eager: "VStack or HStack"
        case .animated: "VStack or HStack whose rows have a removal transition"
        case .lazy: "LazyVStack, LazyHStack or List"
        case .silent: "LazyVStack, LazyHStack or List that does not call onDisappear when a row goes"
        }
    }

    fileprivate var definition: String {
        switch self {
        case .eager: "rows in `VStack`, `HStack`"
        case .animated: "the same, with an animated removal transition"
        case .lazy: "rows in `List`, `LazyVStack`, `LazyHStack`"
        case .silent:
            "the same, where `onDisappear` is not called when a row goes, as was observed of `LazyVStack` on iOS 16"
        }
    }
}

extension Delivery {
    /// In a sentence: what follows the publisher; empty where the handler is called inside the post.
    package var phrase: String { hops.map { ".receive(on: \($0.phrase))" }.joined() }

    /// In a list of few words.
    package var label: String {
        hops.isEmpty ? "no scheduler" : hops.map(\.label).joined(separator: " and then the ")
    }

    fileprivate var definition: String {
        switch self {
        case .immediate: "`.onReceive(publisher)`, or a delegate or closure that is called directly"
        case .runLoopExit: "`.receive(on: RunLoop.main)`, and then that scheduler"
        default: hops.map(\.definition).joined(separator: ", and then ")
        }
    }
}

extension Hop {
    /// In a sentence: what is given to `receive(on:)`.
    fileprivate var phrase: String {
        switch self {
        case .runLoop: "RunLoop.main"
        case .common: "a scheduler that performs in the common modes"
        case .queue: "DispatchQueue.main"
        case .exit: "an observer of kCFRunLoopExit"
        case .commit: "an observer of kCFRunLoopBeforeWaiting or kCFRunLoopExit"
        }
    }

    /// In a list of few words.
    fileprivate var label: String {
        switch self {
        case .runLoop: "RunLoop.main"
        case .common: "scheduler of the common modes"
        case .queue: "DispatchQueue.main"
        case .exit: "exit scheduler"
        case .commit: "commit scheduler"
        }
    }

    fileprivate var definition: String {
        switch self {
        case .runLoop: "`.receive(on: RunLoop.main)`, which waits while the user scrolls"
        case .common: "a custom scheduler that performs in the common modes of the run loop"
        case .queue: "`.receive(on: DispatchQueue.main)`"
        case .exit: "a custom scheduler that performs at the end of kCFRunLoopExit"
        case .commit: "a custom scheduler that performs at the end of kCFRunLoopExit or BeforeWaiting"
        }
    }
}

extension Guard {
    /// In a sentence: how an access comes.
    package var phrase: String {
        switch self {
        case .unguarded: "with no guard"
        case .appeared: "after 'guard isAppeared'"
        case .inRange: "after 'guard items.indices.contains(index)'"
        case .contains: "after 'guard items.contains { $0.id == id }'"
        case .all: "after all three guards: isAppeared, its index in range, its id among the items"
        }
    }

    /// In a list of few words.
    package var label: String {
        switch self {
        case .unguarded: "no guard"
        case .appeared: "guard isAppeared"
        case .inRange: "guard of the range"
        case .contains: "guard of the id"
        case .all: "all three guards"
        }
    }

    fileprivate var definition: String {
        switch self {
        case .unguarded: "a handler that reads its element without a check"
        case .appeared:
            "`guard isAppeared else { return }`, set by `onAppear` and `onDisappear`, right before each access"
        case .inRange: "`guard items.indices.contains(index) else { return }`"
        case .contains: "`guard items.contains(where: { $0.id == id }) else { return }`"
        case .all: "all three guards"
        }
    }
}

extension Access {
    /// In a sentence: how rows reach their elements.
    package var phrase: String {
        switch self {
        case .index: "ForEach($items), each binding holds an index"
        case .identity: "each row looks its element up by id"
        }
    }

    /// In a list of few words.
    package var label: String {
        switch self {
        case .index: "index"
        case .identity: "lookup by id"
        }
    }

    fileprivate var definition: String {
        switch self {
        case .index: "`ForEach($items) { $item in … }`: the binding has captured an index"
        case .identity: "a custom binding that looks its element up by id at each access"
        }
    }
}

extension Handler {
    /// In a sentence: what the access does with its element, in the third person.
    package var verb: String {
        switch self {
        case .read, .async, .await: "reads"
        case .write: "writes to"
        case .remove: "removes"
        }
    }

    /// In a sentence: what the handler does, in the third person.
    package var phrase: String {
        switch self {
        case .read, .write, .remove: "\(verb) its element"
        case .async: "leaves its read to DispatchQueue.main"
        case .await: "leaves its read to DispatchQueue.main, awaits there, and reads again"
        }
    }

    fileprivate var definition: String {
        switch self {
        case .read: "a handler that reads `item`"
        case .write: "a handler that writes, for example `item.isDone = true`"
        case .remove: "a handler that removes its element from the array"
        case .async: "a handler that defers its read to `DispatchQueue.main.async { … }` or a `Task { … }`"
        case .await: "the same, with an `await` and a second read after it"
        }
    }
}
