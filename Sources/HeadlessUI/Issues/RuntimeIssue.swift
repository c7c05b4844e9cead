/// Something that went wrong in the views at run time, as a value: what Xcode shows as a purple issue or prints, and
/// stale dereferences, for which SwiftUI has no word.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
    /// What a stale dereference found.
    public enum Staleness: Sendable, Equatable {
        /// The captured index is not below the count. The app traps.
        case outOfRange(index: Int, count: Int)
        /// Another element is at the captured index. The app goes on with somebody else's data.
        case wrongElement(index: Int, found: AnyHashableID)
        /// The optional that the binding was unwrapped from is nil. The app traps.
        case foundNil
    }

    /// What the code did to the value that a binding is to.
    public enum Access: String, Sendable {
        /// It read the value.
        case read
        /// It wrote the value, or read it to write a part of it.
        case write
    }

    /// What went wrong.
    public enum Kind: Sendable, Equatable {
        /// A binding was read or written whose element is gone; `id` is the element's, where it has one.
        case staleDereference(Staleness, id: AnyHashableID?)
        /// `remove(atOffsets:)` or `move(fromOffsets:toOffset:)` was told an offset that the collection does not have now. The
        /// app traps.
        case staleOffset(Int, count: Int)
        /// A `State` was read, written or bound before its view was installed, or in a copy made then.
        case stateOutsideOfView
        /// An object or an environment value was asked for outside of an installed view.
        case propertyOutsideOfView(String)
        /// A `State` was written while views were evaluated; the write is refused.
        case stateModifiedDuringUpdate
        /// An object said that it changes while views were evaluated.
        case publishedDuringUpdate
        /// A change was published, or a value received, on another thread than the main one.
        case publishedOffMain
        /// Two elements of a collection have the same id.
        case duplicateID(String)
        /// The range of a `ForEach` without ids has changed.
        case constantRangeChanged(count: Int, initialCount: Int)
        /// A link was pressed for whose value no page is declared; it does nothing.
        case missingDestination(String)
        /// An environment object was asked for that no ancestor provides.
        case missingEnvironmentObject(String)
        /// An object whose changes are observed was asked for that no ancestor provides.
        case missingObservable(String)
        /// Updates led to further updates without an end.
        case neverSettles
        /// A script was to be followed where none can be: by a step of another, or by a host that is closed. Nothing is done.
        case cannotRunScript(String)
        /// What was waited for has not come within some seconds of the real clock.
        case gaveUpWaiting(String, seconds: Double)
    }

    /// What went wrong.
    public let kind: Kind
    /// What the code did; nil where nothing was accessed.
    public internal(set) var access: Access?
    /// The code that did it; nil where it is in no action that a view was given, as in a block of the main queue.
    public let action: ViewAction?
    /// Where in the loop it happened.
    public let place: LoopPlace
    /// The step of the script that was being executed, counted from 1; 0 before the first.
    public let step: Int
    /// Whether it happened on the main thread.
    public let isOnMainThread: Bool

    /// Whether the issue is a stale dereference.
    public var isStaleDereference: Bool {
        if case .staleDereference = kind { return true }
        return false
    }

    /// The wording that people know from Xcode, where there is one.
    public var message: String { kind.message }

    /// The message, what was done and by which code, and when.
    public var description: String {
        let access: String? =
            switch access {
            case .read: "a read"
            case .write: "a write"
            case nil: nil
            }
        let thread = isOnMainThread ? nil : "on another thread than the main one"
        let moment = step == 0 ? "before the first step" : "in step \(step)"
        let parts = [access, action.map { "in \($0)" }, thread, moment, place.sentence]
        return "\(message) [\(parts.compactMap { $0 }.joined(separator: ", "))]"
    }
}

extension RuntimeIssue {
    /// Whether another issue of the same kind came up at the same moment, as far as can be told.
    func isOfSameMoment(as other: RuntimeIssue) -> Bool {
        kind == other.kind && place == other.place && step == other.step && isOnMainThread == other.isOnMainThread
            && action?.description == other.action?.description
    }
}

/// The id of an element, whatever its type. Ids are compared and printed, nothing else, on whichever thread.
public struct AnyHashableID: Hashable, @unchecked Sendable, CustomStringConvertible {
    /// The id.
    public let base: AnyHashable

    /// An id of any type.
    public init(_ base: AnyHashable) {
        self.base = base
    }

    public var description: String { "\(base.base)" }
}
