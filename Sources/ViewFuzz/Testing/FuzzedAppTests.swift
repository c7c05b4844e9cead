import Foundation

extension FuzzedApp {
    /// A test of all views, of Swift Testing or XCTest: replays what is kept in the corpus, and searches shortly from a fixed seed.
    ///
    ///     @Test func views() throws { try InboxFuzz.test() }
    ///
    /// It is done by the built executable, so that a trap of a view is a failure of this test and no end of the tests.
    ///
    /// - Parameters:
    ///   - seed: of the search.
    ///   - cases: how many cases it has.
    ///   - corpus: the directory of what is kept, in the package; none where it is not there.
    ///   - executable: the name of the executable target.
    ///   - file: a file of the package.
    /// - Throws: `ViewTestFailure`, whose description is the report; `ViewTestProblem` where the executable cannot be run.
    public static func test(
        seed: UInt64 = 1, cases: UInt64 = 200, corpus: String = "corpus", executable: String? = nil,
        file: String = #filePath
    ) throws {
        let package = ViewTest.package(of: file)
        let isKept = FileManager.default.fileExists(atPath: package.appendingPathComponent(corpus).path)
        try ViewTest.run(
            executable ?? "\(Self.self)",
            [ViewTest.command, "--seed", "\(seed)", "--cases", "\(cases)"] + (isKept ? ["--corpus", corpus] : []),
            in: package)
    }

    /// Replays a case, which fails where something goes wrong that the case does not expect: what `export --swift` writes.
    ///
    /// - Parameters:
    ///   - text: the text of a case.
    ///   - configuration: what it is run under, as in `macos/written/index`.
    ///   - executable: the name of the executable target.
    ///   - file: a file of the package.
    /// - Throws: as `test`.
    public static func replay(
        _ text: String, under configuration: String, executable: String? = nil, file: String = #filePath
    ) throws {
        try ViewTest.run(
            executable ?? "\(Self.self)", ["replay", "-", "--configurations", configuration], input: text,
            in: ViewTest.package(of: file))
    }
}
