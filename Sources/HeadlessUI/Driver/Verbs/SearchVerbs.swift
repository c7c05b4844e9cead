extension HostPart {
    /// Types text into the search field of the part, and begins the search if necessary.
    ///
    /// - Throws: `ControlError` if the part has no searchable view, or several.
    public func search(_ text: String) throws(ControlError) {
        try perform { () throws(ControlError) in try searched().search(text) }
    }

    /// Presses the return key in the search field of the part, which runs the enclosing `onSubmit(of: .search)` actions.
    ///
    /// - Throws: `ControlError` if the part has no searchable view, or several.
    public func submitSearch() throws(ControlError) {
        try perform { () throws(ControlError) in try searched().submitSearch() }
    }

    /// Ends the search of the part and clears its text.
    ///
    /// - Throws: `ControlError` if the part has no searchable view, or several.
    public func cancelSearch() throws(ControlError) {
        try perform { () throws(ControlError) in try searched().endSearch() }
    }

    private func searched() throws(ControlError) -> any SearchedNode {
        let found = nodes((any SearchedNode).self)
        guard found.count == 1 else {
            throw ControlError(
                self, "\(name) has \(found.isEmpty ? "nothing" : "\(found.count) views") that is searchable")
        }
        return found[0]
    }
}

extension Host {
    /// Types text into the search field, and begins the search if necessary.
    public func search(_ text: String) throws(ControlError) { try screen.search(text) }

    /// Presses the return key in the search field.
    public func submitSearch() throws(ControlError) { try screen.submitSearch() }

    /// Ends the search and clears its text.
    public func cancelSearch() throws(ControlError) { try screen.cancelSearch() }
}
