import Foundation
import FuzzEngine
import HeadlessUI

/// A moment of a run, to which a story can refer.
struct StoryMoment {
    /// The kind of a moment.
    enum Kind {
        case step, event, update, timer
        /// The time of animations is over.
        case animations
        /// Code of the app runs, in words that name its row.
        case action(ViewAction, String)
        /// A task goes on, of the code in these words; nil for a task of other code.
        case resumed(String?)
    }

    let kind: Kind
    /// The number of the step, from 0 for the start.
    let step: Int
    /// The step with its number, as a phrase: `step 2 (press "Clear")`.
    let phrase: String
    /// The place in the run loop.
    let place: LoopPlace
}

/// The moments of a run, and what its rows have shown.
@MainActor struct StoryMemory {
    /// The most characters of an id that a person can tell from others.
    private static let mostOfShortID = 12

    private(set) var moments: [StoryMoment] = []
    private var names: [AnyHashableID: String] = [:]
    /// The moment at which a row was let go, by the id of its element.
    private var letGo: [AnyHashableID: Int] = [:]

    /// The number of the current moment.
    var now: Int { moments.count - 1 }

    /// The code of the app that was called last; nil if none was.
    var lastCall: (action: ViewAction, words: String)? {
        moments.reversed().lazy.compactMap {
            if case .action(let action, let words) = $0.kind { (action, words) } else { nil }
        }.first
    }

    mutating func begin(_ moment: StoryMoment) { moments.append(moment) }

    /// The moment with a number.
    subscript(number: Int) -> StoryMoment? { moments.indices.contains(number) ? moments[number] : nil }

    /// Learns what the rows show. Returns the rows that were let go since the last call.
    mutating func learn(_ rows: [NamedRow]) -> [NamedRow] {
        var leaving: [NamedRow] = []
        for row in rows where row.fate == .shown {
            // The first name stays: a text that the run types, or empties, would make another element of it.
            if !row.name.isEmpty, names[row.id] == nil { names[row.id] = row.name }
            letGo[row.id] = nil
        }
        for row in rows where row.fate != .shown && letGo[row.id] == nil {
            guard !rows.contains(where: { $0.id == row.id && $0.fate == .shown }) else { continue }
            letGo[row.id] = now
            leaving.append(row)
        }
        return leaving
    }

    /// Returns the moment at which the row of an element was let go; nil if it is shown, or has never been shown.
    func momentOfLettingGo(_ id: AnyHashableID) -> StoryMoment? { letGo[id].flatMap { self[$0] } }

    /// Returns an element as a person knows it: by what its row shows, or else by a short id. A row whose id is another one, such as
    /// its index, does not name its element.
    func name(of id: AnyHashableID?) -> String {
        guard let id else { return "an element" }
        return knownName(of: id) ?? (Self.isShort(id) ? "element \(id)" : "an element")
    }

    /// Returns an element by what its row shows; nil if no row has shown it.
    func knownName(of id: AnyHashableID?) -> String? {
        guard let id, let name = names[id] else { return nil }
        let isShared = names.contains { $0.key != id && $0.value == name }
        return JSONStringLiteral.of(name.shortened) + (isShared && Self.isShort(id) ? " (id \(id))" : "")
    }

    private static func isShort(_ id: AnyHashableID) -> Bool { "\(id)".count <= mostOfShortID }

    /// Returns elements as a list.
    func names(of ids: [AnyHashableID?]) -> String {
        let most = 5
        guard !ids.isEmpty else { return "none" }
        let areNamed = ids.contains { id in id.map { names[$0] != nil || Self.isShort($0) } ?? false }
        guard areNamed else { return ids.count.counted("element") }
        let shown = ids.prefix(most).map(name).joined(separator: ", ")
        return shown + (ids.count > most ? " and \(ids.count - most) more" : "")
    }

    /// Returns a change as an entry of the timeline.
    func sentence(of change: BindingRecord.Change) -> String {
        guard change.isOfOptional else { return "elements: \(self.change(change))" }
        if change.after.isEmpty { return "the optional becomes nil" }
        return change.before.isEmpty ? "the optional gets a value" : "the optional gets another value"
    }

    /// Returns a change of elements, as an arrow.
    func change(_ change: BindingRecord.Change) -> String {
        "\(names(of: change.before)) → \(names(of: change.after))"
    }

    /// Returns code of the app as a person knows it: with the row that contains it, and its place as a path from the package.
    func words(for action: ViewAction) -> String {
        var words = action.name
        if let view = action.view { words += " of \(view)" }
        // Another thread cannot look at the rows, nor run a closure of the main actor.
        if Thread.isMainThread, let row = action.row { words += " " + name(of: row.id) }
        if let file = action.file { words += " at \(file):\(action.line)" }
        return words
    }
}

extension String {
    private static var mostCharacters: Int { 40 }

    /// The text, cut to a length that a line can contain several times.
    fileprivate var shortened: String {
        count > Self.mostCharacters ? prefix(Self.mostCharacters - 1) + "…" : self
    }
}
