import FilesAndProcesses
import TestSupport
import Testing

@Suite struct `A file that is named for a result` {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    private static let page = "<!doctype html>\n<p>New</p>\n"

    @Test(arguments: ["notes of a person", "{\"seed\" : 1}", "bindfuzz 1\nitems 1\n\npost\n", "<!"])
    func `is left as it is if it is of another kind`(old: String) throws {
        try folder.write(old, to: "page.html")
        #expect(throws: CorpusError.self) { try TextFile.writeResult(Self.page, path: folder.path("page.html")) }
        #expect(try folder.read("page.html") == old)
    }

    @Test(arguments: ["", "<!doctype html>\n<p>Old</p>\n"])
    func `is replaced if it is empty, or of the same kind, as often as it is written`(old: String) throws {
        try folder.write(old, to: "page.html")
        for _ in 0..<2 { try TextFile.writeResult(Self.page, path: folder.path("page.html")) }
        #expect(try folder.read("page.html") == Self.page)
    }

    @Test func `has no name that a corpus would read as a case`() throws {
        #expect(throws: CorpusError.self) { try TextFile.writeResult(Self.page, path: folder.path("page.case")) }
        #expect(!StoredFile.isName(folder.path("page.case")))
    }
}
