import FuzzEngine
import Foundation
import FuzzCorpus

/// The baseline for the findings of a report: the corpus.
package struct ReportBaseline<S: DescribableSubject>: Sendable {
    /// The name of the corpus.
    package let corpusName: String?
    /// The cases of the corpus; nil if the findings are the corpus itself.
    let corpus: CorpusSurvey<S>?

    /// Creates a baseline.
    ///
    /// - Parameter corpus: the corpus; nil if the findings are the corpus itself.
    package init(corpus: CorpusSurvey<S>? = nil) {
        corpusName = corpus?.directory
        self.corpus = corpus
    }

    /// Returns the novelty of a mechanism.
    ///
    /// - Parameter isNew: whether the mechanism breaks a configuration that no case of the corpus breaks by it.
    func novelty(
        of mechanism: S.Mechanism, isNew: Bool, as testCase: S.Case, under configuration: S.Configuration
    ) -> Novelty {
        if corpus == nil { return .own }
        return isNew ? .new : isSmaller(testCase, mechanism, configuration) ? .smaller : .known
    }

    private func isSmaller(
        _ testCase: S.Case, _ mechanism: S.Mechanism, _ configuration: S.Configuration
    ) -> Bool {
        let kept =
            corpus?.cases.filter {
                S.findingsAreDefects
                    ? $0.mechanisms.contains(mechanism) : $0.mechanism(under: configuration) == mechanism
            } ?? []
        return kept.allSatisfy { testCase < $0.entry.file.testCase }
    }
}

extension CorpusSurvey {
    /// Returns whether a directory is the corpus or lies in it, by any path.
    package func contains(directory: String) -> Bool {
        Self.components(directory).starts(with: Self.components(self.directory))
    }

    private static func components(_ path: String) -> [String] {
        URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.pathComponents.filter { $0 != "/" }
    }
}
