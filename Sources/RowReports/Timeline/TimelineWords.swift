import BindingFuzz
import FuzzReports

/// What a person who ships SwiftUI apps calls what a trace names.
enum TimelineWords {
    /// The ids of elements, which no line is broken within: `[1 2 3]`.
    static func list(_ elements: [Int]) -> String {
        "[" + elements.map(String.init).joined(separator: String(WrappedText.tie)) + "]"
    }

    /// What a change did to the elements: `items [1 2] → [2]`.
    static func change(_ before: [Int], _ after: [Int]) -> String {
        let tie = WrappedText.tie
        return "items\(tie)\(list(before))\(tie)→\(tie)\(list(after))"
    }

    /// `row 1` or `rows 1 2`.
    static func rows(_ ids: [Int]) -> String {
        noun("row", ids)
    }

    /// `index 1` or `indices 1 2`.
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
    /// What the user does.
    var gesture: String { self == .ios ? "touch" : "click" }
}

extension Place {
    /// The short name of the column that tells where in the run loop something happens.
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

    /// Where in the run loop, within a sentence.
    func phrase(on platform: Platform) -> String {
        switch self {
        case .event: platform == .ios ? "in the touch's Source0 callout" : "while NSApplication handles the click"
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
    /// What a delivery was handed to.
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
    /// Who accesses the element: the handler itself, or what it left to the main queue.
    var reader: String {
        switch self {
        case .read, .write, .remove: "handler"
        case .async: "closure"
        case .await: "task"
        }
    }
}
