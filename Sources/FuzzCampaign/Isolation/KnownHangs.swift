import FuzzEngine
import Locks

/// The programs whose corpus shows hangs under all configurations, so that a hang is no finding of a search.
///
/// A search then waits for a tenth of the time limit for the cases that hang, of which there may be many, and does not repeat the hang
/// under each configuration.
enum KnownHangs {
    private static let programs = Locked<Set<String>>([])

    /// Returns whether hangs of a program are known.
    static func areExpected(of program: String) -> Bool { programs.withLock { $0.contains(program) } }

    /// Expects hangs of a program.
    static func expect(of program: String) { programs.withLock { _ = $0.insert(program) } }
}

extension Subject {
    /// Waits only briefly for hangs in further searches, if the corpus shows them under all configurations.
    package static func expectHangs(isKnown: (Mechanism, Configuration) -> Bool) {
        guard let hang = isolation?.hang, Configuration.fullMatrix.allSatisfy({ isKnown(hang, $0) }) else { return }
        KnownHangs.expect(of: program)
    }
}
