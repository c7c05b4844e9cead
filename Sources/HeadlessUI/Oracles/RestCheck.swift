extension Host {
    /// The seconds after which work that was begun is taken to go on.
    private static let mostSecondsOfPassingWork: TimeInterval = 2

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
        mistakes += lastingWork(of: oracles)
        if oracles.contains(.deletedObject) {
            mistakes += graph.shownDeletedObjects
            mistakes += graph.oracles.copiesOfDeleted
        }
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

    /// The work that goes on and should not. What ends by itself within seconds, as a timer that shows a few steps, does not count.
    private func lastingWork(of oracles: Set<Oracle>) -> [Mistake] {
        func work() -> [Mistake] {
            (oracles.contains(.repeatedWork) ? graph.repeatedWork : [])
                + (oracles.contains(.workAfterEnd) ? graph.workAfterEnd : [])
        }
        let begun = work()
        if begun.isEmpty { return [] }
        wait(Self.mostSecondsOfPassingWork)
        return work().filter { mistake in
            begun.contains { ($0.oracle, $0.subject) == (mistake.oracle, mistake.subject) }
        }
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
