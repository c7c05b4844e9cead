import Foundation

extension FuzzedApp {
    /// Tests all views, in Swift Testing or XCTest: replays the corpus, then searches briefly with a fixed seed.
    ///
    ///     @Test func views() throws { try InboxFuzz.test() }
    ///
    /// The built executable runs the test, so that a trap in a view fails this test and does not end the test process.
    ///
    /// - Parameters:
    ///   - seed: The seed of the search.
    ///   - cases: The number of cases of the search.
    ///   - corpus: The directory of the corpus in the package. A missing directory counts as an empty corpus.
    ///   - executable: The name of the executable target.
    ///   - file: A file of the package.
    /// - Throws: `ViewTestFailure`, whose description is the report; `ViewTestProblem` if the executable cannot run.
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

    /// Replays a case. Fails if the case shows a failure that it does not expect. `export --swift` writes calls of this method.
    ///
    /// - Parameters:
    ///   - text: The text of the case.
    ///   - configuration: The configuration, for example `macos/written/index`.
    ///   - executable: The name of the executable target.
    ///   - file: A file of the package.
    /// - Throws: The same errors as `test`.
    public static func replay(
        _ text: String, under configuration: String, executable: String? = nil, file: String = #filePath
    ) throws {
        try ViewTest.run(
            executable ?? "\(Self.self)", ["replay", "-", "--configurations", configuration], input: text,
            in: ViewTest.package(of: file))
    }
}
