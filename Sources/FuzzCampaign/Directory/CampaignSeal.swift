import FuzzEngine
import Foundation

/// The file format of the checkpoint and the other files that a campaign resumes from: human-readable JSON, preceded by a checksum.
/// The checksum detects any changed or lost byte.
package enum CampaignSeal {
    private static let start = Data(#"{"checksum":""#.utf8)
    private static let middle = Data(#"","content":"#.utf8)
    private static let end = Data("}\n".utf8)
    private static let sumLength = 16

    /// Returns the file for a content that is one JSON value.
    package static func sealed(_ content: Data) -> Data {
        start + Data(Checksum(content).text.utf8) + middle + content + end
    }

    /// Returns the content of a file; nil if any byte of the file has changed.
    package static func content(of file: Data) -> Data? {
        let file = Data(file)
        let sumEnd = start.count + sumLength
        let contentStart = sumEnd + middle.count
        guard file.count >= contentStart + end.count, file.starts(with: start), file.suffix(end.count) == end,
            file[sumEnd..<contentStart] == middle
        else { return nil }
        let content = file[contentStart..<(file.count - end.count)]
        return Data(Checksum(content).text.utf8) == file[start.count..<sumEnd] ? content : nil
    }
}
