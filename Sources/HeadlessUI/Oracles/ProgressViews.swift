/// The progress views without a value on screen, by their views.
package struct ProgressViews {
    /// The type of the view of each, and its title.
    fileprivate let names: [String: Int]

    /// Returns whether a view has more of them than on another screen.
    package func isMore(than others: ProgressViews) -> Bool { names.contains { $1 > others.names[$0] ?? 0 } }
}

extension Host {
    /// The progress views without a value on screen.
    package var progressViews: ProgressViews {
        ProgressViews(names: graph.window == nil ? [:] : graph.progressViewNames)
    }

    /// The progress views that are there although nothing is pending, and were not at the start: a preview may show a view that loads.
    func endlessProgress(since start: ProgressViews) -> [Mistake] {
        guard graph.pendingAnswers.all.isEmpty, secondsBetweenDates == nil, !expectsWork else { return [] }
        return progressViews.names.filter { $1 > start.names[$0] ?? 0 }.keys.sorted().map { name in
            Mistake(
                .endlessProgress, of: name,
                "The progress view of \(name) stays on screen, and nothing is pending that could end it: no task can go on, no "
                    + "request and no timer is left.",
                advice:
                    "End it on every way out of the work, also after an error and a cancellation, for example in a defer."
            )
        }
    }
}

extension Graph {
    fileprivate var progressViewNames: [String: Int] {
        guard let front else { return [:] }
        var names: [String: Int] = [:]
        front.forEach { node in
            // The image of a placeholder is never loaded here.
            guard node.progressing?.isIndeterminate == true, !node.environment.isHidden,
                !node.withAncestors.contains(where: { $0.viewType is any ImageLoading.Type })
            else { return }
            let view = node.viewName
            names[view, default: 0] += 1
        }
        return names
    }

    /// The texts on screen with a replacement character.
    var invalidTexts: [Mistake] {
        var mistakes: [Mistake] = []
        front?.forEach { node in
            guard !(node.control is any Editing), let text = node.text, text.unicodeScalars.contains("\u{FFFD}") else {
                return
            }
            let view = node.viewName
            mistakes.append(
                Mistake(
                    .invalidText, of: view,
                    "\(view) shows \"\(text)\", with a character that stands for bytes that are no text.",
                    advice:
                        "Decode whole characters: a text that is cut between the bytes of a character cannot be decoded."
                ))
        }
        return mistakes
    }
}

/// A node that shows progress.
@MainActor protocol Progressing: Node {
    /// Whether it has no value, so that only its end says that the work is done.
    var isIndeterminate: Bool { get }
}
