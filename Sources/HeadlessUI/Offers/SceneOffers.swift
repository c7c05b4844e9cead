extension Host {
    /// Whether the app is in use, or else nothing of it can be touched.
    var isInUse: Bool { graph.environment.scenePhase == .active }

    /// What a person does with the app as a whole, where a view follows its phase. On its way an app is in no phase to be used.
    func sceneOffers(_ front: PresenterNode) -> [Offer] {
        if isInUse, !graph.followsScenePhase { return [] }
        return [
            offer(.leaveApp, front, isOffered: isInUse, over: [.inactive, .background]),
            offer(.returnToApp, front, isOffered: !isInUse, over: [.inactive, .active]),
        ]
    }

    /// - Parameter phases: each comes with a touch of its own.
    private func offer(
        _ verb: UserAction.Verb, _ front: PresenterNode, isOffered: Bool, over phases: [ScenePhase]
    ) -> Offer {
        Offer(
            action: UserAction(verb), node: front, isEnabled: true, isOffered: isOffered,
            deed: Offer.Deed { [self] (_, stage, _) throws(ControlError) in
                guard stage > 0 || isOffered else { throw refusal("the app is there already") }
                graph.environment.scenePhase = phases[stage]
            })
    }
}
