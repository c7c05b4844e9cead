import Foundation
import TestSupport
import Testing

/// `init`: a package of somebody's own.
@Suite(.runsCommands) struct `A new package` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `has all that is needed, named after its directory`() throws {
        let run = try folder.bindfuzz("init", "Inbox")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try files(below: "Inbox") == Self.files(of: "Inbox"))
        var outputs = OutputSnapshot()
        for file in ["Package", "Sources/InboxFuzz/InboxFuzz", "Tests/InboxFuzzTests/InboxFuzzTests"] {
            outputs.add(file + ".swift", try folder.read("Inbox/\(file).swift"))
        }
        try outputs.expect(named: "package")
    }

    @Test func `imports SwiftUI in one place`() throws {
        _ = try folder.bindfuzz("init", "Inbox")
        for file in try files(below: "Inbox/Sources/InboxViews") {
            let text = try folder.read("Inbox/Sources/InboxViews/\(file)")
            #expect(text.contains("import ") == (file == "Imports.swift"), "\(file)")
        }
    }

    @Test func `prints the next commands`() throws {
        let run = try folder.bindfuzz("init", "below/my inbox")
        #expect(run.status == 0, "\(run.errors)")
        var outputs = OutputSnapshot()
        outputs.add("init 'below/my inbox'", run)
        try outputs.expect(named: "next-commands")
        let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let readme = try folder.read("below/my inbox/README.md")
        for line in lines where line.hasPrefix("swift ") {
            let command = line.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
            #expect(readme.contains(command), "the README has no '\(command)'")
        }
    }

    @Test(arguments: [
        ("inbox", "Inbox"), ("my-inbox_2", "MyInbox2"), ("mail.app", "MailApp"), ("MyMail", "MyMail"),
        ("a/b/mail/", "Mail"),
    ]) func `has a name that Swift takes`(directory: String, name: String) throws {
        let run = try folder.bindfuzz("init", directory)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try files(below: directory) == Self.files(of: name))
    }

    @Test func `is refused where no name can be made of its directory's`() throws {
        var outputs = OutputSnapshot()
        for directory in ["123", "---", "Übersicht", "view", "binding"] {
            let run = try folder.bindfuzz("init", "--", directory)
            #expect(run.status == 3)
            outputs.add("init -- \(directory)", run)
            #expect(!folder.has(directory))
        }
        try outputs.expect(named: "unusable-names")
    }

    @Test func `is not written over another one`() throws {
        #expect(try folder.bindfuzz("init", "Inbox").status == 0)
        try folder.write("mine", to: "Inbox/README.md")
        let second = try folder.bindfuzz("init", "Inbox")
        #expect(second.status == 3)
        var outputs = OutputSnapshot()
        // The first file that the system lists is in the way.
        outputs.add("init Inbox", second.errors.replacing(#/found '[^']*'/#, with: "found '…'"))
        try outputs.expect(named: "existing-package")
        #expect(try folder.read("Inbox/README.md") == "mine")
    }

    @Test func `is not written where something is in the way`() throws {
        try folder.write("", to: "taken")
        var outputs = OutputSnapshot()
        for directory in ["taken", "taken/Inbox", "/dev/fd/Inbox"] {
            let run = try folder.bindfuzz("init", directory)
            #expect(run.status == 3)
            // The reason is the system's.
            outputs.add("init \(directory)", run.errors.replacing(#/can be written; .*/#, with: "can be written; …"))
        }
        try outputs.expect(named: "unusable-directories")
        #expect(try folder.files(in: "") == ["corpus", "taken"])
    }

    @Test func `takes the place of an empty directory, with its permissions`() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path("Inbox"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        let run = try folder.shell("cd Inbox && bindfuzz init .")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try files(below: "Inbox") == Self.files(of: "Inbox"))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("Inbox"))[.posixPermissions] as? Int
        #expect(mode == 0o700)
        // The shell is in a directory that is gone, so that it is told all of the path.
        #expect(run.output.contains("  cd /"))
    }

    @Test func `leaves nothing beside it`() throws {
        _ = try folder.bindfuzz("init", "Inbox")
        #expect(try folder.files(in: "") == ["Inbox", "corpus"])
    }

    @Test func `depends on a repository where one is named`() throws {
        let run = try folder.bindfuzz("init", "Inbox", "--url", "git@example.com:anna/fuzzer.git")
        #expect(run.status == 0, "\(run.errors)")
        let manifest = try folder.read("Inbox/Package.swift")
        var outputs = OutputSnapshot()
        outputs.add("init --url", run)
        outputs.add("Package.swift", manifest)
        try outputs.expect(named: "package-of-repository")
    }

    @Test func `does not take for a repository what is none`() throws {
        var outputs = OutputSnapshot()
        for url in ["bindfuzz", "../bindfuzz", "https://example.com/a b", "https://example.com/\n", "https://"] {
            let run = try folder.bindfuzz("init", "Inbox", "--url", url)
            #expect(run.status == 64)
            outputs.add("init Inbox --url \(url.debugDescription)", run)
            #expect(!folder.has("Inbox"))
        }
        try outputs.expect(named: "no-repositories")
    }

    @Test func `has a manifest that the package manager takes`() throws {
        _ = try folder.bindfuzz("init", "Inbox")
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let swift = try #require(
            folders.map { "\($0)/swift" }.first(where: isInstalled), "there is no 'swift' on the path")
        let dump = try folder.shell("HOME=\"$PWD\" \(swift) package --package-path Inbox dump-package")
        #expect(dump.status == 0, "\(dump.errors)")
        for target in ["InboxViews", "InboxFuzz", "InboxFuzzTests"] { #expect(dump.output.contains("\"\(target)\"")) }
    }

    /// The paths of the files below a directory, in order.
    private func files(below directory: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path(directory)).sorted().filter { path in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(
                atPath: folder.path("\(directory)/\(path)"), isDirectory: &isDirectory)
                && !isDirectory.boolValue
        }
    }

    private static func files(of name: String) -> [String] {
        [
            ".github/workflows/bindfuzz.yml", ".gitignore", ".gitlab-ci.yml", "Package.swift", "README.md",
            "Sources/\(name)Fuzz/\(name)Fuzz.swift", "Sources/\(name)Views/Imports.swift",
            "Sources/\(name)Views/InboxModel.swift", "Sources/\(name)Views/InboxView.swift",
            "Tests/\(name)FuzzTests/\(name)FuzzTests.swift", "corpus/canary/must-fail.case",
            "corpus/verdicts.txt",
        ]
    }
}
