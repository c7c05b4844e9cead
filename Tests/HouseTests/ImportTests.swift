import Foundation
import TestSupport
import Testing

/// Imports and the dependencies that Package.swift declares.
@Suite struct `Imports` {
    /// A target, as `swift package dump-package` writes it.
    private struct Target: Decodable {
        let name: String
        let path: String?
        let type: String
        /// Each by its kind: a name, and what the kind adds to it.
        let dependencies: [[String: [Dependency?]]]

        enum Dependency: Decodable {
            case named(String)
            case other

            init(from decoder: any Decoder) throws {
                self = (try? .named(decoder.singleValueContainer().decode(String.self))) ?? .other
            }
        }

        var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
        var needs: [String] {
            dependencies.flatMap(\.values).compactMap { kind in
                if case .named(let name)? = kind.first { name } else { nil }
            }
        }
    }

    private struct Manifest: Decodable {
        let targets: [Target]
    }

    private let repository = Repository()

    // Without the dependency, a build fails whenever the file is compiled before the module.
    @Test(.runsCommands) func `a target depends on the modules that it imports`() throws {
        let targets = try targets()
        let importLine =
            #/(?:@\w+(?:\(\w+\))? )*(?:public |package |internal |private )?import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+).*/#
        var count = 0
        for target in targets.values.sorted(by: { $0.name < $1.name }) {
            let reached = modules(reachedFrom: target, in: targets)
            for file in try repository.swiftFiles(in: target.folder) {
                // A text of several lines may be the code of an app. An import in a condition has spaces before it.
                var isText = false
                for line in file.lines {
                    if line.matches(of: #/"""/#).count % 2 == 1 { isText.toggle() }
                    guard !isText, let match = line.wholeMatch(of: importLine) else { continue }
                    let module = String(match.output.1)
                    count += 1
                    if targets[module] != nil, !reached.contains(module) {
                        Issue.record("\(file.path) imports \(module), on which \(target.name) does not depend")
                    }
                }
            }
        }
        #expect(count > 1_000, "the imports are spelled in a way that this test does not read")
    }

    private func targets() throws -> [String: Target] {
        // The toolchain's cache may be in use by the build of a test.
        let scratch = try TemporaryDirectory()
        let run = try scratch.run(
            "/usr/bin/env",
            [
                "swift", "package", "--package-path", repository.url("").path(), "--scratch-path", scratch.url.path(),
                "dump-package",
            ], environment: ProcessInfo.processInfo.environment)
        #expect(run.status == 0, "\(run.errors)")
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
        return Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
    }

    private func modules(reachedFrom target: Target, in targets: [String: Target]) -> Set<String> {
        var reached: Set = [target.name]
        var next = target.needs
        while let name = next.popLast() {
            if reached.insert(name).inserted { next += targets[name]?.needs ?? [] }
        }
        return reached
    }
}
