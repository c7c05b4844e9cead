import Foundation

/// The memory of the program's global and static properties.
enum StaticStorage {
    /// Returns whether a global or static property of the program holds an object, or the object itself is in that memory, where the
    /// compiler can put it. Where this is unknown, it returns false.
    static func holds(_ object: AnyObject) -> Bool {
        #if os(Linux)
            let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            return segments.contains { words in
                let start = UInt(bitPattern: words.baseAddress)
                return (start..<start + UInt(words.count * MemoryLayout<UInt>.size)).contains(address)
                    || words.contains { $0 == address }
            }
        #else
            return false
        #endif
    }

    #if os(Linux)
        nonisolated(unsafe) private static let segments: [UnsafeBufferPointer<UInt>] = {
            let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
            return MemoryMap().data { $0 == program }
        }()
    #endif
}
