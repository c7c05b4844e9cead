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
        let manifest = try folder.read("Inbox/Package.swift")
        #expect(manifest.contains(".package(name: \"bindfuzz\", path: \"\(Repository().url("").standardized.path)\")"))
        #expect(
            try folder.read("Inbox/Sources/InboxFuzz/InboxFuzz.swift").contains("@main struct InboxFuzz: FuzzedApp {"))
        #expect(try folder.read("Inbox/Tests/InboxFuzzTests/InboxFuzzTests.swift").contains("try InboxFuzz.test()"))
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
        let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains("cd 'below/my inbox'"), "\(run.output)")
        #expect(lines.contains { $0.hasPrefix("swift run MyInboxFuzz fuzz --time 10s ") }, "\(run.output)")
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

    @Test(arguments: [
        ("123", "found a digit"), ("---", "found no letter"), ("Übersicht", "found 'Ü'"),
        ("view", "ViewFuzz is a module"),
        ("binding", "BindingFuzz is a module"),
    ]) func `is refused where no name can be made of its directory's`(directory: String, words: String) throws {
        let run = try folder.bindfuzz("init", "--", directory)
        #expect(run.status == 3)
        #expect(run.errors.contains(words) && run.errors.contains("as in Inbox"), "\(run.errors)")
        #expect(!folder.has(directory))
    }

    @Test func `is not written over another one`() throws {
        #expect(try folder.bindfuzz("init", "Inbox").status == 0)
        try folder.write("mine", to: "Inbox/README.md")
        let second = try folder.bindfuzz("init", "Inbox")
        #expect(second.status == 3)
        #expect(second.errors.contains("Inbox: error: expected a new or empty directory; found '"))
        #expect(try folder.read("Inbox/README.md") == "mine")
    }

    @Test func `is not written where something is in the way`() throws {
        try folder.write("", to: "taken")
        for (directory, words) in [
            ("taken", "found a file"), ("taken/Inbox", "found a file on the way"),
        ] {
            let run = try folder.bindfuzz("init", directory)
            #expect(run.status == 3)
            #expect(run.errors.contains(words), "\(run.errors)")
        }
        #expect(try folder.files(in: "") == ["corpus", "taken"])
    }

    @Test func `is not written where nothing can be`() throws {
        let run = try folder.bindfuzz("init", "/dev/fd/Inbox")
        #expect(run.status == 3)
        #expect(
            run.errors.contains("/dev/fd/Inbox: error: expected a directory that can be written; "), "\(run.errors)")
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
        #expect(!run.output.contains("path"))
        let manifest = try folder.read("Inbox/Package.swift")
        #expect(manifest.contains(".package(url: \"git@example.com:anna/fuzzer.git\", branch: \"main\")"))
        #expect(manifest.contains(".product(name: \"ViewFuzz\", package: \"fuzzer\")"))
        #expect(!manifest.contains("path:"))
    }

    @Test(arguments: ["bindfuzz", "../bindfuzz", "https://example.com/a b", "https://example.com/\n", "https://"])
    func `does not take for a repository what is none`(url: String) throws {
        let run = try folder.bindfuzz("init", "Inbox", "--url", url)
        #expect(run.status == 64)
        #expect(run.errors.contains("expected the address of a repository"), "\(run.errors)")
        #expect(!folder.has("Inbox"))
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
        ]
    }
}
