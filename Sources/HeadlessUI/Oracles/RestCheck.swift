extension Host {
    /// Checks the views once a run has settled, and reports each mistake as an issue. A host is of no use after the check of
    /// `staleScreen`, which evaluates all bodies.
    ///
    /// - Parameters:
    ///   - oracles: The oracles to ask.
    ///   - start: The progress views that the first screen had.
    package func checkAtRest(by oracles: Set<Oracle>, since start: ProgressViews) {
        guard isOpen, isInUse else { return }
        for mistake in mistakesAtRest(by: oracles, since: start) { graph.report(.mistake(mistake)) }
    }

    private func mistakesAtRest(by oracles: Set<Oracle>, since start: ProgressViews) -> [Mistake] {
        var mistakes: [Mistake] = []
        if oracles.contains(.unansweredPresentation) { mistakes += graph.unansweredPresentations }
        if oracles.contains(.endlessProgress) { mistakes += endlessProgress(since: start) }
        if oracles.contains(.conflictingValues) { mistakes += graph.conflictingValues }
        if oracles.contains(.repeatedWork) { mistakes += graph.repeatedWork }
        if oracles.contains(.workAfterEnd) { mistakes += graph.workAfterEnd }
        if oracles.contains(.deletedObject) { mistakes += graph.shownDeletedObjects }
        if oracles.contains(.invalidText) { mistakes += graph.invalidTexts }
        if oracles.contains(.staleScreen), let mistake = graph.staleScreen {
            mistakes.append(mistake)
        } else if oracles.isSuperset(of: [.deletedObject, .staleScreen]), !mistakes.contains(where: \.isOfDeletedObject)
        {
            // Everything has been evaluated again, and what was read before the deletion is read after it now.
            mistakes += graph.shownDeletedObjects
        }
        return mistakes
    }
}

extension Mistake {
    fileprivate var isOfDeletedObject: Bool { oracle == .deletedObject }
}

extension Node {
    /// The name of the app's view whose body has the node, or that the node is, without generic arguments.
    var viewName: String {
        (viewType ?? enclosingViewType).map { String("\($0)".prefix { $0 != "<" }) }
            ?? "a view"
    }
}

extension Graph {
    /// The windows and layers that are not leaving, from the back to the front.
    var shownPresenters: [PresenterNode] {
        func presenters(in presenter: PresenterNode) -> [PresenterNode] {
            [presenter] + presenter.layers.filter { !$0.isLeaving }.flatMap(presenters)
        }
        return window.map(presenters) ?? []
    }
}
