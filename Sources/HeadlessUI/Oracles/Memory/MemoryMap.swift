#if os(Linux)
    import Foundation

    /// The memory that this process has, region by region.
    struct MemoryMap {
        struct Region {
            let bounds: Range<UInt>
            let isReadable: Bool
            let isWritable: Bool
            /// The file that the memory shows, or a name such as `[heap]`; empty for other memory.
            let name: String
            var isOfFile: Bool { name.hasPrefix("/") }
        }

        /// The regions, in the order of their addresses.
        let regions: [Region]

        /// Reads the map as it is now.
        init() {
            let map = FileHandle(forReadingAtPath: "/proc/self/maps").map {
                String(decoding: $0.readDataToEndOfFile(), as: UTF8.self)
            }
            regions = (map ?? "").split(separator: "\n").compactMap(Self.region)
        }

        /// Reads a line, such as `7f00-7f08 rw-p 00000000 fe:00 132 /usr/lib/libc.so`. The name of a file may have spaces.
        private static func region(_ line: Substring) -> Region? {
            let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard parts.count > 1 else { return nil }
            let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            let name = parts.count > 5 ? parts[5].drop { $0 == " " } : ""
            return Region(
                bounds: bounds[0]..<bounds[1], isReadable: parts[1].hasPrefix("r"),
                isWritable: parts[1].dropFirst().hasPrefix("w"), name: String(name))
        }

        /// The writable memory of files that a condition accepts, and what follows each without a gap: properties whose initial value
        /// is zero.
        func data(ofFiles isWanted: (String) -> Bool) -> [UnsafeBufferPointer<UInt>] {
            var words: [UnsafeBufferPointer<UInt>] = []
            var end: UInt?
            for region in regions {
                let follows = region.name.isEmpty && region.bounds.lowerBound == end
                guard follows || region.isOfFile && isWanted(region.name) else { continue }
                end = region.bounds.upperBound
                guard region.isReadable, region.isWritable,
                    let start = UnsafePointer<UInt>(bitPattern: region.bounds.lowerBound)
                else { continue }
                words.append(UnsafeBufferPointer(start: start, count: region.bounds.count / MemoryLayout<UInt>.size))
            }
            return words
        }
    }
#endif
