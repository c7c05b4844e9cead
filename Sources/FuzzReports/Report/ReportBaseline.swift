import BindingFuzz
import Foundation
import FuzzCorpus

/// What a report's findings are compared with: the corpus, and what was told before where that is asked for.
package struct ReportBaseline<S: TellableSubject>: Sendable {
    /// The corpus, as it was named.
    package let corpusName: String?
    /// What it shows; nil where the findings are its own.
    let corpus: CorpusSurvey<S>?
    /// What the last report that was marked told; nil where nobody asks.
    let told: ReportMemory<S>?

    /// - Parameters:
    ///   - corpus: the corpus; nil where the findings are its own.
    ///   - told: what is left out, too.
    package init(corpus: CorpusSurvey<S>? = nil, told: ReportMemory<S>? = nil) {
        corpusName = corpus?.directory
        self.corpus = corpus
        self.told = told
    }

    /// - Parameter isNew: whether the mechanism breaks a configuration that no case of the corpus breaks by it.
    func novelty(
        of mechanism: S.Mechanism, isNew: Bool, as interleaving: S.Case, under configuration: S.Configuration
    ) -> Report<S>.Novelty {
        let novelty: Report<S>.Novelty =
            corpus == nil
            ? .own : isNew ? .new : isSmaller(interleaving, mechanism, configuration) ? .smaller : .known
        guard novelty != .known, let earlier = told?.interleaving(of: mechanism) else { return novelty }
        return earlier == interleaving.description ? .known : .changed
    }

    private func isSmaller(
        _ interleaving: S.Case, _ mechanism: S.Mechanism, _ configuration: S.Configuration
    ) -> Bool {
        let kept = corpus?.cases.filter { $0.mechanism(under: configuration) == mechanism } ?? []
        return kept.allSatisfy { interleaving < $0.entry.file.interleaving }
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
