/// A set of assumptions.
package struct Assumptions: OptionSet, Hashable, Sendable {
    /// A bit for each member, at its position among all.
    package let rawValue: UInt32

    /// Makes a set from its bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Makes a set of these members.
    package init(_ members: some Sequence<Assumption>) {
        self.init(rawValue: members.reduce(0) { $0 | 1 << UInt32($1.index) })
    }

    /// Every assumption.
    package static let all = Assumptions(Assumption.allCases)
    /// Mutations in every place.
    package static let mutations = named { $0.hasPrefix("mutations ") }
    /// Posts in every place.
    package static let posts = named { $0.hasPrefix("posts ") }
    /// The kinds of mutation after which an index can name another element than before.
    package static let shifts = named {
        ["removing", "inserting", "moving", "replacing", "reloading"].contains($0)
    }

    private static func named(_ isNamed: (String) -> Bool) -> Assumptions {
        Assumptions(Assumption.allCases.filter { isNamed($0.name) })
    }

    /// The assumptions that let rows of a container go. Rows also leave a window if elements are inserted in it or before it, or if
    /// it is scrolled.
    package static func lettingRowsGo(in container: Container) -> Assumptions {
        container.isLazy
            ? shifts.union(named { $0 == "scrolling" })
            : named { ["removing", "replacing", "reloading"].contains($0) }
    }

    /// The members, in order.
    package var members: [Assumption] { Ordinals(rawValue).map { Assumption.allCases[$0] } }

    /// The steps that are allowed if exactly these assumptions are in force.
    package var allowedClasses: StepClasses {
        Assumptions.all.subtracting(self).members.reduce(.all) { $0.subtracting($1.classes) }
    }
}
