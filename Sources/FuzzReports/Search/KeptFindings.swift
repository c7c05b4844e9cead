import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// The kept findings in the summary of a search: those that fail every check of the corpus, each with the next command, and the known
/// failures that are acknowledged.
struct KeptFindings {
    /// The number of known failures that are listed, unless all are.
    private static let mostListed = 3

    /// The states of the kept cases, with their paths.
    let states: [(path: String, state: FindingState)]
    let invocation: Invocation
    /// Whether to list all known failures.
    let listsAll: Bool
    /// The greatest length of a line.
    let width: Int

    /// The lines of the summary.
    var lines: [String] {
        lines(
            of: { $0 == .open }, "open finding", one: "; fix it, or accept it:", many: "; fix them, or accept one:",
            acceptance)
            + lines(
                of: { $0 == .failsAgain }, "kept case", one: " fails again; replay it:",
                many: " fail again; replay one:", replay)
            + lines(
                of: { $0 == .changed }, "kept case", one: " has another result than it expects; replay it:",
                many: " have other results than they expect; replay one:", replay)
            + lines(
                of: { if case .expired = $0 { true } else { false } }, "acknowledgement",
                one: " is over; fix the failure, or accept it again:",
                many: " are over; fix the failures, or accept one again:", acceptance)
            + acknowledged
    }

    /// Returns the number of cases in some states, and a command for the first of them; nothing if there is none.
    private func lines(
        of isMeant: (FindingState) -> Bool, _ noun: String, one: String, many: String, _ command: (String) -> String
    ) -> [String] {
        let paths = states.filter { isMeant($0.state) }.map(\.path)
        guard let first = paths.first else { return [] }
        return [paths.count.counted(noun) + (paths.count == 1 ? one : many), "  " + command(first)]
    }

    private var acknowledged: [String] {
        let known = states.compactMap { path, state in
            if case .acknowledged(let acknowledgement) = state { "\(path): \(acknowledgement.text)" } else { nil }
        }
        guard !known.isEmpty else { return [] }
        let listed = known.prefix(listsAll ? known.count : Self.mostListed)
        let rest = known.count - listed.count
        return [known.count.counted("known failure") + ":"]
            + listed.flatMap { WrappedText.lines($0.visible, width: width - 2, hanging: 2).map { "  " + $0 } }
            + (rest > 0 ? ["  and \(rest) more; --verbose lists all"] : [])
    }

    private func acceptance(of path: String) -> String {
        invocation.command("corpus", "acknowledge", path, "--reason") + " TEXT"
    }

    private func replay(of path: String) -> String { invocation.command("replay", path) }
}
