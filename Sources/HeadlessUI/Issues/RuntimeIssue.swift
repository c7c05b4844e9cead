/// A runtime error in the views. It is either an issue that Xcode prints or shows in purple, or a stale dereference, which SwiftUI
/// does not report.
public struct RuntimeIssue: Sendable, CustomStringConvertible {
    /// The result of a stale dereference.
    public enum Staleness: Sendable, Equatable {
        /// The captured index is not below the count. The app traps.
        case outOfRange(index: Int, count: Int)
        /// Another element is at the captured index. The app continues with the wrong data.
        case wrongElement(index: Int, found: AnyHashableID)
        /// The optional that the binding was unwrapped from is nil. The app traps.
        case foundNil
        /// The optional that the binding was unwrapped from was nil, and a write of its whole content gave it a value again. The
        /// app continues with what it had removed.
        case broughtBack
    }

    /// The access to the value of a binding.
    public enum Access: String, Sendable {
        /// The code read the value.
        case read
        /// The code wrote the value, or read it to write a part of it.
        case write
    }

    /// The kind of an issue.
    public enum Kind: Sendable, Equatable {
        /// The code read or wrote a binding whose element is gone. `id` is the ID of the element, if it has one.
        case staleDereference(Staleness, id: AnyHashableID?)
        /// `remove(atOffsets:)` or `move(fromOffsets:toOffset:)` received an offset that the collection does not have now. The app
        /// traps.
        case staleOffset(Int, count: Int)
        /// The code bound a `State` (`$x`) before its view was installed, or in a copy made then. SwiftUI reports neither a read nor
        /// a write of such a state.
        case stateOutsideOfView
        /// The code read an object or an environment value outside an installed view.
        case propertyOutsideOfView(String)
        /// The code wrote a `State` during the evaluation of views. The write is refused.
        case stateModifiedDuringUpdate
        /// An object published a change during the evaluation of views.
        case publishedDuringUpdate
        /// An object of a type published a change off the main thread, or an `onReceive` received a value there. Then there is no
        /// type.
        case publishedOffMain(String?)
        /// Two elements of a collection have the same ID.
        case duplicateID(String)
        /// The range of a `ForEach` without IDs has changed.
        case constantRangeChanged(count: Int, initialCount: Int)
        /// The user pressed a link for whose value no destination is declared. The link does nothing.
        case missingDestination(String)
        /// The code opened a window, and the app has no scene with that id, or for such a value. Nothing is opened.
        case missingScene(String)
        /// The code read an environment object that no ancestor provides.
        case missingEnvironmentObject(String)
        /// The code read an observable object that no ancestor provides.
        case missingObservable(String)
        /// Updates caused further updates without end.
        case neverSettles
        /// A script could not run: a step of another script started it, or the host is closed. Nothing runs.
        case cannotRunScript(String)
        /// An awaited event did not occur within some seconds of real time.
        case gaveUpWaiting(String, seconds: Double)
        /// The code used a model object of a database that has gone, or that another thread owns.
        case modelMisuse(ModelMisuse)
        /// An oracle has found a mistake that neither traps nor is in Xcode's log.
        case mistake(Mistake)

        /// Whether an oracle has found it.
        package var isMistake: Bool { if case .mistake = self { true } else { false } }
    }

    /// The kind of the issue.
    public let kind: Kind
    /// The access to the value; nil if the code accessed no value.
    public internal(set) var access: Access?
    /// The origin of the binding that was stale; nil for other issues.
    public let binding: BindingSource?
    /// The code that caused the issue; nil for code outside every view action, for example a block of the main queue.
    public let action: ViewAction?
    /// The place in the loop where the issue occurred.
    public let place: LoopPlace
    /// The step of the script at the issue, counted from 1; 0 before the first step.
    public let step: Int
    /// Whether the issue occurred on the main thread.
    public let isOnMainThread: Bool

    /// Whether the issue is a stale dereference.
    public var isStaleDereference: Bool {
        if case .staleDereference = kind { return true }
        return false
    }

    /// The text of the issue, in Xcode's wording if Xcode has one.
    public var message: String { kind.message }

    /// The message, the access, the code that caused the issue, and the time.
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
    /// Returns whether another issue has the same kind and the same moment, as far as the recorded data shows.
    func isOfSameMoment(as other: RuntimeIssue) -> Bool {
        kind == other.kind && place == other.place && step == other.step && isOnMainThread == other.isOnMainThread
            && action?.description == other.action?.description
    }
}

/// The ID of an element, with its type erased. IDs are only compared and printed, on any thread.
public struct AnyHashableID: Hashable, @unchecked Sendable, CustomStringConvertible {
    /// The wrapped ID.
    public let base: AnyHashable

    /// Wraps an ID of any type.
    public init(_ base: AnyHashable) {
        self.base = base
    }

    public var description: String { "\(base.base)" }
}
