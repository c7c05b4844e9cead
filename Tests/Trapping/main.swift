import BindingFuzz
import Foundation
import FuzzCommands
import RowCommands

// bindfuzz with workers that end, hang or stop at the cases that the environment names, so that tests see a campaign go on without
// them. No product is made of it.

/// What the workers do before they run the cases with certain numbers.
private struct Traps {
    private let traps = Self.numbers("TRAPPING_TRAP_AT")
    private let hangs = Self.numbers("TRAPPING_HANG_AT")
    private let stops = Self.numbers("TRAPPING_STOP_AT")

    private static func numbers(_ variable: String) -> Set<UInt64> {
        let text = ProcessInfo.processInfo.environment[variable] ?? ""
        return Set(text.split(separator: ",").compactMap { UInt64($0) })
    }

    func spring(at index: UInt64) {
        if stops.contains(index) {
            // Only the first worker that comes to the case can make the file.
            let mark = open("stopped-\(index)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            if mark >= 0 { raise(SIGSTOP) }
        }
        if traps.contains(index) { raise(SIGTRAP) }
        while hangs.contains(index) { sleep(1) }
    }
}

if CommandLine.arguments.dropFirst().first == "worker", let note = CommandLine.arguments.last {
    let traps = Traps()
    try WorkerLoop<RowModel>(note: note).run { traps.spring(at: $0) }
} else {
    CommandLineTool<RowModel>.main()
}
