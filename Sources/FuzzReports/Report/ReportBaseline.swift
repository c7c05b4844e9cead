import FuzzEngine
import Foundation
import FuzzCorpus

/// What a report's findings are compared with: the corpus.
package struct ReportBaseline<S: DescribableSubject>: Sendable {
    /// The corpus, as it was named.
    package let corpusName: String?
    /// What it shows; nil where the findings are its own.
    let corpus: CorpusSurvey<S>?

    /// - Parameter corpus: the corpus; nil where the findings are its own.
    package init(corpus: CorpusSurvey<S>? = nil) {
        corpusName = corpus?.directory
        self.corpus = corpus
    }

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
        let kept = corpus?.cases.filter { $0.mechanism(under: configuration) == mechanism } ?? []
        return kept.allSatisfy { testCase < $0.entry.file.testCase }
    }
}

extension CorpusSurvey {
    /// Whether a directory is the one of the corpus, or lies in it, by whatever path.
    package func contains(directory: String) -> Bool {
        Self.components(directory).starts(with: Self.components(self.directory))
    }

    private static func components(_ path: String) -> [String] {
        URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.pathComponents.filter { $0 != "/" }
    }
}
