import Foundation
import TestSupport

extension TemporaryDirectory {
    /// Returns the path of a folder in this one without symbolic links, which the reader of a checkout resolves.
    func resolvedPath(_ name: String) -> String {
        URL(filePath: path(name)).resolvingSymlinksInPath().path(percentEncoded: false)
    }
}
