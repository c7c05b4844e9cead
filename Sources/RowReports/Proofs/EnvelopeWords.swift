import BindingFuzz
import FuzzReports

/// A sentence that states under which assumptions something is safe, by what must not happen.
struct EnvelopeSentence: CustomStringConvertible {
    /// The text without a period, so that it can stand beside other sentences.
    let description: String

    /// - Parameters:
    ///   - leftOut: the assumptions that are left out.
    ///   - containers: the containers of the configurations; they differ in what lets a row go.
    init(leavingOut leftOut: Assumptions, in containers: Set<Container>) {
        var clauses = Self.places(
            leftOut, of: .mutations, "mutations happen", "no mutation happens", "nothing is mutated")
        clauses += Self.places(leftOut, of: .posts, "posts are made", "no post is made", "nothing is posted")
        let operations = leftOut.subtracting(.mutations).subtracting(.posts)
        if !operations.isEmpty { clauses += Self.operations(operations, in: containers) }
        description =
            "safe \(clauses.first.map { $0.contains(" only: ") } ?? false ? "while" : "as long as") "
            + clauses.joined(separator: "; and ")
    }

    /// Returns the clause for the places of mutations or posts, from the places where they must not happen.
    private static func places(
        _ leftOut: Assumptions, of all: Assumptions, _ some: String, _ no: String, _ nothing: String
    ) -> [String] {
        let missing = all.intersection(leftOut).members
        let allowed = all.subtracting(leftOut).members
        if missing.isEmpty { return [] }
        if allowed.isEmpty { return [nothing] }
        // The shorter list comes first.
        if allowed.count > missing.count { return ["\(no) \(missing.map(\.place).listed(by: "or"))"] }
        let within = missing.filter { !$0.place.hasPrefix("from ") }.map(\.placeAlone).joined(separator: ", ")
        let from = missing.map(\.place).filter { $0.hasPrefix("from ") }
        let others = (within.isEmpty ? [] : ["in \(within)"]) + from
        return [
            "\(some) \(allowed.map(\.place).listed(by: "and")) only: not \(others.joined(separator: ", nor "))"
        ]
    }

    private static func operations(_ operations: Assumptions, in containers: Set<Container>) -> [String] {
        if containers.allSatisfy({ operations == .lettingRowsGo(in: $0) }) { return ["no row is ever removed"] }
        var clauses: [String] = []
        var rest = operations
        if operations.isSuperset(of: .shifts) {
            clauses.append("no element is ever inserted, removed or moved")
            rest.subtract(.shifts)
        }
        let done = rest.members.compactMap(\.participle)
        if !done.isEmpty { clauses.append("nothing is \(done.listed(by: "or"))") }
        return clauses + rest.members.compactMap(\.absence)
    }
}

extension Assumption {
    /// The place: `in touches`, `on the main queue`. It is the name after the noun.
    fileprivate var place: String { name.split(separator: " ").dropFirst().joined(separator: " ") }

    /// The place without its preposition: `the main queue`.
    fileprivate var placeAlone: String { place.split(separator: " ").dropFirst().joined(separator: " ") }

    /// The participle of the mutation, or nil if the assumption is not a kind of mutation.
    fileprivate var participle: String? {
        switch name {
        case "removing": "removed"
        case "inserting": "inserted"
        case "moving": "moved"
        case "replacing": "replaced"
        case "reloading": "reloaded"
        case "editing": "edited"
        case "scrolling": "scrolled"
        default: nil
        }
    }

    /// The clause for leaving the assumption out, if it is not a kind of mutation.
    fileprivate var absence: String? {
        switch name {
        case "reaping": "no removed row is evicted, and no removal animation ends"
        case "tracking": "the user never scrolls or drags"
        case "resuming": "no suspended handler is resumed"
        default: nil
        }
    }
}

extension [String] {
    /// Joins the texts, with a word before the last: `in touches, in timers or in blocks`.
    fileprivate func listed(by word: String) -> String {
        count > 1 ? dropLast().joined(separator: ", ") + " \(word) " + self[count - 1] : joined()
    }
}
