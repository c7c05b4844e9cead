import FilesAndProcesses
import Foundation
import FuzzCampaign
import Testing

@Suite struct `Lines from a pipe` {
    @Test func `are the same however they are cut`() {
        let bytes = Array("one\n\ntwo\nthree".utf8)
        for size in 1...bytes.count {
            var buffer = LineBuffer()
            var lines: [String] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                lines += buffer.take(bytes[start..<min(start + size, bytes.count)]).map {
                    String(decoding: $0, as: UTF8.self)
                }
            }
            #expect(lines == ["one", "", "two"])
            #expect(buffer.take(Array("\n".utf8)[...]) == [Data("three".utf8)])
        }
    }

    /// Copying what is left for each line would move eight terabytes: the test would not end.
    @Test func `take time in proportion to their bytes`() {
        var buffer = LineBuffer()
        let short = Array(String(repeating: "\n", count: 1 << 22).utf8)
        #expect(buffer.take(short[...]).count == 1 << 22)
        let part = [UInt8](repeating: 0x61, count: 1 << 16)
        for _ in 0..<512 { #expect(buffer.take(part[...]).isEmpty) }
        #expect(buffer.take([0x0A]).map(\.count) == [512 << 16])
    }

    @Test func `that never end take no more memory than a line may`() {
        var buffer = LineBuffer(maximumBytes: 8)
        #expect(buffer.take(Array("12345678\n".utf8)[...]) == [Data("12345678".utf8)])
        #expect(!buffer.isOverfull)
        #expect(buffer.take(Array("1\n123456789\n2\n".utf8)[...]) == [Data("1".utf8)])
        #expect(buffer.isOverfull)
        #expect(buffer.take(Array("3\n".utf8)[...]).isEmpty)
    }
}
