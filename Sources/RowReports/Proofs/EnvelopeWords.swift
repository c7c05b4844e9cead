import BindingFuzz
import FuzzReports

/// Under what something is safe, as people say it, by what must not be there.
struct EnvelopeSentence: CustomStringConvertible {
    /// One where all of it stands beside other sentences, without a period.
    let description: String

    /// - Parameters:
    ///   - leftOut: what must not be there.
    ///   - containers: of the configurations that are spoken of; what lets a row go is not the same in all.
    init(leavingOut leftOut: Assumptions, in containers: Set<Container>) {
        var clauses = Self.places(
            leftOut, of: .mutations, "mutations happen", "no mutation happens", "nothing is mutated")
        clauses += Self.places(leftOut, of: .posts, "posts are made", "no post is made", "nothing is posted")
        let deeds = leftOut.subtracting(.mutations).subtracting(.posts)
        if !deeds.isEmpty { clauses += Self.deeds(deeds, in: containers) }
        description =
            "safe \(clauses.first.map { $0.contains(" only: ") } ?? false ? "while" : "as long as") "
            + clauses.joined(separator: "; and ")
    }

    /// Where something happens, by where it must not.
    private static func places(
        _ leftOut: Assumptions, of all: Assumptions, _ some: String, _ no: String, _ nothing: String
    ) -> [String] {
        let missing = all.intersection(leftOut).members
        let allowed = all.subtracting(leftOut).members
        if missing.isEmpty { return [] }
        if allowed.isEmpty { return [nothing] }
        // What there is less of is said first.
        if allowed.count > missing.count { return ["\(no) \(missing.map(\.place).listed(by: "or"))"] }
        let within = missing.filter { !$0.place.hasPrefix("from ") }.map(\.placeAlone).joined(separator: ", ")
        let from = missing.map(\.place).filter { $0.hasPrefix("from ") }
        let others = (within.isEmpty ? [] : ["in \(within)"]) + from
        return [
            "\(some) \(allowed.map(\.place).listed(by: "and")) only: not \(others.joined(separator: ", nor "))"
        ]
    }

    private static func deeds(_ deeds: Assumptions, in containers: Set<Container>) -> [String] {
        if containers.allSatisfy({ deeds == .lettingRowsGo(in: $0) }) { return ["no row is ever let go"] }
        var clauses: [String] = []
        var rest = deeds
        if deeds.isSuperset(of: .shifts) {
            clauses.append("no element ever comes, goes or moves")
            rest.subtract(.shifts)
        }
        let done = rest.members.compactMap(\.participle)
        if !done.isEmpty { clauses.append("nothing is \(done.listed(by: "or"))") }
        return clauses + rest.members.compactMap(\.absence)
    }
}

extension Assumption {
    /// Where it happens: `in touches`, `on the main queue`. Its name after the noun.
    fileprivate var place: String { name.split(separator: " ").dropFirst().joined(separator: " ") }

    /// The same without the word before it: `the main queue`.
    fileprivate var placeAlone: String { place.split(separator: " ").dropFirst().joined(separator: " ") }

    /// What is done to something, where mutations do it.
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

    /// What it is that does not happen without it, where no mutation does it.
    fileprivate var absence: String? {
        switch name {
        case "reaping": "no row that was let go is evicted, and no removal animation ends"
        case "tracking": "the user never scrolls or drags"
        case "resuming": "nothing that a handler awaits ever comes"
        default: nil
        }
    }
}

extension [String] {
    /// One after the other, with a word before the last: `in touches, in timers or in blocks`.
    fileprivate func listed(by word: String) -> String {
        count > 1 ? dropLast().joined(separator: ", ") + " \(word) " + self[count - 1] : joined()
    }
}
