extension HostPart {
    /// Selects the tab with the given label or value.
    ///
    /// - Throws: `ControlError` if no tab has the label or value.
    public func select(tab: some Hashable) throws(ControlError) {
        let wanted = AnyHashable(tab)
        try perform { () throws(ControlError) in
            for tabs in nodes((any TabChoosing).self) {
                if let index = tabs.index(of: wanted) { return tabs.choose(at: index) }
            }
            throw host.refusal("no tab in \(name) has the label or the value \(wanted.base)")
        }
    }
}

extension Host {
    /// Selects the tab with the given label or value.
    public func select(tab: some Hashable) throws(ControlError) { try screen.select(tab: tab) }
}
