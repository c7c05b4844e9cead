/// The objects that views have made for themselves, which should go with them.
@MainActor final class OwnedObjects {
    private struct Owned {
        let typeName: String
        weak var object: AnyObject?
        let owner: NodeReference
        let view: String
    }

    private var all: [Owned] = []

    @MainActor func note(_ object: AnyObject, of node: Node) {
        all.append(Owned(typeName: "\(type(of: object))", object: object, owner: node.reference, view: node.viewName))
    }

    /// Forgets the objects whose views are still there: they are the app's until it ends.
    func keepThoseOfGoneViews() { all.removeAll { $0.owner.node != nil } }

    /// The objects that are still alive, with the names of their types and views.
    ///
    /// An object that a global or static property holds is shared on purpose.
    var alive: [(object: AnyObject, type: String, view: String)] {
        all.compactMap { owned in
            guard let object = owned.object, !StaticStorage.holds(object) else { return nil }
            return (object, owned.typeName, owned.view)
        }
    }
}

extension Host {
    /// Prepares for the check after the close: what belongs to a view that is still on screen is no leak.
    package func markSurvivors() { graph.oracles.ownedObjects?.keepThoseOfGoneViews() }

    /// Reports the objects that live on although their views had gone before the host was closed.
    ///
    /// - Parameter findsPaths: Whether it looks for what keeps an object, which takes long.
    package func reportSurvivors(findingPaths findsPaths: Bool) {
        guard let objects = graph.oracles.ownedObjects else { return }
        var seen: Set<String> = []
        for (object, type, view) in objects.alive where seen.insert(type).inserted {
            let path = findsPaths ? RetainPath.keeping(object) : nil
            let mistake = Mistake(
                .leak, of: "\(type) of \(view)",
                "The \(type) that \(view) made for itself lives on after the view has gone: "
                    + (path.map { "it is kept by \($0)." } ?? "something still has it."),
                advice:
                    "Capture self weakly in the closures of timers, sinks and observers that the object keeps, and end its tasks "
                    + "when it goes.")
            graph.report(.mistake(mistake))
        }
    }
}

extension Node {
    /// Notes an object that the view of the node has made for itself.
    nonisolated func noteOwned(_ object: AnyObject) {
        let node = self
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated { node.graph.oracles.ownedObjects?.note(object, of: node) }
    }
}
