import Foundation
import TestSupport
import Testing

@testable import FilesAndProcesses

/// The message of the runtime is found among what an app prints.
@Suite struct `The errors of a process` {
    private func fatalError(in text: String) throws -> String? {
        let folder = try TemporaryDirectory()
        try folder.write("", to: "x/keep")
        let errors = try #require(ErrorOutput(in: folder.path("x")))
        #expect(try folder.files(in: "x") == ["keep"])
        FileDescriptor.write(Array(text.utf8), to: errors.descriptor)
        return errors.fatalError
    }

    @Test func `tell the last error, with its place in the app`() throws {
        let text = "hello\nApp/Model.swift:9: Fatal error: first\nApp/Model.swift:93: Fatal error: boom\nbye\n"
        #expect(try fatalError(in: text) == "App/Model.swift:93: Fatal error: boom")
    }

    @Test func `tell no place in the standard library`() throws {
        let text = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
        #expect(try fatalError(in: text) == "Fatal error: Index out of range")
    }

    @Test func `tell nothing where an app only prints`() throws {
        #expect(try fatalError(in: "") == nil)
        #expect(try fatalError(in: String(repeating: "a line\n", count: 10_000)) == nil)
    }

    @Test func `tell the end of a long output`() throws {
        let text = String(repeating: "a line\n", count: 10_000) + "App/A.swift:1: Fatal error: boom\n"
        #expect(try fatalError(in: text) == "App/A.swift:1: Fatal error: boom")
    }
}
