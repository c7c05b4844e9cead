extension HostPart {
    /// Swipes the row, and presses a button that the swipe reveals with another touch. The loop runs in between.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - edge: The edge at which the button is; nil for either edge.
    /// - Throws: `ControlError` if the part is not a row of a list, no button has the label, or several do.
    public func swipe(_ label: String, edge: HorizontalEdge? = nil) throws(ControlError) {
        try perform { () throws(ControlError) in
            let swipes = try listRow("swiped").swipes(at: edge)
            try open(
                swipes.map { ($0.holder.actions, $0.node) }, choosing: label, by: .swipe, name: "swipeActions")
        }
        try perform { () throws(ControlError) in try host.chooseOpened(by: .swipe) }
    }

    /// Swipes the row all the way, which presses the first button at that edge, or else deletes the row.
    ///
    /// - Parameter edge: The edge at which the button is.
    /// - Throws: `ControlError` if the part is not a row of a list, or a full swipe has no effect there.
    public func fullSwipe(_ edge: HorizontalEdge = .trailing) throws(ControlError) {
        try perform { () throws(ControlError) in
            let row = try listRow("swiped")
            let effect = try permitted("swiped") { () throws(RowRefusal) in
                try row.fullSwipe(at: edge, of: row.rowEdit)
            }
            switch effect {
            case .deletesRow: try delete(row)
            case .pressesFirstButton:
                let first = row.swipes(at: edge).prefix(1)
                try open(
                    first.map { ($0.holder.actions, $0.node) }, choosing: nil, by: .fullSwipe, name: "swipeActions")
                try host.chooseOpened(by: .fullSwipe)
            }
        }
    }
}
