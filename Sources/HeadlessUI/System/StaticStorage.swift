import Foundation

/// The memory of the program's global and static properties.
enum StaticStorage {
    /// Returns whether a global or static property of the program holds an object. Where this is unknown, it returns false.
    static func holds(_ object: AnyObject) -> Bool {
        #if os(Linux)
            let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            return segments.contains { $0.contains { $0 == address } }
        #else
            return false
        #endif
    }

    #if os(Linux)
        /// The writable memory of the program's file, and what follows it without a gap: properties whose initial value is zero.
        nonisolated(unsafe) private static let segments: [UnsafeBufferPointer<UInt>] = {
            let maps = FileHandle(forReadingAtPath: "/proc/self/maps").map {
                String(decoding: $0.readDataToEndOfFile(), as: UTF8.self)
            }
            let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
            var segments: [UnsafeBufferPointer<UInt>] = []
            var end: UInt?
            for line in (maps ?? "").split(separator: "\n") {
                let parts = line.split(separator: " ", omittingEmptySubsequences: true)
                let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
                guard bounds.count == 2, parts.count > 1 else { continue }
                let isOfProgram = parts.count > 5 && parts[5...].joined(separator: " ") == program
                let follows = parts.count == 5 && bounds[0] == end
                guard isOfProgram || follows else { continue }
                end = bounds[1]
                guard parts[1].hasPrefix("rw"), let start = UnsafePointer<UInt>(bitPattern: bounds[0]) else { continue }
                segments.append(
                    UnsafeBufferPointer(start: start, count: Int(bounds[1] - bounds[0]) / MemoryLayout<UInt>.size))
            }
            return segments
        }()
    #endif
}
