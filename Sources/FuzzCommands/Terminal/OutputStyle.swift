import FilesAndProcesses
import Foundation
import FuzzReports

extension StandardOutput {
    /// The style of reports on standard output: as wide as the terminal, and in color if the terminal supports it.
    package static var style: TextStyle {
        TextStyle(
            isColored: Terminal.obeysCodes(STDOUT_FILENO) && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
            width: Terminal.size(of: STDOUT_FILENO)?.columns ?? TextStyle.usualWidth)
    }

    /// The width at which tables of numbers fold; `nil` without a terminal, because a program reads each line as a row.
    static var tableWidth: Int? { Terminal.size(of: STDOUT_FILENO)?.columns }
}
