extension RefreshedNode {
    func addRefresh(to walk: OfferWalk) {
        guard let holder = environment.refresh?.holder, !walk.refreshed.contains(where: { $0 === holder }) else {
            return
        }
        walk.refreshed.append(holder)
        let host = walk.host
        walk.add(.refresh, isOffered: refreshTask == nil) { _ throws(ControlError) in
            if !self.refresh(by: holder) { throw host.refusal("it is being refreshed already") }
        }
    }
}

extension LazyContainer {
    func addContainer(to walk: OfferWalk) {
        if hasMoreRows, walk.isReachable { walk.canScroll = true }
        guard isList else { return }
        addRefresh(to: walk)
        walk.enter(OfferingList(self, menu: walk.menu))
    }
}

extension SearchedNode {
    func addSearch(to walk: OfferWalk) {
        walk.add(.search) { self.search($0.text ?? "") }
        walk.add(.submitSearch, isOffered: isSearching) { _ in self.submitSearch() }
        walk.add(.deleteToken, isOffered: hasTokens) { _ in self.deleteToken() }
        walk.add(.cancelSearch, isOffered: isSearching) { _ in self.endSearch() }
    }
}

extension StackNode {
    /// Whether the frontmost page hides its back button.
    var hidesBackButton: Bool { pages.last?.effects(BackButtonEffect.self).first?.effect.isHidden ?? false }
}
