extension HostPart {
    /// Types text into the field of the part's search, which begins the search where it has not begun.
    ///
    /// - Throws: `ControlError` where nothing is searchable, or more than one thing.
    public func search(_ text: String) throws(ControlError) {
        try perform { () throws(ControlError) in try searched().search(text) }
    }

    /// Presses the return key in the field of the part's search: the actions of `onSubmit(of: .search)` around it are run.
    ///
    /// - Throws: `ControlError` where nothing is searchable, or more than one thing.
    public func submitSearch() throws(ControlError) {
        try perform { () throws(ControlError) in try searched().submitSearch() }
    }

    /// Ends the search of the part: its text is cleared.
    ///
    /// - Throws: `ControlError` where nothing is searchable, or more than one thing.
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
    /// Types text into the field of the search, which begins the search where it has not begun.
    public func search(_ text: String) throws(ControlError) { try screen.search(text) }

    /// Presses the return key in the field of the search.
    public func submitSearch() throws(ControlError) { try screen.submitSearch() }

    /// Ends the search: its text is cleared.
    public func cancelSearch() throws(ControlError) { try screen.cancelSearch() }
}
