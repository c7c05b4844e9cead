extension HostPart {
    /// Pulls down the list or scroll view of the part, which starts the task of `refreshable`.
    ///
    /// - Throws: `ControlError` if the part has no refreshable view, or several, or a refresh is already running.
    public func refresh() throws(ControlError) {
        try perform { () throws(ControlError) in
            var holders: [RefreshHolder] = []
            var containers: [any RefreshedNode] = []
            for node in nodes((any RefreshedNode).self) where (node as? any LazyContainer)?.isList != false {
                guard let holder = node.environment.refresh?.holder, !holders.contains(where: { $0 === holder }) else {
                    continue
                }
                holders.append(holder)
                containers.append(node)
            }
            guard holders.count == 1 else {
                let reason =
                    holders.isEmpty
                    ? "\(name) has no List or ScrollView that is refreshable"
                    : "\(name) has \(holders.count) containers that are refreshable: name one, as in \(name).container(0)"
                throw ControlError(self, reason)
            }
            if !containers[0].refresh(by: holders[0]) {
                throw ControlError(self, "\(name) is being refreshed already")
            }
        }
    }
}

extension Host {
    /// Pulls down the refreshable list or scroll view, which starts the task of `refreshable`.
    public func refresh() throws(ControlError) { try screen.refresh() }
}
