/// A value of a deleted model object that a body has read.
struct DeletedRead {
    let reader: NodeReference
    let model: String
    let property: String
    let deletion: ModelEvent?
    let save: ModelEvent?
}

extension HostReference {
    /// Notes that code reads a value of a deleted object that was known before, so that nothing traps. It is a mistake if a body does so,
    /// and its view stays on screen.
    ///
    /// - Parameters:
    ///   - model: The name of the model.
    ///   - property: The name of the property.
    ///   - deletion: The deletion.
    ///   - save: The save of the deletion.
    package func noteDeletedRead(model: String, property: String, deletion: ModelEvent?, save: ModelEvent?) {
        guard isCurrent, Graph.isUpdatingHere, let graph = Graph.current, let reader = Graph.evaluatedNode else {
            return
        }
        graph.oracles.deletedReads.append(
            DeletedRead(reader: reader, model: model, property: property, deletion: deletion, save: save))
    }
}

extension Graph {
    /// The values of deleted objects that views on screen have read as they were evaluated last.
    var shownDeletedObjects: [Mistake] {
        let reads = oracles.deletedReads
        guard !reads.isEmpty else { return [] }
        var shown: Set<ObjectIdentifier> = []
        for presenter in shownPresenters {
            for child in presenter.children {
                child.forEach { node in
                    if !node.isLeaving { shown.insert(ObjectIdentifier(node.reference)) }
                }
            }
        }
        return reads.filter { shown.contains(ObjectIdentifier($0.reader)) }.compactMap { read in
            guard let view = read.reader.node?.viewName else { return nil }
            var end = "."
            if let deletion = read.deletion, let save = read.save {
                end = deletion == save ? ": deleted and saved \(save)." : ": deleted \(deletion), saved \(save)."
            }
            return Mistake(
                .deletedObject, of: "\(read.model) in \(view)",
                "\(view) shows \(read.model).\(read.property) of an object that is gone\(end)",
                advice:
                    "Clear what holds the \(read.model) before the deletion, or show the view only while its context is not nil."
            )
        }
    }
}
