import FilesAndProcesses
import Foundation

extension ChildProcess {
    /// The longest time that a child has for its answer.
    private static let mostTimeOfAnswer = Duration.seconds(1)
    private static let pauseBetweenQuestions_ms: Int32 = 5

    /// Asks a child that exceeds the time limit what it is doing. The child ends by its answer.
    ///
    /// - Returns: nil if it does not answer.
    func activity() -> CrashLine? {
        let end = ContinuousClock.now + Self.mostTimeOfAnswer
        while ContinuousClock.now < end {
            ask()
            var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Self.pauseBetweenQuestions_ms) > 0 else { continue }
            guard let lines = read() else { return nil }
            if let line = lines.first(where: { $0.first == IsolationLine.trap }) {
                return try? JSONDecoder().decode(CrashLine.self, from: Data(line.dropFirst()))
            }
        }
        return nil
    }
}
