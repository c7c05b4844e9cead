import ArgumentParser
import BindingFuzz
import FilesAndProcesses
import Foundation
import FuzzCommands
import FuzzCorpus
import FuzzReports
import RowReports

struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert between inputs of a byte fuzzer and case files.",
        discussion: """
            libFuzzer, AFL++ and ClusterFuzz store a crash as bytes. Every byte string encodes a case, and this \
            command writes it as a case file. One file goes to standard output or to --output; several become a stream of \
            cases separated by lines of '---', or separate files in the directory --output. No file is \
            replaced: if two inputs have the same name, or another file has the name of a result, nothing is \
            written. With --to bytes, case files become seed inputs for a fuzzer.

            No case is run, so even a case that crashes bindfuzz can be converted. 'bindfuzz corpus \
            record' adds its verdicts.

            EXAMPLES
              bindfuzz convert crash-1379ba09 | bindfuzz replay -
              bindfuzz convert --to bytes --output seeds corpus/seeds/*.case
            """
    )

    enum Form: String, ExpressibleByArgument, CaseIterable {
        case cases, bytes
    }

    @Argument(help: ArgumentHelp("Inputs of a fuzzer, or case files with --to bytes.", valueName: "file"))
    var files: [String]

    @Option(help: "The format of the result: cases or bytes.")
    var to = Form.cases

    @Option(help: "Write to this file, or for several inputs to this directory, each under its own name.")
    var output: String?

    func validate() throws {
        if to == .bytes && files.count > 1 && output == nil {
            throw ValidationError(
                "Several inputs need a directory for their results; pass one with --output.")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            // The command reads every input before it writes anything.
            let results = try files.map { (name: $0, bytes: try converted($0)) }
            guard let output else {
                return StandardOutput.write(Array(results.map(\.bytes).joined(separator: Array("---\n".utf8))))
            }
            if results.count == 1 { try StoredFile.checkResult(path: output) }
            try ResultFiles.create(
                results.map { result in
                    let path = results.count > 1 ? "\(output)/\(outputName(result.name))" : output
                    return .init(result.bytes, of: result.name, path: path)
                })
        }
    }

    private func converted(_ path: String) throws -> [UInt8] {
        switch to {
        case .bytes:
            return try CaseFile<RowModel>(path: path).testCase.fuzzBytes
        case .cases:
            let bytes = try BinaryFile.read(path: path, upTo: Interleaving.maximumFuzzBytes)
            let note = CaseFile<RowModel>.HeaderLine.note(
                "converted from the fuzzer's input '\(fileName(path).visible)'")
            return Array(CaseFile<RowModel>(Interleaving(fuzzBytes: bytes), header: [note]).text.utf8)
        }
    }

    private func outputName(_ path: String) -> String {
        let suffix = "." + CorpusLayout.fileExtension
        let name = fileName(path)
        switch to {
        case .cases: return name + suffix
        case .bytes: return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        }
    }

    private func fileName(_ path: String) -> String {
        URL(fileURLWithPath: path).lastPathComponent
    }
}
