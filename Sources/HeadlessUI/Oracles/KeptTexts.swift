/// A field on screen.
package struct FieldText: Hashable {
    /// The app's view that has the field, and the field's label.
    package let view, label: String
    /// The text in the field.
    package let text: String
    /// The id of the element in whose row the field is, as a text; nil outside of rows.
    package let row: String?
    /// Whether the field shows a text that is typed so far as it is once the edit has ended, and no format rejects or changes it.
    package let keepsEdit: Bool
}

extension Host {
    /// The fields on screen, from the back to the front.
    package var fieldTexts: [FieldText] {
        graph.withoutReporting {
            var fields: [FieldText] = []
            for presenter in graph.shownPresenters {
                for child in presenter.children {
                    child.forEach { node in
                        guard let control = node.control, let field = control as? any Editing, !node.isWithinLeaving
                        else { return }
                        fields.append(
                            FieldText(
                                view: node.viewName, label: node.label(of: control), text: node.texts.first ?? "",
                                row: node.elementID, keepsEdit: field.keepsEdit))
                    }
                }
            }
            return fields
        }
    }

    /// The id of the element in whose row the user is about to act, as a text; nil outside of rows.
    package func rowID(of action: UserAction) -> String? { touchedNode(by: action)?.elementID }

    /// Returns whether a text is on screen, or in a value that a view has or leads to.
    package func keeps(_ text: String) -> Bool {
        guard let root = graph.root else { return false }
        return graph.withoutReporting {
            if shows(text, in: root) { return true }
            var walk = ValueWalk { value, _, _ in (value as? String)?.hasWords(of: text) ?? false }
            return walk.ends(in: root) || walk.isCutOff
        }
    }

    private func shows(_ text: String, in node: Node) -> Bool {
        guard !node.isLeaving else { return false }
        return node.text?.hasWords(of: text) ?? false || node.childrenOfContent.contains { shows(text, in: $0) }
    }

    /// Reports a mistake that the caller has found.
    package func report(_ mistake: Mistake) { graph.report(.mistake(mistake)) }

    /// The number of bodies of the app that have been evaluated so far.
    package var evaluationCount: Int { graph.oracles.evaluationCount }
}

extension Node {
    /// The id of the element whose row is around the node, as a text; nil if there is none.
    var elementID: String? { withAncestors.firstValue { $0.rowID.map { "\($0.base)" } } }
}
