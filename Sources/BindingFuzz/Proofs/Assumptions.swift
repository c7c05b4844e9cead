/// A set of circumstances.
public struct Assumptions: OptionSet, Hashable, Sendable {
    /// A bit for each member, at its position among all.
    public let rawValue: UInt32

    /// A set by its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A set of these.
    public init(_ members: some Sequence<Assumption>) {
        self.init(rawValue: members.reduce(0) { $0 | 1 << UInt32($1.index) })
    }

    /// Everything that there is.
    public static let all = Assumptions(Assumption.allCases)
    /// Mutations wherever they happen.
    public static let mutations = named { $0.hasPrefix("mutations ") }
    /// Posts wherever they happen.
    public static let posts = named { $0.hasPrefix("posts ") }
    /// The mutations with which an index can come to name another element than before.
    public static let shifts = named {
        ["removing", "inserting", "moving", "replacing", "reloading"].contains($0)
    }

    private static func named(_ isNamed: (String) -> Bool) -> Assumptions {
        Assumptions(Assumption.allCases.filter { isNamed($0.name) })
    }

    /// What lets rows of a container go. From a window rows go, too, when others come, or come before them, or when it is scrolled.
    public static func lettingRowsGo(in container: Container) -> Assumptions {
        container.isLazy
            ? shifts.union(named { $0 == "scrolling" })
            : named { ["removing", "replacing", "reloading"].contains($0) }
    }

    /// The members, in their order.
    public var members: [Assumption] { Ordinals(rawValue).map { Assumption.allCases[$0] } }

    /// The steps that there are where these circumstances are there, and no others.
    public var allowedClasses: StepClasses {
        Assumptions.all.subtracting(self).members.reduce(.all) { $0.subtracting($1.classes) }
    }
}
