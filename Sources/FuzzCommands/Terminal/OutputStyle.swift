import FilesAndProcesses
import Foundation
import FuzzReports

extension StandardOutput {
    /// How a report is written to it: as wide as the terminal, and in colours where it shows them.
    package static var style: TextStyle {
        TextStyle(
            isColored: Terminal.obeysCodes(STDOUT_FILENO) && ProcessInfo.processInfo.environment["NO_COLOR"] == nil,
            width: Terminal.size(of: STDOUT_FILENO)?.columns ?? TextStyle.usualWidth)
    }

    /// How wide a table of numbers is folded to: nil where no terminal reads along, since a program takes a line for a row.
    static var tableWidth: Int? { Terminal.size(of: STDOUT_FILENO)?.columns }
}
