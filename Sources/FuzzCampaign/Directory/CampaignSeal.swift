import FuzzEngine
import Foundation

/// The form in which a campaign keeps what it goes on from: JSON that a person can read, with a checksum before it that
/// tells whether a single byte was changed or lost since.
package enum CampaignSeal {
    private static let start = Data(#"{"checksum":""#.utf8)
    private static let middle = Data(#"","content":"#.utf8)
    private static let end = Data("}\n".utf8)
    private static let sumLength = 16

    /// The file of a content that is one JSON value.
    package static func sealed(_ content: Data) -> Data {
        start + Data(Checksum(content).text.utf8) + middle + content + end
    }

    /// The content of a file; nil where a byte of the file is not as it was written.
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
