import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCorpus
import Synchronization

/// What a byte-mutating fuzzer calls for every input. `scripts/libfuzzer` links it with libFuzzer and the address
/// sanitizer; AFL++ and OSS-Fuzz link their own engines with the same function.
///
/// `BINDFUZZ_FUZZ` in the environment says what the bytes are: `cases` (the default), an interleaving; `parser`, a text
/// for the readers of cases and of streams; `table`, one for the reader of the table of verdicts, which is kept apart
/// because whole tables are so long that they would slow the others down; `corpus`, the files of a corpus. A violation
/// traps, which is a crash to the fuzzer.
///
/// - Parameters:
///   - data: the input; may be nil where it is empty.
///   - size: its length in bytes.
/// - Returns: 0, which the protocol of fuzzers reserves for every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: data, count: size))
    let problem =
        switch FuzzMode.asked {
        case .cases: caseCheck.withLock { $0.problem(of: bytes) }
        case .parser: ParserCheck.problem(of: bytes)
        case .table: ParserCheck.problemOfTable(bytes)
        case .corpus: corpusCheck.withLock { $0.problem(of: bytes) }
        }
    // To trap is how a fuzzer is told; libFuzzer then keeps the input.
    if let problem { fatalError(problem) }
    return 0
}

/// The scratch memory of the model is kept from input to input, as in a search.
private let caseCheck = Mutex(CaseCheck(crashOn: FuzzMode.crashPattern))
/// One directory for all inputs; making it takes longer than reading one.
private let corpusCheck = Mutex(CorpusCheck())

/// What was asked for in the environment.
private enum FuzzMode: String, CaseIterable {
    case cases, parser, table, corpus

    static let asked = read(
        .fuzz, orElse: .cases, expected: "cases, parser, table or corpus", FuzzMode.init(rawValue:))

    /// A stale dereference under a configuration that it matches counts as a crash.
    static let crashPattern = read(
        .crashOn, orElse: nil, expected: "a pattern such as macos/*/runloop/*/index/*"
    ) { text -> ConfigurationPattern<Configuration>?? in
        (try? ConfigurationPattern<Configuration>(text)).map { .some($0) }
    }

    /// A word that means nothing must not fuzz something else for hours: it ends the process.
    private static func read<Value>(
        _ variable: EnvironmentVariable, orElse value: Value, expected: String, _ parse: (String) -> Value?
    ) -> Value {
        let text = variable.value
        if EnvironmentVariable.problem() == nil, let value = text.map(parse) ?? value { return value }
        let problem = EnvironmentVariable.problem() ?? "expected \(expected); found '\(text ?? "")'"
        FileHandle.standardError.write(Data("\(variable.rawValue): error: \(problem)\n".utf8))
        // Without the work at exit, where libFuzzer would take it for a crash of this input.
        _exit(ExitStatus.usage.rawValue)
    }
}
