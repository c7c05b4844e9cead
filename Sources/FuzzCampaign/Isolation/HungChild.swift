import FilesAndProcesses
import Foundation

/// What a child that exceeds the time limit is doing.
package struct HungChild {
    /// The number of reports, the last of which ends the child. The code is at another place each time, and not every place has a line.
    package static let mostReports = 5

    /// Its reports, each at another moment.
    let reports: [CrashLine]
    /// Whether the child of a fork server has ended by its answer, and the server waits for the next order.
    let serverGoesOn: Bool
}

extension ChildProcess {
    /// The longest time that a child has for its answer.
    private static let mostTimeOfAnswer = Duration.seconds(1)
    private static let pauseBetweenQuestions_ms: Int32 = 1

    /// Asks a child that exceeds the time limit what it is doing. The child ends by its last report.
    ///
    /// - Returns: nil if it does not answer.
    func activity() -> HungChild? {
        let end = ContinuousClock.now + Self.mostTimeOfAnswer
        var reports: [CrashLine] = []
        while ContinuousClock.now < end {
            if reports.count < HungChild.mostReports { ask() }
            var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Self.pauseBetweenQuestions_ms) > 0 else { continue }
            guard let lines = read() else { break }
            for line in lines {
                if line.first == IsolationLine.trap {
                    reports += (try? [JSONDecoder().decode(CrashLine.self, from: Data(line.dropFirst()))]) ?? []
                }
                if line.first == IsolationLine.end { return HungChild(reports: reports, serverGoesOn: true) }
            }
        }
        return reports.isEmpty ? nil : HungChild(reports: reports, serverGoesOn: false)
    }
}
