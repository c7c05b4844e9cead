import Foundation

/// A walk through a folder, those within, and those to which links lead.
///
/// It comes to each folder once, and first without links, so that links in a circle end and a file has its shortest path.
struct FolderWalk {
    /// What to do at a path.
    enum Step {
        /// Enter it, if it is a folder.
        case enter
        /// Leave out all that is in it.
        case skip
    }

    /// The folder itself, wherever links to it are.
    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t
    }

    private var folders: [String]
    private var links: [String] = []
    private var seen: Set<Identity> = []

    /// - Parameter folder: the path of the folder.
    init(_ folder: String) {
        folders = [folder]
        // A link to a folder around this one would lead to all that is beside it.
        var outer = folder
        while outer.count > 1 {
            outer = (outer as NSString).deletingLastPathComponent
            if let identity = Self.identity(of: outer) { seen.insert(identity) }
        }
    }

    /// Walks to the end.
    ///
    /// - Parameter visit: receives the path of each file and folder, and says whether to enter it.
    mutating func run(_ visit: (String) -> Step) {
        while !folders.isEmpty || !links.isEmpty {
            let folder = folders.popLast() ?? links.removeFirst()
            guard let identity = Self.identity(of: folder), seen.insert(identity).inserted else { continue }
            // Names that cannot be listed belong to a folder that a person may not read.
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
                let path = "\(folder)/\(name)"
                if visit(path) == .enter { add(path) }
            }
        }
    }

    private mutating func add(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(path)
        // Bazel leaves links to the folder of its products, with the sources of all packages.
        case S_IFLNK where !(path as NSString).lastPathComponent.hasPrefix("bazel-"): links.append(path)
        default: break
        }
    }

    /// Returns the identity of a folder, or of the one to which a link leads; nil if there is none.
    private static func identity(of path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return Identity(device: status.st_dev, number: status.st_ino)
    }
}
