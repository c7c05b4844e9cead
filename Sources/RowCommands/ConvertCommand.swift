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
        abstract: "Turn the inputs of a byte fuzzer into case files, or case files into such inputs.",
        discussion: """
            What libFuzzer, AFL++ or ClusterFuzz keep of a crash is bytes; every byte string means a case, and \
            this writes it down. One file goes to standard output or to --output; several become a stream of \
            cases separated by lines of '---', or files of their own in the directory --output. There no file is \
            replaced: if two inputs have the same name, or another file has the name of a result, nothing is \
            written. With --to bytes the way back: case files become the inputs that a fuzzer starts from.

            Nothing is run, so that a case which crashes bindfuzz can be written down too; 'bindfuzz corpus \
            record' adds what it comes to.

            EXAMPLES
              bindfuzz convert crash-1379ba09 | bindfuzz replay -
              bindfuzz convert --to bytes --output seeds corpus/seeds/*.case
            """
    )

    enum Form: String, ExpressibleByArgument, CaseIterable {
        case cases, bytes
    }

    @Argument(help: ArgumentHelp("Inputs of a fuzzer; with --to bytes case files.", valueName: "file"))
    var files: [String]

    @Option(help: "cases or bytes.")
    var to = Form.cases

    @Option(help: "Write to this file; for several files to this directory, each under its own name.")
    var output: String?

    func validate() throws {
        if to == .bytes && files.count > 1 && output == nil {
            throw ValidationError(
                "Several inputs cannot be told apart on standard output; name a directory with --output.")
        }
    }

    func run() throws {
        try ExitStatus.reporting {
            // The command reads every input before it writes anything.
            let results = try files.map { (name: $0, bytes: try converted($0)) }
            guard let output else {
                return StandardOutput.write(Array(results.map(\.bytes).joined(separator: Array("---\n".utf8))))
            }
            // Bytes are of no kind by which an earlier result could be told from somebody's file.
            if results.count == 1 && to == .cases {
                return try StoredFile.writeResult(results[0].bytes, path: output)
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
