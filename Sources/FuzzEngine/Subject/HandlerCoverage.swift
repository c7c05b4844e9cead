import PlainText

/// The handlers that the cases of a search have met: code that a view gives to a modifier to run later, such as that of `onChange`.
/// It is a sum, like `ScreenCoverage`.
package struct HandlerCoverage: Codable, Hashable, Sendable {
    /// A handler that has never run.
    package struct Missed: Hashable, Sendable {
        /// The name of the handler.
        package let name: String
        /// The scope in which it was seen, such as a view.
        package let scope: String
        /// The steps that lead to its view, as a person would say them.
        package let path: [String]
        /// The step or the event that would run the handler.
        package let trigger: String
    }

    /// The handlers whose views were shown. The last element of each path is the trigger.
    private var seen = OperationCoverage()
    /// The numbers of the handlers that have run.
    private var ran: Set<UInt64> = []

    /// Creates empty coverage.
    package init() {}

    /// Creates the coverage of a process that has only told which handlers ran.
    package init(ran: Set<UInt64>) { self.ran = ran }

    /// Whether no handler was seen.
    package var isEmpty: Bool { seen.missed.isEmpty }

    /// Returns the number of a handler, which is the same in every process.
    package static func number(of name: String) -> UInt64 { Checksum(name.utf8).value }

    /// Notes that a case has shown the view of a handler.
    ///
    /// - Parameters:
    ///   - name: the name of the handler.
    ///   - trigger: the step or the event that would run the handler.
    ///   - scope: the scope of the case.
    ///   - path: the steps of the case so far.
    package mutating func see(_ name: String, runBy trigger: String, in scope: String, after path: [String]) {
        seen.add(.init(in: scope, name), isTaken: false, after: path + [trigger], count: path.count + 1)
    }

    /// Notes that a handler runs.
    ///
    /// - Returns: whether that is new.
    package mutating func run(_ name: String) -> Bool { ran.insert(Self.number(of: name)).inserted }

    /// Adds the coverage of other cases.
    package mutating func add(_ other: HandlerCoverage) {
        seen.add(other.seen)
        ran.formUnion(other.ran)
    }

    /// The number of handlers that were seen.
    package var count: Int { Set(seen.missed.map(\.operation.words)).count }

    /// The handlers that were seen and never ran, each once, with the fewest steps that lead to it. Those that a few steps lead to
    /// come first.
    package var missed: [Missed] {
        var names: Set<String> = []
        return seen.missed.filter { !ran.contains(Self.number(of: $0.operation.words)) }
            .sorted { ($0.path.count, $0.operation) < ($1.path.count, $1.operation) }
            .filter { names.insert($0.operation.words).inserted }
            .map {
                Missed(
                    name: $0.operation.words, scope: $0.operation.scope, path: Array($0.path.dropLast()),
                    trigger: $0.path.last ?? "")
            }
    }
}
