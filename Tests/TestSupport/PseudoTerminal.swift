import Foundation
import Testing

extension TemporaryDirectory {
    /// Runs the built bindfuzz with both of its output streams on a terminal.
    ///
    /// - Returns: The output on the terminal.
    package func onTerminal(_ arguments: [String], columns: Int, environment: [String: String] = [:]) throws -> String {
        var (terminal, descriptor): (Int32, Int32) = (-1, -1)
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = 50
        try #require(openpty(&terminal, &descriptor, nil, nil, &size) == 0)
        defer { close(terminal) }
        let process = try process(arguments, environment: environment)
        process.standardOutput = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        process.standardError = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try process.run()
        close(descriptor)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            // The read fails after the last process has closed the terminal.
            let count = Foundation.read(terminal, &buffer, buffer.count)
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
