extension Host {
    /// Whether the app is in the background, where nothing of it can be touched.
    var isInBackground: Bool { graph.environment.scenePhase == .background }

    /// Between the two an app is in no phase to be used, for a touch each way.
    private func change(over phases: [ScenePhase]) -> Offer.Deed {
        Offer.Deed(stages: phases.count) { [graph] (_, stage, _) in graph.environment.scenePhase = phases[stage] }
    }

    /// What is left to do in the background.
    func returnOffer(_ front: PresenterNode) -> Offer {
        Offer(
            action: UserAction(.returnToApp), node: front, isEnabled: true, isOffered: true,
            deed: change(over: [.inactive, .active]))
    }

    /// What a person does with the app as a whole, where a view follows its phase.
    func leavingOffers(_ front: PresenterNode) -> [Offer] {
        guard graph.followsScenePhase else { return [] }
        return [
            Offer(
                action: UserAction(.leaveApp), node: front, isEnabled: true, isOffered: true,
                deed: change(over: [.inactive, .background]))
        ]
    }
}
