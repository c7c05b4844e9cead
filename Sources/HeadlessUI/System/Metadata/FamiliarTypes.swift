import Foundation

/// The types that children of a fork server have met, which the server looks into before it forks the next child.
///
/// Looking up the protocols of a view's type takes longer than many runs: a cast to a protocol looks at each conformance in the
/// program. The server shares memory with its children, in which they write the names of types that are new to
/// them. Looking into a type runs none of its code, so the next child is still a process in which nothing of the app has run.
@MainActor package enum FamiliarTypes {
    /// What is looked up about a type.
    enum Aspect: UInt8 {
        case kind = 107, layout, comparison
    }

    /// The memory: the number of written bytes, and lines of an aspect and a mangled name each. Only the pages that are written
    /// take memory.
    private static var memory: UnsafeMutableRawPointer?
    /// The lines that the server has read. The names of some types, such as those in functions, lead to none.
    private static var readLines: Set<[UInt8]> = []
    private static var isPreparing = false
    private static let size = 1 << 20
    private static let headerSize = MemoryLayout<Int>.size
    private static let lineEnd = UInt8(ascii: "\n")

    /// Prepares this process for the next child: looks into the types that the earlier ones have met.
    package static func prepareToFork() {
        #if os(Linux)
            _ = LibraryCalls.areRedirected
        #endif
        if memory == nil { memory = sharedMemory() }
        isPreparing = true
        for line in newLines() where readLines.insert(line).inserted {
            guard let aspect = line.first.flatMap(Aspect.init),
                let type = _typeByName(String(decoding: line.dropFirst(), as: UTF8.self))
            else { continue }
            switch aspect {
            case .kind: _ = ViewKind.of(type)
            case .layout: _ = PropertyLayout.of(type)
            case .comparison: prepareComparison(of: type)
            }
        }
        isPreparing = false
    }

    /// Tells the fork server, if this process has one, of a type that is looked into for the first time.
    static func meet(_ type: Any.Type, _ aspect: Aspect) {
        guard let memory, !isPreparing, let name = _mangledTypeName(type) else { return }
        let line = [aspect.rawValue] + Array(name.utf8) + [lineEnd]
        let used = memory.load(as: Int.self)
        guard used >= 0, used + line.count <= size - headerSize else { return }
        UnsafeMutableRawBufferPointer(start: memory + headerSize + used, count: line.count).copyBytes(from: line)
        // A child that ends before this has written nothing.
        memory.storeBytes(of: used + line.count, as: Int.self)
    }

    /// Returns the lines of the last child, and makes room for those of the next one.
    private static func newLines() -> [[UInt8]] {
        guard let memory else { return [] }
        let used = memory.load(as: Int.self)
        guard used > 0, used <= size - headerSize else { return [] }
        let bytes = Array(UnsafeRawBufferPointer(start: memory + headerSize, count: used))
        memory.storeBytes(of: 0, as: Int.self)
        return bytes.split(separator: lineEnd).map(Array.init)
    }

    private static func sharedMemory() -> UnsafeMutableRawPointer? {
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0)
        return memory == MAP_FAILED ? nil : memory
    }
}
