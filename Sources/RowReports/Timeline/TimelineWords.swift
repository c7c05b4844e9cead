import BindingFuzz
import FuzzReports

/// The words of SwiftUI developers for the things in a trace.
enum TimelineWords {
    /// Returns the ids of elements as a list that is never broken across lines: `[1 2 3]`.
    static func list(_ elements: [Int]) -> String {
        "[" + elements.map(String.init).joined(separator: String(WrappedText.tie)) + "]"
    }

    /// Returns the change of the elements: `items [1 2] → [2]`.
    static func change(_ before: [Int], _ after: [Int]) -> String {
        let tie = WrappedText.tie
        return "items\(tie)\(list(before))\(tie)→\(tie)\(list(after))"
    }

    /// Returns `row 1` or `rows 1 2`.
    static func rows(_ ids: [Int]) -> String {
        noun("row", ids)
    }

    /// Returns `index 1` or `indices 1 2`.
    static func indices(_ indices: [Int]) -> String {
        indices.count == 1 ? noun("index", indices) : "indices " + joined(indices)
    }

    static func joined(_ numbers: [Int]) -> String {
        numbers.map(String.init).joined(separator: " ")
    }

    private static func noun(_ noun: String, _ numbers: [Int]) -> String {
        (numbers.count == 1 ? noun : noun.plural) + " " + joined(numbers)
    }
}

extension Platform {
    /// The user's gesture.
    var gesture: String { isIOS ? "touch" : "click" }
}

extension Place {
    /// Returns the short label in the run loop's column.
    func label(on platform: Platform) -> String {
        switch self {
        case .event: platform.gesture
        case .source: "Source0"
        case .timer: "timer"
        case .blocks: "blocks"
        case .queue: "main queue"
        case .beforeWaiting: "BeforeWaiting"
        case .exit: "Exit"
        case .wait: "asleep"
        }
    }

    /// Returns the place in the run loop, as a phrase.
    func phrase(on platform: Platform) -> String {
        switch self {
        case .event: platform.isIOS ? "in the touch's Source0 callout" : "while NSApplication handles the click"
        case .source: "in a Source0 callout"
        case .timer: "in a timer callout"
        case .blocks: "among the run loop's blocks"
        case .queue: "on the main queue"
        case .beforeWaiting: "at kCFRunLoopBeforeWaiting"
        case .exit: "at kCFRunLoopExit"
        case .wait: "while the run loop sleeps"
        }
    }
}

extension Hop {
    /// The receiver of the delivery, as a phrase.
    var phrase: String {
        switch self {
        case .runLoop: "RunLoop.main"
        case .common: "the run loop's common modes"
        case .queue: "DispatchQueue.main"
        case .exit: "a one-shot observer of kCFRunLoopExit"
        case .commit: "a one-shot observer of kCFRunLoopBeforeWaiting and kCFRunLoopExit"
        }
    }
}

extension Handler {
    /// The code that accesses the element: the handler itself, or the closure or task that it left to the main queue.
    var reader: String {
        switch self {
        case .read, .write, .remove: "handler"
        case .async: "closure"
        case .await: "task"
        }
    }
}
