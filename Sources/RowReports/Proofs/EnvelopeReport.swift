import BindingFuzz
import FuzzReports

/// The assumptions under which configurations that can fail are proven safe.
package struct EnvelopeReport {
    /// Configurations with the same limits.
    struct Group {
        var envelope: SafetyEnvelope
        var configurations: [Configuration]
    }

    /// The requested configurations.
    let configurations: [Configuration]
    /// The number of configurations that are safe under any assumptions.
    let safeCount: Int
    /// The limits that make every failing configuration safe. The report states them once.
    let always: [Assumptions]
    /// The groups, in the order of their first configurations.
    let groups: [Group]

    /// Groups configurations by their envelopes.
    ///
    /// - Parameters:
    ///   - configurations: the requested configurations.
    ///   - envelopes: the envelope of each configuration; nil if it is safe under any assumptions.
    package init(_ configurations: [Configuration], _ envelopes: [SafetyEnvelope?]) {
        self.configurations = configurations
        safeCount = envelopes.count { $0 == nil }
        var groups: [Group] = []
        var positions: [[Assumptions]: Int] = [:]
        for (configuration, envelope) in zip(configurations, envelopes) {
            guard let envelope else { continue }
            if let position = positions[envelope.limits] {
                groups[position].configurations.append(configuration)
            } else {
                positions[envelope.limits] = groups.count
                groups.append(Group(envelope: envelope, configurations: [configuration]))
            }
        }
        self.groups = groups
        always =
            groups.isEmpty
            ? []
            : SafetyEnvelope.plainLimits.filter { plain in groups.allSatisfy { $0.envelope.isProven(leavingOut: plain) }
            }
    }

    /// The number of configurations that can fail, and the limits that make all of them safe.
    var summary: [String] {
        let count = configurations.count - safeCount
        let failing =
            "\(count.grouped) of \(configurations.count.counted("configuration")) can read a stale index; "
            + "\(safeCount == 1 ? "1 is" : "\(safeCount.grouped) are") proven safe without assumptions"
        guard count > 0 else { return [failing] }
        let clauses = always.map { plain in
            EnvelopeSentence(leavingOut: plain, in: Set(Container.allCases)).description.dropFirst(
                "safe as long as ".count)
        }
        if clauses.isEmpty { return [failing] }
        let last = clauses.count > 1 ? ", or " + clauses[clauses.count - 1] : ""
        return [
            failing,
            "each is safe as long as \(clauses.prefix(max(1, clauses.count - 1)).joined(separator: ", "))\(last)",
        ]
    }

    /// Returns the limits of a group that are not the limits of every configuration.
    func limits(of group: Group) -> [Assumptions] {
        group.envelope.limits.filter { !always.contains($0) }
    }

    func sentence(_ limit: Assumptions, of group: Group) -> String {
        EnvelopeSentence(leavingOut: limit, in: Set(group.configurations.map(\.container))).description
    }

    /// Returns the sentences about a group. If it has no other limits, one sentence says so.
    func sentences(of group: Group) -> [String] {
        let sentences = limits(of: group).map { sentence($0, of: group) }
        return sentences.isEmpty ? ["only under the assumptions above"] : sentences
    }

    func patterns(of group: Group) -> [ConfigurationPattern<Configuration>] {
        ConfigurationPattern.covering(group.configurations, among: configurations)
    }

    /// Returns the report for a terminal: for each group its configurations, and beneath them a line for each limit.
    package func text(style: TextStyle = .plain) -> String {
        var lines = summary.flatMap { WrappedText.lines($0, width: style.width, hanging: 2) }
        for group in groups {
            let patterns = patterns(of: group)
            let rows = patterns.map { ["\($0)", $0.words(among: configurations)] }
            lines += [""] + TextTable.lines(rows, width: style.width).map { style.paint($0, .heading) }
            for sentence in sentences(of: group) {
                lines += WrappedText.lines(sentence, width: style.width - 2, hanging: 2).map { "  " + $0 }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
