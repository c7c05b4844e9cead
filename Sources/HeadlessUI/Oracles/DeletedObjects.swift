import Foundation

/// A value of a deleted model object, as code has read it.
struct DeletedValue {
    let model: String
    let property: String
    let deletion: ModelEvent?
    let save: ModelEvent?

    /// Says by what the object is gone, for the end of a sentence.
    fileprivate var end: String {
        guard let deletion, let save else { return "." }
        return deletion == save ? ": deleted and saved \(save)." : ": deleted \(deletion), saved \(save)."
    }
}

/// A value of a deleted model object that a body has read.
struct DeletedRead {
    let reader: NodeReference
    let value: DeletedValue
}

/// A value of a deleted model object that a handler or a task has read.
struct CopiedRead {
    let content: AnyHashable
    let value: DeletedValue
}

extension HostReference {
    /// Notes that code reads a value of a deleted object that was known before, so that nothing traps. It is a mistake if a body does so,
    /// and its view stays on screen, and if other code writes the value to another object within the same event.
    ///
    /// - Parameters:
    ///   - content: The value.
    ///   - model: The name of the model.
    ///   - property: The name of the property.
    ///   - deletion: The deletion.
    ///   - save: The save of the deletion.
    package func noteDeletedRead(
        of content: Any?, model: String, property: String, deletion: ModelEvent?, save: ModelEvent?
    ) {
        guard isCurrent, MainThread.isCurrent, let graph = Graph.current else { return }
        let value = DeletedValue(model: model, property: property, deletion: deletion, save: save)
        if Graph.isUpdatingHere {
            guard let reader = Graph.evaluatedNode else { return }
            graph.oracles.deletedReads.append(DeletedRead(reader: reader, value: value))
        } else if let content = distinctive(content) {
            let oracles = graph.oracles
            if oracles.copiedReads.contains(where: { $0.content == content }) { return }
            if oracles.copiedReads.isEmpty { EventEnd.run { oracles.copiedReads = [] } }
            oracles.copiedReads.append(CopiedRead(content: content, value: value))
        }
    }

    /// Whether a handler or task has read a value of a deleted object within the current event.
    package var hasReadDeletedValues: Bool {
        isCurrent && MainThread.isCurrent && Graph.current?.oracles.copiedReads.isEmpty == false
    }

    /// Notes that code writes a value to an object that is not deleted.
    ///
    /// - Parameters:
    ///   - content: The value.
    ///   - model: The name of the model.
    ///   - property: The name of the property.
    package func noteWrite(of content: Any?, model: String, property: String) {
        guard hasReadDeletedValues, let oracles = Graph.current?.oracles, let content = distinctive(content),
            let read = oracles.copiedReads.first(where: { $0.content == content })?.value
        else { return }
        oracles.copiesOfDeleted.append(
            Mistake(
                .deletedObject, of: "\(read.model) in \(model).\(property)",
                "\(model).\(property) gets \(read.model).\(read.property) of an object that is gone\(read.end)",
                advice: "Read what the \(model) needs before the deletion, or check that the context of the "
                    + "\(read.model) is not nil."))
    }
}

/// Returns a value that code does not have by chance: a text, a date, an identifier or data, and not a number or a flag.
private func distinctive(_ content: Any?) -> AnyHashable? {
    switch content {
    case let text as String: text.count > 1 ? text : nil
    case let data as Data: data.isEmpty ? nil : data
    case let date as Date: date
    case let identifier as UUID: identifier
    case let url as URL: url
    default: nil
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
            let value = read.value
            return Mistake(
                .deletedObject, of: "\(value.model) in \(view)",
                "\(view) shows \(value.model).\(value.property) of an object that is gone\(value.end)",
                advice:
                    "Clear what holds the \(value.model) before the deletion: the selection, the sheet's item, the array. "
                    + "A condition in the body is no help by itself: nothing evaluates the body after the save.")
        }
    }
}
