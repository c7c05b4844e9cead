extension Host {
    /// Whether the app is in use. Otherwise the user cannot touch it.
    var isInUse: Bool { graph.environment.scenePhase == .active }

    /// Adds the actions on the app as a whole, if a view observes the scene phase. The user cannot use an app in transition.
    func addScene(to walk: OfferWalk) {
        if isInUse, !graph.followsScenePhase { return }
        add(.leaveApp, to: walk, isOffered: isInUse, over: [.inactive, .background])
        add(.returnToApp, to: walk, isOffered: !isInUse, over: [.inactive, .active])
    }

    /// - Parameter phases: The scene phases, one for each touch.
    private func add(_ verb: UserAction.Verb, to walk: OfferWalk, isOffered: Bool, over phases: [ScenePhase]) {
        walk.add(
            UserAction(verb), isOffered: isOffered,
            Offer.Operation { [self] (_, stage, _) throws(ControlError) in
                guard stage > 0 || isOffered else { throw refusal("the app is there already") }
                graph.environment.scenePhase = phases[stage]
            })
    }
}
