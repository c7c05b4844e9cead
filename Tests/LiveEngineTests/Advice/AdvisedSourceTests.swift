import Foundation
import TestSupport
import XCTest

/// What is compiled here is what is printed, and nothing else is printed.
final class AdvisedSourceTests: XCTestCase {
    func testTheLinesThatAdvisePrintsAreThoseThatAreCompiledHere() throws {
        let repository = Repository()
        for file in AdvisedSource.files {
            let path = "Tests/LiveEngineTests/Advice/\(file.name)"
            let held = repository.has(path) ? try repository.text(of: path) : ""
            if held != file.text && ProcessInfo.processInfo.environment["BINDFUZZ_RECORD_SNAPSHOTS"] == "1" {
                try repository.write(file.text, to: path)
            }
            XCTAssert(held == file.text, "\(path) has other lines; BINDFUZZ_RECORD_SNAPSHOTS=1 records them")
        }
    }
}
