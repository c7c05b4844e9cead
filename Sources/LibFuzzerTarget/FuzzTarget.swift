import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCorpus
import Locks

/// Checks one input of a byte-mutating fuzzer. `scripts/libfuzzer` links this function with libFuzzer and the address sanitizer;
/// AFL++ and OSS-Fuzz link their engines with it.
///
/// `BINDFUZZ_FUZZ` in the environment selects the meaning of the bytes: `cases` (the default), an interleaving; `parser`, a text
/// for the readers of cases and of streams; `table`, a text for the reader of the table of verdicts; `corpus`, the files of a
/// corpus. `table` is separate because whole tables are so long that they would slow the others down. A violation traps, which the
/// fuzzer sees as a crash.
///
/// - Parameters:
///   - data: the input; may be nil if it is empty.
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
    // The trap reports the problem to the fuzzer; libFuzzer then keeps the input.
    if let problem { fatalError(problem) }
    return 0
}

/// The model's scratch memory stays allocated between inputs, as in a search.
private let caseCheck = Locked(CaseCheck(crashOn: FuzzMode.crashPattern))
/// One directory serves all inputs, because making it takes longer than reading one.
private let corpusCheck = Locked(CorpusCheck())

/// The modes that the environment can select.
private enum FuzzMode: String, CaseIterable {
    case cases, parser, table, corpus

    static let asked = read(
        .fuzz, orElse: .cases, expected: "cases, parser, table or corpus", FuzzMode.init(rawValue:))

    /// The pattern of configurations under which a stale dereference counts as a crash.
    static let crashPattern = read(
        .crashOn, orElse: nil, expected: "a pattern such as macos/*/runloop/*/index/*"
    ) { text -> ConfigurationPattern<Configuration>?? in
        (try? ConfigurationPattern<Configuration>(text)).map { .some($0) }
    }

    /// Reads a variable. An invalid value must not fuzz the wrong thing for hours, so it ends the process with 64, for usage.
    private static func read<Value>(
        _ variable: EnvironmentVariable, orElse value: Value, expected: String, _ parse: (String) -> Value?
    ) -> Value {
        let text = variable.value
        if EnvironmentVariable.problem() == nil, let value = text.map(parse) ?? value { return value }
        let problem = EnvironmentVariable.problem() ?? "expected \(expected); found '\(text ?? "")'"
        FileHandle.standardError.write(Data("\(variable.rawValue): error: \(problem)\n".utf8))
        // `_exit` skips the exit handlers, in which libFuzzer would report a crash of this input.
        _exit(ExitStatus.usage.rawValue)
    }
}
